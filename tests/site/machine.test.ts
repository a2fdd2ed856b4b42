/** What software reads of the site, and what it is answered at `/mcp`, over HTTP. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { localizedHref } from '#contract/address.ts';
import { type Errand, errands, readable } from '#tests/machine/errands.ts';

import { get } from './document.ts';

const client = new Client({ name: 'a buyer’s software', version: '1' });
beforeAll(() =>
  client.connect(new StreamableHTTPClientTransport(new URL('/mcp', inject('siteUrl')))),
);
afterAll(() => client.close());

const listed = (codes: string) => codes.split(codes.includes(' · ') ? ' · ' : ' ').filter(Boolean);

interface Verdict {
  code: string;
  result?: string;
}
interface Answer {
  inRange?: Verdict[];
  notStated?: Verdict[];
  products?: Verdict[];
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
    const answer = structuredContent as Answer;
    const codes = (list: Verdict[] = []) => list.map(({ code }) => code).toSorted();
    for (const said of expected.says ?? []) expect(text).toContain(said);
    const inRange =
      answer.inRange ?? answer.products?.filter(({ result }) => result === 'in-range');
    if (expected.inRange !== undefined)
      expect(codes(inRange)).toEqual(listed(expected.inRange).toSorted());
    if (expected.notStated !== undefined)
      expect(codes(answer.notStated).join(' ')).toBe(expected.notStated);
    if (expected.fits !== undefined) expect(answer.fits).toEqual(listed(expected.fits));
  });

  describe.each(readable)('by reading alone, $language', ({ language, errands: own }) => {
    test.each(own)('$ask', async ({ page = '', reads = [] }) => {
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
