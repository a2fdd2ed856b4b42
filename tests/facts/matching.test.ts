import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { products } from '#content/index.ts';

import { match, ranked } from '#facts/match.ts';
import { read } from '#facts/measure/read.ts';
import { matchingCases } from './matching-cases.ts';
import { designationText, quantityText, valueText } from '#facts/print.ts';
import { type Asked, type Match, type Point, RESULTS } from '#facts/result.ts';

import { subjectOf, subjects } from './subjects.ts';

const codesIn = (list: string) => list.split(' ').filter((code) => code !== '');

const RATING = { PN: 'pn', class: 'class', 'JIS K': 'jisK' } as const;

/** Conditions as the reader reads them, each by itself: `DN 150, air 4 to 6 bar`. */
const conditionsIn = (words: string): Asked =>
  Object.assign({}, ...words.split(/,\s(?=\S)/).map(askedOne)) as Asked;

function askedOne(words: string): object {
  const [, choice, list] = /^(flange |IP|turn )(.+)$/.exec(words) ?? [];
  if (choice && list) return askedByChoice(words, choice, list);
  const [, medium, own = words] = /^(air|oil) (.+)$/.exec(words) ?? [];
  const [measure] = read(own).measures;
  if (!measure) throw new Error(`cannot read "${words}"`);
  if (measure.axis === 'supply') {
    const { volts: voltage, phase } = measure.value;
    return { ...(voltage !== undefined && { voltage }), ...(phase !== undefined && { phase }) };
  }
  if (measure.axis === 'rating') return { [RATING[measure.kind]]: measure.value };
  return { [medium ?? (measure.axis === 'pressure' ? 'bar' : measure.axis)]: measure.value };
}

/** `flange F05/F07`, `IP65/IP67`, `turn 90°`. */
function askedByChoice(words: string, choice: string, list: string): Asked {
  if (choice === 'turn ') return { rotation: Number.parseInt(list, 10) };
  return choice === 'IP' ? { protection: words.split('/') } : { mounting: list.split('/') };
}

/** A point as the cases name it. */
function nameOf(point: Point): string {
  switch (point.key) {
    case 'pressure-falls':
      return 'pressure falls';
    case 'lowest-not-stated':
      return 'lowest not stated';
    case 'size-decides':
      return 'size decides';
    case 'together':
      return 'together';
    case 'mast':
      return 'MAST';
    case 'mounting':
      return `mounting ${valueText(point.fact, { language: 'en' })}`;
    case 'differential':
      return `differential ${quantityText(point.max, { language: 'en' }, { limit: true })}`;
    case 'sleeve':
      return `sleeve ${point.materials.join(', ')}`;
    case 'control-air':
      return `control air ${point.above.kind === 'quantity' ? quantityText(point.above, { language: 'en' }) : 'not stated'}`;
    case 'flange':
      return `flange ${point.designation.system === 'PN' ? designationText(point.designation) : `${point.designation.system} ${point.designation.number}`}`;
    case 'limit-met':
      return `limit met: ${point.axis}`;
    case 'option':
      return `option ${point.value}`;
    case 'reservation':
      return reservationName(point);
  }
}
function reservationName({ fact, reservation }: Extract<Point, { key: 'reservation' }>): string {
  switch (reservation.key) {
    case 'by-size':
      return `by size: ${fact.key}`;
    case 'condition-not-stated':
      return 'extended';
    case 'flange-torque':
      return `flange torque ${reservation.flange}`;
    default:
      return reservation.key.replaceAll('-', ' ');
  }
}

const pointsOf = (found: Match | undefined): string[] =>
  found?.result === 'in-range' ? found.points.map(nameOf) : [];

describe('matching cases', () => {
  test.each(matchingCases)('$asked', (entry) => {
    const asked = conditionsIn(entry.asked);
    const results = new Map(subjects.map((subject) => [subject.code, match(subject, asked)]));
    const wrong: string[] = [];
    const expectResult = (code: string, wanted: string) => {
      subjectOf(code);
      const found = describeMatch(results.get(code));
      if (found !== wanted) wrong.push(`${code}: expected ${wanted}, found ${found}`);
    };
    for (const code of codesIn(entry.in ?? '')) expectResult(code, 'in range');
    for (const [what, codes] of Object.entries(entry.notStated ?? {}))
      for (const code of codesIn(codes)) expectResult(code, `not stated: ${what}`);
    for (const [axis, codes] of Object.entries(entry.out ?? {}))
      for (const code of codesIn(codes)) expectResult(code, `out of range: ${axis}`);
    for (const code of codesIn(entry.noResult ?? '')) expectResult(code, 'no result');
    for (const [limit, codes] of Object.entries(entry.limits ?? {}))
      for (const code of codesIn(codes)) {
        const found = limitOf(results.get(code));
        if (found !== limit) wrong.push(`${code}: expected ${limit}, found ${found}`);
      }
    for (const [point, codes] of Object.entries(entry.points ?? {}))
      for (const code of codesIn(codes))
        if (!pointsOf(results.get(code)).includes(point))
          wrong.push(`${code}: lacks "${point}", has ${pointsOf(results.get(code)).join('; ')}`);
    for (const [point, codes] of Object.entries(entry.without ?? {}))
      for (const code of codesIn(codes))
        if (pointsOf(results.get(code)).includes(point)) wrong.push(`${code}: has "${point}"`);
    expect(wrong).toEqual([]);
    if (entry.in === '')
      expect([...results.values()].some((each) => each?.result === 'in-range')).toBe(false);
    if (entry.ordered)
      expect(
        ranked(subjects, asked)
          .filter(({ match: each }) => each.result === 'in-range')
          .map(({ subject }) => subject.code),
      ).toEqual(codesIn(entry.in ?? ''));
    if (entry.all) {
      const trait = entry.all === 'valves' ? 'valve' : 'actuator';
      const listed = [
        entry.in ?? '',
        ...Object.values(entry.notStated ?? {}),
        ...Object.values(entry.out ?? {}),
      ].flatMap(codesIn);
      expect(listed.toSorted()).toEqual(
        subjects
          .slice(0, products.length)
          .filter(({ traits }) => traits.includes(trait))
          .map(({ code }) => code)
          .toSorted(),
      );
    }
  });
  test('at least 120', () => expect(matchingCases.length).toBeGreaterThanOrEqual(120));
});

/** Why a product is out: `above −20 to +100 °C`; a drive of another kind has no limit. */
function limitOf(found: Match | undefined): string {
  if (found?.result !== 'out-of-range') return describeMatch(found);
  const { reason, facts } = found.limit;
  const stated = facts.map((fact) => valueText(fact, { language: 'en' })).join(', ');
  return [reason, stated].filter(Boolean).join(' ');
}

test('another condition makes no result better', () => {
  const from = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const conditions = fc.record({
    size: from(15, 40, 80, 150, 300),
    pn: from(10, 16, 25, 40, 63, 100),
    class: from(150, 300, 600),
    jisK: from(10, 20),
    bar: from(3, 5, 10, 16, 20, 50, 64, 100, 120),
    temperature: from(-50, 0, 80, 150, 200, 400),
  });
  fc.assert(
    fc.property(conditions, fc.constantFrom(...subjects), (all, subject) => {
      const asked = Object.entries(all).filter(([, value]) => value !== undefined);
      const rank = (of: typeof asked) => {
        const found = match(subject, Object.fromEntries(of) as Asked);
        return found && RESULTS.indexOf(found.result);
      };
      const whole = rank(asked);
      for (const [name] of asked) {
        const fewer = rank(asked.filter(([other]) => other !== name));
        if (fewer !== undefined) expect(whole, `without ${name}`).toBeGreaterThanOrEqual(fewer);
      }
    }),
    { numRuns: 1_000 },
  );
});

function describeMatch(found: Match | undefined): string {
  if (!found) return 'no result';
  if (found.result === 'in-range') return 'in range';
  if (found.result === 'out-of-range') return `out of range: ${found.limit.axis}`;
  return `not stated: ${found.missing.map(({ what, part }) => (part ? `${part} ${what}` : what)).join(', ')}`;
}
