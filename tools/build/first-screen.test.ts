import { expect, test } from 'vitest';

import { firstScreen } from './first-screen.ts';

const LONG = 'x'.repeat(250);
const page = (main: string) =>
  `<body><nav><p>menu</p></nav><main>${main}</main><footer><h2>foot</h2></footer></body>`;

/** The document with `|` where the link stands. */
const marked = (html: string) => {
  const { end } = firstScreen(html);
  return `${html.slice(0, end)}|${html.slice(end)}`;
};

test.each([
  ['a section', `<h1>a</h1><section>${LONG}</section><h2>b</h2>`, '<h2>b|</h2>'],
  ['not before the heading', `<form>${LONG}</form><h1>a</h1><form></form><p>b</p>`, '<p>b|</p>'],
  ['not a short one', `<h1>a</h1><form>a</form><p>b</p>`, '<h2>foot|</h2>'],
  [
    'all cards of a group',
    `<h1>a</h1><div><article>${LONG}</article><article><b>b</b></article></div><p>c</p>`,
    '<p>c|</p>',
  ],
  [
    'pictures count, a noscript and what opens by a press do not',
    `<h1>a</h1><form>${'<img>'.repeat(6)}<noscript>${LONG}</noscript><i popover>${LONG}</i></form><table><img></table><b>b</b>`,
    '<b>b|</b>',
  ],
  [
    'a link stands in an element of mere text, and in no list of choices',
    `<h1>a</h1><form>${LONG}</form><p>b<b></b></p><select><option>c</option></select><i> </i><i>d</i>`,
    '<i>d|</i>',
  ],
])('the first screen ends after %s', (_, main, place) => {
  expect(marked(page(main))).toBe(page(main).replace(place.replace('|', ''), place));
});

test('what opens by a press is not shown: popovers, dialogs, lists of a collapsed button', () => {
  const html = page(
    '<h1>a</h1><i hidden>1</i><dialog class="d">2</dialog><div popover>3</div><button aria-expanded="false">4</button><ul class="u"><li>5</li></ul><ul>6</ul>',
  );
  expect(firstScreen(html).shown).toBe(
    '<body><nav><p>menu</p></nav><main><h1>a</h1></i><dialog class="d"></dialog><div class=""></div><button aria-expanded="false">4</button><ul class="u"></ul><ul>6</ul></main><footer><h2>foot',
  );
});
