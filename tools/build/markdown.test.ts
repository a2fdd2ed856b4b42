import { expect, test } from 'vitest';

import { joinedPages, markdownWriter } from './markdown.ts';

const toText = markdownWriter('https://valves.example');
const write = (pages: readonly string[]) => joinedPages(pages.map(toText));
const page = (html: string) => `<body><nav>menu</nav><main id="m">${html}</main></body>`;
const main = (html: string) => write([page(html)]);

test('terms and values are a list; the same in other units stands behind', () => {
  expect(main('<dl><div><dt>Size</dt><dd><b>1/2–8</b> in</dd><dd>DN 15–200</dd></div></dl>')).toBe(
    '- Size: 1/2–8 in; DN 15–200\n',
  );
});

test('links lead to the site, words of boxes side by side stay apart', () => {
  expect(
    main('<p><a href="/products?lang=en"><span>HT600</span><span>up to +600</span></a></p>'),
  ).toBe('[HT600 up to +600](https://valves.example/products?lang=en)\n');
});

test('controls, drawings and what is empty without them are left out', () => {
  expect(
    main(
      '<h2>Add</h2><p><button>Actuator</button></p><ul><li><input></li></ul><h2>Text</h2><svg><text>5</text></svg>' +
        '<div data-sheet><dl><dt>Scale</dt><dd>1:1</dd></dl></div><p aria-hidden="true">x</p><p>stays</p>',
    ),
  ).toBe('## Text\n\nstays\n');
});

test('a table keeps its figures where a cell chooses its row, and loses columns of controls alone', () => {
  const row = '<tr><th><label><input type="radio"><span aria-hidden="true">40</span></label></th>';
  expect(
    main(
      '<table><thead><tr><th>DN</th><th>L</th><th>Quote</th></tr></thead><tbody>' +
        `${row}<td><label for="a">156</label></td><td><button>Ask</button></td></tr></tbody></table>`,
    ),
  ).toBe('| DN | L |\n| --- | --- |\n| 40 | 156 |\n');
});

test('years, steps and questions of a list stay, with a space between what stands apart', () => {
  expect(main('<ul><li><b>2005</b><span>Founded</span></li></ul>')).toBe('- 2005 Founded\n');
  expect(
    main('<ol><li><button><span>2</span><span>Close the valves.</span></button></li></ol>'),
  ).toBe('1. 2 Close the valves.\n');
  expect(
    main('<ul><li><button class="x screenOnly" aria-pressed="false">Weight</button></li></ul>'),
  ).toBe('- Weight\n');
});

test('catalogue pages of one address say once what each of them has', () => {
  expect(write([page('<h1>AP</h1><p>one</p>'), page('<h1>AP</h1><p>two</p>')])).toBe(
    '# AP\n\none\n\ntwo\n',
  );
});
