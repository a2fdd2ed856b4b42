/** What software reads of the site, and what it is answered at `/mcp`, over HTTP. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { z } from 'zod';

import { products } from '#content/index.ts';
import { localizedHref } from '#contract/address.ts';
import { everyClaim, figuresIn } from '#tests/machine/claims.ts';
import { type Errand, errands, readable } from '#tests/machine/errands.ts';

import { bytesOf, fetchDocument, get, pathOf } from './document.ts';

const client = new Client({ name: 'a buyer’s software', version: '1' });
beforeAll(() =>
  client.connect(new StreamableHTTPClientTransport(new URL('/mcp', inject('siteUrl')))),
);
afterAll(() => client.close());

const listed = (codes: string) => codes.split(' ').filter(Boolean);

interface Verdict {
  code: string;
  result?: string;
}
interface Answer {
  inRange?: Verdict[];
  notStated?: Verdict[];
  products?: Verdict[] | number;
  fits?: string[];
}

describe('sixty errands of a buyer’s software', () => {
  test('are sixty, half of them in Korean', () => {
    expect(errands).toHaveLength(60);
    expect(errands.filter(({ ask }) => /\p{Script=Hangul}/u.test(ask))).toHaveLength(30);
  });

  test.each(errands)('$ask', async ({ call: [name, given], ...expected }: Errand) => {
    const { isError, structuredContent } = await client.callTool({ name, arguments: given });
    expect(isError).toBeFalsy();
    const text = JSON.stringify(structuredContent);
    expect([...figuresIn(text)].filter((figure) => !everyClaim.has(figure))).toEqual([]);
    const answer = structuredContent as Answer;
    const codes = (list: Verdict[] = []) => list.map(({ code }) => code).toSorted();
    for (const said of expected.says ?? []) expect(text).toContain(said);
    const compared = Array.isArray(answer.products) ? answer.products : [];
    const inRange = answer.inRange ?? compared.filter(({ result }) => result === 'in-range');
    if (expected.inRange !== undefined)
      expect(codes(inRange)).toEqual(listed(expected.inRange).toSorted());
    if (expected.notStated !== undefined)
      expect(codes(answer.notStated).join(' ')).toBe(expected.notStated);
    if (expected.fits !== undefined) expect(answer.fits).toEqual(listed(expected.fits));
  });

  describe.each(readable)('by reading alone, $language', ({ language, errands: own }) => {
    test.each(own)('$ask', async ({ call: [, { id }], reads = [], ...expected }) => {
      const page = expected.page ?? products.find((each) => each.id === id)?.path ?? '';
      const file = `${page}${language === 'en' ? '.en' : ''}.md`;
      const asText = await get(localizedHref(page, language), {
        headers: { accept: 'text/markdown' },
      });
      expect(asText.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      const text = await asText.text();
      expect(await (await get(file)).text()).toBe(text);
      for (const line of reads) expect(text).toContain(line);
    });
  });
});

describe('files for software', () => {
  test('each product is as its schema says, which it names', async () => {
    const { products } = (await (await get('/catalogue.json')).json()) as {
      products: { kind: string; url: { ko: string } }[];
    };
    const own = products.filter(({ kind }) => kind === 'product');
    expect(own).toHaveLength(27);
    for (const { url } of own) {
      const file = (await (await get(`${new URL(url.ko).pathname}.json`)).json()) as {
        $schema: string;
      };
      const schema = (await (await get(new URL(file.$schema).pathname)).json()) as object;
      expect(z.fromJSONSchema(schema as never).safeParse(file).error, url.ko).toBeUndefined();
    }
  });

  test('each address that is described is there, and the tables are linked in Downloads', async () => {
    const { paths } = (await (await get('/openapi.json')).json()) as { paths: object };
    for (const path of Object.keys(paths).filter((each) => !each.includes('{')))
      expect((await get(path)).status, path).toBe(200);
    const page = await fetchDocument('/downloads?lang=en');
    for (const href of ['/catalogue.xlsx', '/catalogue.en.csv', '/catalogue.json'])
      expect(page.attributes('a[download]', 'href')).toContain(href);
    const book = unzipSync(await bytesOf(await get('/catalogue.xlsx')));
    const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    // 282 mm is a number there, and one row a product and size, below the head.
    expect(sheet).toContain('<v>282</v>');
    expect(sheet.match(/<row /g)).toHaveLength(40);
  });

  test('a browser gets the page, who asks for text gets text', async () => {
    for (const [accept, type] of [
      ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
      ['*/*', 'text/html'],
      ['text/html, text/markdown;q=0.5', 'text/html'],
      ['Text/Markdown, text/html;q=0.9', 'text/markdown'],
    ] as const) {
      const answer = await get('/products/pneumatic?page=2', { headers: { accept } });
      expect(answer.headers.get('content-type'), accept).toContain(type);
      expect(answer.headers.get('vary')).toContain('Accept,');
    }
    // A text knows no conditions.
    const asked = await get('/products?dn=50', { headers: { accept: 'text/markdown' } });
    expect(asked.headers.get('content-type')).toContain('text/html');
  });

  test('every property of structured data is a defined term of the glossary', async () => {
    const glossary = await fetchDocument('/glossary');
    const [set] = glossary.structuredData() as { hasDefinedTerm: { '@id'?: string }[] }[];
    const terms = new Set(set?.hasDefinedTerm.flatMap((term) => term['@id'] ?? []));
    const page = await fetchDocument('/products/pinch-valve/pqvf/pqvf?lang=en');
    const text = JSON.stringify(page.structuredData());
    const ids = [...text.matchAll(/"propertyID":"([^"]+)"/g)].map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(20);
    for (const id of ids) {
      expect(terms).toContain(id);
      expect(glossary.count(`[id="${new URL(id).hash.slice(1)}"]`)).toBe(1);
    }
    // A maximum between 4 and 6 bar has no minimum.
    expect(text).not.toContain('"minValue":4');
    expect(text).toContain('"name":"PQVF DN 100","isVariantOf":{"@type":"ProductGroup"');
  });
});

describe('the tools at /mcp', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    get('/mcp', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });

  test('software finds them', async () => {
    for (const path of ['/.well-known/mcp.json', '/.well-known/mcp/server-card.json'])
      expect(await (await get(path)).json()).toMatchObject({
        remotes: [{ type: 'streamable-http', url: expect.stringMatching(/\/mcp$/) as string }],
      });
    const catalogued = await get('/.well-known/api-catalog');
    expect(catalogued.headers.get('content-type')).toBe('application/linkset+json');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_products',
      'get_product',
      'match_conditions',
      'compare',
      'size_actuator',
      'list_files',
      'prepare_inquiry',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  test.each([
    ['a product that is none', 'get_product', { id: '../../etc/passwd' }, 'There is no product'],
    ['a number that is none', 'match_conditions', { size: '150' }, 'Invalid'],
    ['no torque', 'size_actuator', { factor: 1.2 }, 'at least one torque'],
    ['more than is read', 'search_products', { query: 'x'.repeat(101) }, 'Invalid'],
    ['another name', 'compare', { ids: ['s10', 's30'], evil: true }, 'Invalid'],
    ['a size that is none', 'match_conditions', { size: 2 }, 'no nominal size'],
    [
      'a code that is none',
      'match_conditions',
      { protection: ['IP6'] },
      'no code of the catalogue',
    ],
    ['a range from above', 'match_conditions', { size: { from: 500, to: 100 } }, 'less than'],
    [
      'no condition',
      'match_conditions',
      { words: 'good valve' },
      'No condition was given or understood',
    ],
    ['one size twice', 'match_conditions', { size: 150, words: 'DN50' }, 'given twice'],
    [
      'a size that is not ordered',
      'prepare_inquiry',
      { products: [{ id: 'pqvf', dn: 300 }] },
      'not ordered',
    ],
    [
      'a supply that it has not',
      'prepare_inquiry',
      { products: [{ id: '480-006', phase: 3 }] },
      'not stated for three-phase',
    ],
    [
      'a size that is not stated',
      'prepare_inquiry',
      { products: [{ id: 's30t', dn: 50 }] },
      'not stated',
    ],
    [
      'a range without models',
      'prepare_inquiry',
      { products: [{ id: 'electric-range' }] },
      'is a range',
    ],
    [
      'one line twice',
      'prepare_inquiry',
      {
        products: [
          { id: '480-025', phase: 1 },
          { id: '480-025', phase: 3 },
        ],
      },
      'stands twice',
    ],
    ['too many', 'compare', { ids: ['s10', 's20', 's30', 's40', 's50'] }, 'Invalid'],
  ])('says what is wrong: %s', async (_, name, given, said) => {
    const answer = await client.callTool({ name, arguments: given });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer.content)).toContain(said);
  });

  test('what is not understood filters nothing and is said, and so is what is no matter of a product', async () => {
    const { structuredContent } = await client.callTool({
      name: 'match_conditions',
      arguments: { words: '480 actuator 3/16 inch 100 Nm', temperature: -30, family: ['electric'] },
    });
    expect(structuredContent).toMatchObject({ asked: { torque: 100, temperature: -30 } });
    const { notUnderstood, inRange } = structuredContent as {
      notUnderstood: string[];
      inRange: { notJudged?: string[] }[];
    };
    expect(notUnderstood.join()).toContain('3/16');
    // The temperature of a valve says nothing of an actuator.
    expect(inRange.length).toBeGreaterThan(3);
    for (const { notJudged } of inRange) expect(notJudged).toEqual(['temperature']);
  });

  test.each([
    ['no butterfly, DN100', { size: 100 }, 'no butterfly'],
    ['DN 100, above 200 °C', { size: 100 }, 'above 200 °C'],
    ['DN 100, not above 80 °C', { size: 100 }, 'above 80 °C'],
    ['DN 50, supply 5 bar', { size: 50 }, '5 bar'],
    ['ambient 60 °C IP68', { protection: ['IP68'] }, '60 °C'],
    ['DN 50 air supply 5 bar', { size: 50, air: 5 }, ''],
  ])('words that could be misread filter nothing: %s', async (words, asked, unread) => {
    const answer = await client.callTool({ name: 'match_conditions', arguments: { words } });
    const found = answer.structuredContent as { asked: object; notUnderstood: string[] };
    expect(found.asked).toEqual(asked);
    expect(found.notUnderstood.join(' ')).toContain(unread);
  });

  test('a product that is found beside figures says how it fits them', async () => {
    const { structuredContent } = await client.callTool({
      name: 'search_products',
      arguments: { query: 'S10 DN 300' },
    });
    const { results } = structuredContent as { results: { title: string; result?: string }[] };
    const found = results.filter(({ title }) => title.includes('S10'));
    for (const each of found) expect(each.result).toBe('out-of-range');
  });

  test('a prepared inquiry opens as a form with its products, and nothing has been sent', async () => {
    const { structuredContent } = await client.callTool({
      name: 'prepare_inquiry',
      arguments: {
        products: [{ id: '480-050', pieces: 2, phase: 3 }],
        conditions: { voltage: 400, torque: 250 },
        language: 'ko',
      },
    });
    const { url, notCarried } = structuredContent as { url: string; notCarried: string[] };
    expect(notCarried).toEqual(['voltage: 400']);
    const form = await (await get(pathOf(url))).text();
    expect(form).toContain('480-050');
  });

  test.each([
    ['no JSON', '{', {}, 400],
    ['a batch', '[]', { 'content-type': 'Application/JSON' }, 400],
    ['a foreign page', '{}', { origin: 'https://elsewhere.example' }, 403],
    ['too long', JSON.stringify({ x: 'x'.repeat(40_000) }), {}, 413],
    ['no JSON by its type', 'x', { 'content-type': 'text/plain' }, 415],
  ] as const)('the protocol’s own errors: %s', async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  test('a version of the protocol that nobody speaks', async () => {
    const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    const answer = await post(call, { 'mcp-protocol-version': '1999-01-01' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('error');
  });
});
