import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { recipe, titles } from './recipe-book.ts';
import { SiteCopy } from './site-copy.ts';

const BUILD = `
const { render } = await import('./build/node/entry.node.js');
for (const address of process.argv.slice(1)) {
  const answer = await render(new URL(address, 'http://localhost'));
  console.log(JSON.stringify({ address, status: answer.status, html: answer.html }));
}`;

const site = new SiteCopy();
afterAll(() => site.remove());

const checked = () => site.run('node content/check.ts');

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
  "Change the company's name": () => {
    const { ts } = recipe("Change the company's name");
    site.edit('content/company/brand.ts', (text) =>
      text.replace(/ {2}name: \{[^}]*\},/, `${ts[0]}`),
    );
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

describe('followed to the letter', () => {
  test.each(Object.entries(FOLLOWED))(
    '%s',
    async (_title, follow) => {
      await follow();
      expect(await checked()).toEqual({ code: 0, output: '' });
    },
    120_000,
  );

  describe('the site then', () => {
    let pages: Record<string, { status: number; html: string }> = {};
    beforeAll(async () => {
      const built = await site.run('vite build --ssr --logLevel warn');
      expect(built).toMatchObject({ code: 0 });
      const addresses = [
        '/products/special/quarter-turn-480/480-006',
        '/about/company?lang=en',
        '/products/sirca-valves/ball-valves',
        '/products/sirca-valves/ball-valves/s95?lang=en',
        '/products/electric/gear-units?lang=en',
        '/pages/after-sales?lang=en',
        '/pages/after-sale',
        '/sitemap',
      ];
      const { code, output } = await site.run(
        `node --input-type=module --eval '${BUILD.replaceAll("'", '"')}' '${addresses.join("' '")}'`,
      );
      expect({ code, output }).toMatchObject({ code: 0 });
      pages = Object.fromEntries(
        output
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { address: string; status: number; html: string })
          .map(({ address, ...page }) => [address, page]),
      );
    }, 300_000);

    test.each([
      ['/products/special/quarter-turn-480/480-006', '65 Nm'],
      ['/about/company?lang=en', 'Service of </span><mark>hydraulic actuators</mark>'],
      ['/products/sirca-valves/ball-valves', 'S95'],
      ['/products/sirca-valves/ball-valves/s95?lang=en', 'High-pressure ball valve'],
      ['/products/electric/gear-units?lang=en', 'A gear unit raises the torque of an actuator.'],
      ['/products/electric/gear-units?lang=en', 'Hanbit Flow Control'],
      ['/pages/after-sales?lang=en', 'Tell us type and serial number from the nameplate.'],
      ['/sitemap', '한빛유체'],
      ['/sitemap', '/pages/after-sales'],
      ['/sitemap', '/products/electric/gear-units'],
      ['/sitemap', '/products/sirca-valves/ball-valves/s95'],
    ])('%s says %s', (address, text) => {
      expect(pages[address]?.status).toBe(200);
      // A failed `toContain` would print the whole document.
      expect(pages[address]?.html.includes(text)).toBe(true);
    });

    test('an address of no page is answered with 404', () => {
      expect(pages['/pages/after-sale']?.status).toBe(404);
    });

    test('the files are formatted, and the tests that read the content pass untouched', async () => {
      const formatted = await site.run('oxfmt content && oxfmt --check content');
      expect(formatted).toMatchObject({ code: 0 });
      const tests =
        'content tools/content-report tests/unit/specification tests/unit/finder tests/unit/compare';
      const { code, output } = await site.run(`NO_COLOR=1 vitest run --reporter=dot ${tests}`);
      const failed = output.split('\n').filter((line) => /FAIL|Error:/.test(line));
      expect({ code, failed }).toEqual({ code: 0, failed: [] });
    }, 300_000);
  });
});
