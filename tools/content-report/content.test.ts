import { expect, test } from 'vitest';

import { claims, openQuestions, raw } from '#content/entries.ts';

import { figureItems } from './figures.ts';
import { reportItems } from './report-items.ts';

const entries = Object.values(raw)
  .flat()
  .map(({ file, entry }) => ({ file, entry: entry as unknown }));
const items = reportItems({
  entries,
  claims,
  openQuestions,
  isPlaceholder: () => false,
  drawnPictures: 0,
});
const listed = items.map(({ file, field }) => `${file} ${field}`);

test.each([
  'company/brand.ts name',
  'company/contact.ts ceo',
  'company/contact.ts telephone',
  'company/contact.ts fax',
  'company/contact.ts email',
  'company/ceo-message.ts *',
  'company/timeline.ts events',
  'company/privacy.ts *',
  'catalogue/pneumatic/rotary/ap-da.ts code',
  'catalogue/pneumatic/rotary/ap-sr.ts code',
  'gallery/sleeve-replacement-300a.ts images',
])('the report lists the sample %s', (line) => expect(listed).toContain(line));

test('the report lists the application tags of every product', () =>
  expect(items.filter(({ field }) => field === 'applications')).toHaveLength(raw.products.length));

test('the report lists every conflict and every question', () => {
  expect(items.filter(({ section }) => section === 'conflicts')).toHaveLength(claims.length);
  expect(items.filter(({ section }) => section === 'questions')).toHaveLength(openQuestions.length);
});

test('no text of the site lacks a translation', () =>
  expect(items.filter(({ section, blocks }) => section === 'translations' && blocks)).toEqual([]));

test('the report lists every technical figure with its source', () => {
  const figures = figureItems();
  expect(figures.filter(({ blocks }) => blocks)).toEqual([]);
  const text = figures.map(({ file, field, text: value }) => `${file} ${field}: ${value}`);
  expect(text).toContain(
    'content/catalogue/special/quarter-turn-480/480-110.ts Maximum torque: 1,100 Nm [spec §9]',
  );
  expect(text).toContain('content/facts/electric.ts ambient: −25 to +70 °C [spec §9]');
  expect(text).toContain('content/facts/sleeve-elastomers.ts MQ: +150 °C [spec §9]');
});

test('the report lists the tables per size and those of standards, a line for each row', () => {
  const text = figureItems().map(({ file, field, text: value }) => `${file} ${field}: ${value}`);
  for (const line of [
    'content/catalogue/pinch-valve/pqvf/pqvf.ts Size DN 40: Length L 156 mm, Flange diameter D 150 mm, Inner diameter Di 40 mm, Flange DIN 2633 [spec §9]',
    'content/catalogue/pinch-valve/pqvf/pqvf.ts Bolt holes of DN 40, as drawn: 4 × 18 mm on 110 mm [standard DIN 2633]',
    'content/catalogue/pinch-valve/pqvi/pqvi.ts Size DN 25: Connection G 1, Length 150 mm, Weight 1.9 kg [spec §9]',
    'content/guides/pn-10-and-10k.ts Size 200A: Rating 10K, Outer diameter 330 mm, Pitch circle 290 mm, Bolt holes 12 × 23 [standard EN 1092-1, JIS B 2220]',
  ])
    expect(text).toContain(line);
});
