import { describe, expect, test } from 'vitest';

import { electricRange, products, specialMediumRange } from '#content/index.ts';
import type { ProductEntry } from '#content/schema/product.ts';

import { electricRangeFacts, factsWith, specialMediumFacts } from '#content/facts-of.ts';
import type { Fact } from '#facts/facts.ts';
import { FACT_KEYS, keyEntry } from '#facts/keys.ts';
import { ranked } from '#facts/match.ts';
import { SUPPLY_KEYS } from '#facts/match-supply.ts';
import { quantityText, rowText } from '#facts/print.ts';
import { printRow, questions, rowsAt } from '#facts/rows.ts';

import { subjectOf, subjects } from './subjects.ts';

const STYLE = { language: 'en' } as const;

/** What the entry states, whatever the desk has confirmed since. */
const factsOf = (entry: ProductEntry) => factsWith(entry, []);

/** Paths of every number in a value. */
function numbersIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'number') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => numbersIn(each, [...path, key]));
}
/** A copy with one number replaced. */
function withOther(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return (value as number) + 0.5;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const at = copy as Record<string, unknown>;
  at[key] = withOther(at[key], rest);
  return copy;
}

describe('facts hold everything that an entry states', () => {
  test.each(products)('$code: each number of the entry', (product: ProductEntry) => {
    const before = JSON.stringify(factsOf(product).facts);
    const lost = numbersIn(product.technical).filter((path) => {
      const changed = { ...product, technical: withOther(product.technical, path) } as ProductEntry;
      return JSON.stringify(factsOf(changed).facts) === before;
    });

    expect(lost.map((path) => path.join('.'))).toEqual([]);
  });
  test('one number of an entry is one fact, and changes the rows of its key alone', () => {
    const several = products.flatMap((product) => {
      const before = factsOf(product);
      return numbersIn(product.technical).flatMap((path) => {
        const technical = withOther(product.technical, path);
        const after = factsOf({ ...product, technical } as ProductEntry);
        const keys = before.facts.flatMap((fact, index) =>
          JSON.stringify(fact) === JSON.stringify(after.facts[index]) ? [] : [fact.key],
        );
        for (const place of ['specification', 'size-table'] as const)
          for (const [index, row] of rowsAt(before, place).entries()) {
            const other = rowsAt(after, place)[index];
            const isSame = other && rowText(row.facts, STYLE) === rowText(other.facts, STYLE);
            expect(isSame || keys.includes(row.key), `${product.code} ${path.join('.')}`).toBe(
              true,
            );
          }
        return keys.length === 1 ? [] : [`${product.code} ${path.join('.')}: ${keys.join(' ')}`];
      });
    });
    // A size of a table per size is that of all its measures.
    expect(several.filter((line) => !/\.dn: /.test(line))).toEqual([
      // Above 500 Nm, which ISO 5211 gives F10, the flange gets its reservation.
      '480-050 torque.max: torque mounting',
    ]);
  });
  test('each number of the ranges without a page', () => {
    for (const [range, facts] of [
      [electricRange, electricRangeFacts],
      [specialMediumRange, specialMediumFacts],
    ] as const) {
      const read = facts as (range: unknown) => { facts: readonly Fact[] };
      const before = JSON.stringify(read(range).facts);
      const lost = numbersIn(range).filter(
        (path) => JSON.stringify(read(withOther(range, path)).facts) === before,
      );
      expect(lost).toEqual([]);
    }
  });
});

test('keys that no 480 model states yet are read once an entry has them', () => {
  const model = products.find(({ code }) => code === '480-006');
  const technical = {
    ...model?.technical,
    protection: 'IP67',
    explosionProtection: 'Ex d IIB T4',
    duty: 'S2-15 min',
    manualOverride: 'handwheel',
    ambient: { comparator: 'between', min: -25, max: 70, unit: '°C' },
    dimensions: { length: 1, width: 2, height: 3 },
    weight: 4,
    timeAt60Hz: { seconds: 17, angle: 90, atHz: 60 },
  };
  const { facts } = factsOf({ ...model, technical } as ProductEntry);
  const open = facts.filter(({ value }) => value.kind === 'not-stated').map(({ key }) => key);
  expect(open).toEqual(['brand', 'failPosition']);
});

test('texts and rows are printed as they stand', () => {
  const text = (words: string) => ({ ko: words, en: words });
  const confirmed = (key: 'mechanism' | 'materials', value: Fact['value']) =>
    ({
      key,
      value,
      scope: { of: 'product' },
      provenance: { basis: 'confirmed', document: 'letter A-7, 1 December 2026' },
      reservations: [],
    }) as Fact;
  const rack = confirmed('mechanism', { kind: 'text', text: text('rack and pinion') });
  const rows = [
    { label: text('Body'), text: text('CF8M') },
    { label: text('Seat'), text: text('PTFE') },
  ];
  expect(rowText([rack], STYLE)).toBe('rack and pinion');
  expect(rowText([confirmed('materials', { kind: 'rows', rows })], STYLE)).toBe(
    'Body: CF8M, Seat: PTFE',
  );
});

test('inferred facts are never printed', () => {
  const inferred = subjects.filter((each) => each.inferred.length > 0);
  expect(inferred.map(({ code }) => code)).toEqual(['S50', 'S60', 'S70', 'S80']);
  for (const subject of inferred) {
    const words = (['specification', 'comparison', 'machine'] as const)
      .flatMap((place) => rowsAt(subject, place))
      .map((row) => printRow(row, { language: 'en' }).text);
    expect(words.join(' ')).not.toMatch(/pneumatic/i);
    expect(questions(subject)).toContainEqual({ key: 'actuation' });
  }
});

test('a limit is converted to the safe side; figures stated in two units are not converted', () => {
  const imperial = { language: 'en', units: 'imperial' } as const;
  const row = (code: string, key: Fact['key']) =>
    rowText(
      subjectOf(code).facts.filter((fact) => fact.key === key),
      imperial,
    );
  expect(row('HT600', 'temperature')).toBe('up to +1,112 °F');
  expect(row('S30', 'temperature')).toBe('−4 to +392 °F');
  expect(row('480-006', 'torque')).toBe('44.2 lbf·ft');
  // 25 Nm is the limit of the smallest size: 18.44 lbf·ft is not rounded up.
  expect(row('AP-DA', 'torque')).toMatch(/^18\.4–13,600 lbf·ft/);
  expect(row('S20', 'rating')).toBe('800 psi (55 bar)');
  expect(row('AP-DA', 'airSupply')).toBe('2–8 bar (29–116 psi)');
  expect(row('S50', 'actuatorSupply')).toBe('79.8 psi');
  const twenty = { kind: 'quantity', unit: '°C', min: 20, max: 20 } as const;
  expect(quantityText(twenty, imperial)).toBe('+68 °F');
});

test('a reworded label changes only words', () => {
  const point = { size: 150, bar: 10, temperature: 180 };
  const seen = () =>
    JSON.stringify([
      ranked(subjects, point).map(({ subject, match }) => [subject.code, match]),
      subjects.map((subject) => rowsAt(subject, 'comparison')),
      subjects.map((subject) => questions(subject)),
    ]);
  const before = seen();
  const labels = FACT_KEYS.map((key) => keyEntry(key).label);
  FACT_KEYS.forEach((key, index) => (keyEntry(key).label = { ko: `가${index}`, en: `x${index}` }));
  const after = seen();
  FACT_KEYS.forEach((key, index) => (keyEntry(key).label = labels[index] ?? { ko: '', en: '' }));
  expect(after).toBe(before);
});

test('what the rule compares as supply are the keys of that axis', () => {
  expect([...new Set(SUPPLY_KEYS)].toSorted()).toEqual(
    FACT_KEYS.filter((key) => keyEntry(key).axis === 'supply').toSorted(),
  );
});
