import { expect, test } from 'vitest';

import { raw } from '#content/entries.ts';
import { claims, openQuestions } from '#content/singles.ts';
import type { Provenance } from '#content/schema/provenance.ts';
import { factsOf } from '#content/facts-of.ts';
import { sizesText } from '#facts/print.ts';
import { sizesWithFigures } from '#facts/rows.ts';

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
  'company/ceo-message.ts *',
  'company/timeline.ts events',
  'company/privacy.ts *',
  'catalogue/pneumatic/rotary/ap-da.ts code',
  'catalogue/pneumatic/rotary/ap-sr.ts code',
  'gallery/sleeve-replacement-300a.ts images',
])('the report lists the sample %s', (line) => expect(listed).toContain(line));

test('the report lists every field that is marked as a sample', () => {
  const samples = entries.flatMap(({ file, entry }) => {
    const { provenance = [] } = entry as { provenance?: readonly Provenance[] };
    return provenance.flatMap(({ field, source }) =>
      source === 'sample' ? `${file} ${field}` : [],
    );
  });
  expect(samples.length).toBeGreaterThan(50);
  expect(listed).toEqual(expect.arrayContaining(samples));
});

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
  const figures = figureItems();
  const linesOf = (file: string, field: RegExp) =>
    figures.filter((item) => item.file === `content/${file}` && field.test(item.field));
  for (const { file, entry } of raw.products) {
    if (entry.technical.family === 'quarter-turn-actuator') continue;
    for (const size of sizesWithFigures(factsOf(entry))) {
      const lines = linesOf(file, /./).map(({ text }) => text);
      expect(lines.join('\n'), file).toContain(`(${sizesText(size)}) [spec §9]`);
    }
  }
  const holes = linesOf('catalogue/pinch-valve/pqvf/pqvf.ts', /^Bolt holes of DN \d+, as drawn$/);
  expect(holes.every(({ text }) => /\[standard DIN 263\d\]$/.test(text))).toBe(true);
  expect(holes).not.toEqual([]);
  const [flanges] = linesOf('guides/pn-10-and-10k.ts', /^Size DN/);
  expect(flanges?.text).toMatch(/^Rating PN \d+, Outer diameter \d+ mm, .* \[standard EN 1092-1/);
});
