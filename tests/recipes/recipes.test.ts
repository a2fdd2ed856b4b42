import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { inflateSync } from 'node:zlib';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { flat, readPdf } from '#tests/pdf.ts';

import { recipe, titles } from './recipe-book.ts';
import { SiteCopy } from './site-copy.ts';

const BUILD = `
const { build } = await import('vite');
await build({ logLevel: 'warn', build: { ssr: true, ssrEmitAssets: true } });`;

const RENDER = `
const { render } = await import('./build/node/entry.node.js');
const { addresses } = await import('#content/addresses.ts');
const { localizedHref } = await import('#contract/address.ts');
const own = addresses.flatMap(({ path }) => [path, localizedHref(path, 'en')]);
for (const address of [...own, ...process.argv.slice(1)]) {
  const answer = await render(new URL(address, 'http://localhost'));
  console.log(JSON.stringify({ address, status: answer.status, html: await answer.html?.() }));
}`;

const INQUIRE = `
import { DatabaseSync } from 'node:sqlite';
const { checkInquiry } = await import('#contract/inquiry.ts');
const { openDatabase } = await import('#server/forms/database.ts');
const sent = { companyName: 'a', name: 'b', phone: '1', email: 'a@b.example', inquiry: 'c' };
const columns = openDatabase('data').prepare('PRAGMA table_info(inquiry)').all();
console.log(JSON.stringify({
  given: checkInquiry({ ...sent, position: 'd' }),
  left: checkInquiry(sent),
  columns: columns.map(({ name }) => name),
}));`;

const FIND = `
await import('#app/i18n/every-language.ts');
const { finderData } = await import('#app/features/finder/finder.server.ts');
const { find } = await import('#app/features/finder/finder.ts');
const { parseQuery, searchOf } = await import('#app/shared/fit/finder-query.ts');
const data = finderData('en');
const query = parseQuery('?body=wafer', data);
const { valves, actuators } = find(data.items, query);
console.log(JSON.stringify({
  address: searchOf(query),
  choices: data.choices.body,
  found: valves["in-range"].map(({ item }) => item.code),
  actuators: actuators.concerned,
}));`;

const BALL_VALVES = 'content/catalogue/sirca-valves/ball-valves';

const site = new SiteCopy();
afterAll(() => site.remove());

const node = (program: string, ...values: readonly string[]) =>
  site.run(
    `node --input-type=module --eval '${program.replaceAll("'", '"')}' '${values.join("' '")}'`,
  );

/** Adds lines before a place in a file. */
const before = (file: string, place: string, lines: string | undefined) =>
  site.edit(file, (text) => text.replace(place, () => `${lines}\n${place}`));

/** The recipes, in the order of the page: each is followed in the same copy, and none may spoil the others. */
const FOLLOWED: Record<string, () => void | Promise<void>> = {
  'Correct a figure': () => {
    const { ts } = recipe('Correct a figure');
    site.edit('content/catalogue/special/quarter-turn-480/480-006.ts', (text) => {
      const [, torque = ''] = /torque: atMost\((\d+), 'Nm'\)/.exec(text) ?? [];
      return text
        .replace(`torque: atMost(${torque},`, 'torque: atMost(65,')
        .replaceAll(`${torque} Nm`, '65 Nm')
        .replace('provenance: [', `provenance: [\n${ts[0]}`);
    });
  },
  'Add an entry to the history': () => {
    const { ts } = recipe('Add an entry to the history');
    site.edit('content/company/timeline.ts', (text) =>
      text.replace('\n  ],\n  provenance', `\n${ts[0]}\n  ],\n  provenance`),
    );
  },
  'Add a product': () => command('Add a product'),
  'Add a subcategory with its document': () => command('Add a subcategory with its document'),
  'Add a page': () => command('Add a page'),
  'Add a business area': () => {
    const [area, source] = recipe('Add a business area').ts;
    site.edit('content/company/business.ts', (text) => {
      const [before, group, after] = text.split(/(?=\n {4}\{\n {6}id: '(?:services|sectors)')/);
      return [before, group?.replace(/\n {6}\],/, `\n${area}$&`), after]
        .join('')
        .replace('provenance: [', `$&\n${source}`);
    });
  },
  'Add a gallery item with photographs': async () => {
    const { ts, json } = recipe('Add a gallery item with photographs');
    site.add('content/gallery/retrofit-inchon.ts', `${ts[0]}\n`);
    for (const number of ['01', '02']) {
      const background = { r: 90, g: 110, b: Number(number) };
      const photograph = sharp({ create: { width: 1280, height: 960, channels: 3, background } });
      site.add(`photos/gallery-retrofit--${number}.jpg`, await photograph.jpeg().toBuffer());
      site.add(`photos/gallery-retrofit--${number}.json`, json[0] ?? '');
    }
  },
  "Change the company's name": () => {
    const { ts } = recipe("Change the company's name");
    site.edit('content/company/brand.ts', (text) =>
      text.replace(/ {2}name: \{[^}]*\},/, `${ts[0]}`),
    );
  },
  'Change the telephone number or the CEO': () => {
    const [facts, sources] = recipe('Change the telephone number or the CEO').ts;
    site.edit('content/company/contact.ts', (text) =>
      text
        .replace(/ {2}ceo: .*\n {2}telephone: .*/, `${facts}`)
        .replace(/ {4}\{ field: 'ceo'.*\n {4}\{ field: 'telephone'.*/, `${sources}`),
    );
  },
  "Change the brand's red": () => {
    const [colours] = recipe("Change the brand's red").ts;
    site.edit('contract/colours.ts', (text) =>
      text.replace(/^export const NEEDLE.*/m, `${colours}`),
    );
  },
  'Add a field to the inquiry form': () => {
    const [field, ko, en] = recipe('Add a field to the inquiry form').ts;
    before('contract/inquiry-fields.ts', '  phone: {', field);
    before('contract/field-labels/ko.ts', "  phone: '", ko);
    before('contract/field-labels/en.ts', "  phone: '", en);
  },
  'Add a filter to the finder': () => {
    const [names, help, ko, en, facet, fact, values, control] = recipe(
      'Add a filter to the finder',
    ).ts;
    before('content/finder-texts.ts', '  application: APPLICATION_NAMES,', names);
    site.edit('content/finder-texts.ts', (text) =>
      text.replace('finderHelp = {', (start) => `${start}\n${help}`),
    );
    before('app/i18n/messages/ko/finder.ts', "    application: '", ko);
    before('app/i18n/messages/en/finder.ts', "    application: '", en);
    before('app/shared/fit/finder-data.ts', "  'application',", facet);
    before('app/shared/fit/finder-item.server.ts', "  'application',", fact);
    before('app/shared/fit/asked.ts', '  category: ({ category })', values);
    before('app/features/finder/finder-form.tsx', '        <BoxesFacet facet="flange"', control);
  },
  'Upgrade a dependency': async () => {
    const [command = ''] = recipe('Upgrade a dependency').sh;
    expect(await site.run(command)).toMatchObject({ code: 0 });
    site.edit('package.json', (text) => text.replace('"hono": "', '"hono": "^'));
    expect(await site.run(command)).toMatchObject({ code: 1 });
    site.edit('package.json', (text) => text.replace('"hono": "^', '"hono": "'));
  },
};

async function command(title: string): Promise<void> {
  for (const line of recipe(title).sh) {
    const { code, output } = await site.run(line);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toContain('Next:');
    expect(output).not.toContain('Still to do');
  }
}

test('every recipe of the page is followed here', () => {
  expect(titles).toEqual(Object.keys(FOLLOWED));
});

/** Every data sheet that a recipe reaches: the corrected product's, the new one's and its sisters', the new document's. */
const SHEETS = ['480-006', 'gear-units', ...globSync('*', { cwd: BALL_VALVES }), 's95'];

const pdf = (name: string) => readFileSync(join(site.folder, `.cache/sheets/files/${name}.pdf`));

/** What a PDF draws: its streams that hold no fonts or pictures. */
const drawingOf = (file: Buffer): string =>
  file
    .toString('latin1')
    .split('stream\n')
    .map((part) => {
      try {
        return inflateSync(Buffer.from(part, 'latin1'), { finishFlush: 2 }).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');

describe('followed to the letter', () => {
  test.each(Object.entries(FOLLOWED))('%s', async (_title, follow) => {
    await follow();
  });

  test('the check finds nothing to say', async () => {
    expect(await site.run('node content/check.ts')).toEqual({ code: 0, output: '' });
  });

  test('data sheets of the new product, its sisters and the new document', async () => {
    const only = SHEETS.map((name) => `--only ${parse(name).name}`).join(' ');
    expect(await site.run(`node tools/sheets.ts ${only}`)).toMatchObject({ code: 0 });
    for (const name of ['s95-ko', 's95-en', 's70-en', '480-006-ko', 'document-gear-units-en'])
      expect((await readPdf(pdf(name))).pages, name).toHaveLength(1);
    const [page] = (await readPdf(pdf('s95-en'))).pages;
    for (const text of ['S95', 'DN 15–100', 'Hanbit Flow Control', '02-555-0100'])
      expect(flat(page?.text)).toContain(flat(text));
    const [sister] = (await readPdf(pdf('s80-en'))).pages;
    expect(flat(sister?.text)).toContain(flat('S95 DN 15–100 PN 100'));
  });

  test('data sheets have the new red', () => {
    const [red, green, blue] = [0xb3, 0x26, 0x1e].map((part) => String(part / 255).slice(0, 6));
    const drawn = new RegExp(`${red}\\d* ${green}\\d* ${blue}\\d* scn`);
    // A failed `toMatch` would print the whole sheet.
    expect(drawn.test(drawingOf(pdf('s95-en')))).toBe(true);
  });

  test('the new field is checked and kept, and may be left empty', async () => {
    const { code, output } = await node(INQUIRE);
    expect({ code, output }).toMatchObject({ code: 0 });
    const { given, left, columns } = JSON.parse(output) as Record<string, unknown>;
    expect(given).toMatchObject({ kind: 'valid', inquiry: { position: 'd' } });
    expect(left).toMatchObject({ kind: 'valid', inquiry: { position: '' } });
    expect(columns).toContain('position');
  });

  test('the new filter narrows the list to what has its value', async () => {
    const { code, output } = await node(FIND);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(JSON.parse(output)).toEqual({
      address: '?body=wafer',
      choices: [
        { id: 'wafer', label: 'Wafer' },
        { id: 'double-flanged', label: 'Double-flanged' },
      ],
      found: ['HT600'],
      actuators: false,
    });
  });

  describe('the site then', () => {
    let pages: ReadonlyMap<string, { status: number; html: string }> = new Map();
    beforeAll(async () => {
      expect(await site.run('node tools/photos.ts')).toMatchObject({ code: 0 });
      expect(await node(BUILD)).toMatchObject({ code: 0 });
      const { code, output } = await node(RENDER, '/pages/after-sale');
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
      const rendered = output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { address: string; status: number; html: string });
      pages = new Map(rendered.map(({ address, ...page }) => [address, page]));
    });

    test.each([
      ['/products/special/quarter-turn-480/480-006', '65 Nm'],
      ['/about/company?lang=en', 'Service of </span><mark>hydraulic actuators</mark>'],
      ['/products/sirca-valves/ball-valves', 'S95'],
      ['/products/sirca-valves/ball-valves/s95?lang=en', 'High-pressure ball valve'],
      ['/products/electric/gear-units?lang=en', 'A gear unit raises the torque of an actuator.'],
      ['/products/electric/gear-units?lang=en', 'Hanbit Flow Control'],
      ['/pages/after-sales?lang=en', 'Tell us type and serial number from the nameplate.'],
      ['/about/business?lang=en', 'Valve inspection'],
      ['/gallery?lang=en', 'Retrofit of a manual valve'],
      ['/gallery/2?lang=en', '/pictures/photos/gallery-retrofit--02'],
      ['/gallery/2?lang=en', 'Ball valve without its lever'],
      ['/contact', 'href="tel:+82-2-555-0100"'],
      ['/contact', '02-555-0100'],
      ['/', '"telephone":"+82-2-555-0100"'],
      ['/privacy?lang=en', 'Name: Gildong Hong'],
      ['/contact?lang=en', 'name="position"'],
      ['/privacy?lang=en', 'position, fax'],
      ['/sitemap', '한빛유체'],
      ['/sitemap', '/pages/after-sales'],
      ['/sitemap', '/products/electric/gear-units'],
      ['/sitemap', '/products/sirca-valves/ball-valves/s95'],
    ])('%s says %s', (address, text) => {
      expect(pages.get(address)?.status).toBe(200);
      // A failed `toContain` would print the whole document.
      expect(pages.get(address)?.html.includes(text)).toBe(true);
    });

    test('the styles have the new red', () => {
      const sheets = globSync('build/node/**/*.css', { cwd: site.folder });
      const styles = sheets.map((file) => readFileSync(join(site.folder, file), 'utf8')).join('');
      expect(styles).toContain('#b3261e');
      expect(styles).not.toContain('#c93408');
    });

    test('every address has its page, in both languages, and no other address has one', () => {
      const { status } = pages.get('/pages/after-sale') ?? {};
      expect(status).toBe(404);
      const others = [...pages].filter(([address]) => address !== '/pages/after-sale');
      expect(others.length).toBeGreaterThan(150);
      expect(others.filter(([, page]) => page.status !== 200)).toEqual([]);
    });

    test('the files are formatted, types fit, and the tests that read the content pass untouched', async () => {
      const formatted = await site.run(
        'oxfmt app content contract && oxfmt --check app content contract',
      );
      expect(formatted).toMatchObject({ code: 0 });
      // Several checkers and workers would load the same types and content several times.
      expect(await site.run('tsc --noEmit --singleThreaded')).toEqual({ code: 0, output: '' });
      const tests =
        'content tools/content-report tests/unit/specification tests/unit/finder tests/unit/compare';
      const { code, output } = await site.run(
        `NO_COLOR=1 vitest run --maxWorkers=1 --reporter=dot ${tests}`,
      );
      const failed = output.split('\n').filter((line) => /FAIL|Error:/.test(line));
      expect({ code, failed }).toEqual({ code: 0, failed: [] });
    });
  });
});
