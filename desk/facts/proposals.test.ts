import { afterEach, beforeEach, expect, test } from 'vitest';

import type { DatabaseSync } from 'node:sqlite';

import { logAction } from '#desk/database/action-log.ts';
import { migrateDeskTables } from '#desk/database/desk-tables.ts';
import { THIS_MACHINE } from '#desk/texts/persons.ts';
import { openDatabase } from '#server/forms/database.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';

import { confirmedFiles } from './confirmed-file.ts';
import {
  type Claim,
  confirmFact,
  type Document,
  proposeFact,
  readProposals,
  withdrawFact,
} from './proposals.ts';

const folder = folderForEachTest();
let database: DatabaseSync;
beforeEach(() => {
  database = openDatabase(folder.path);
  migrateDeskTables(database);
});
afterEach(() => database.close());

const NOW = Date.parse('2027-02-01');
const by = (person: string) => ({ person, now: NOW });
const IP67: Claim = {
  product: 's50',
  key: 'protection',
  value: { kind: 'codes', codes: ['IP67'] },
  of: 'product',
};
const LETTER: Document = { supplier: '○○ Valves', date: '2027-01-15', document: 'L-○○○' };
const propose = (claim: Claim, person = 'kim') => proposeFact(database, claim, by(person));
const confirm = (person: string, document = LETTER) =>
  confirmFact(database, 1, document, by(person));
const state = () => readProposals(database)[0]?.state;

test('one person proposes, another one confirms with the document, and the fact is a file of the content', () => {
  expect(propose(IP67)).toEqual({ kind: 'done', id: 1 });
  expect(confirm('kim')).toBe('same-person');
  expect(confirmedFiles(database)).toEqual([]);
  expect(confirm('lee')).toBe('done');
  expect(confirmedFiles(database).map(({ name, entry }) => ({ name, entry }))).toEqual([
    {
      name: 's50.ts',
      entry: {
        product: 's50',
        facts: [
          {
            key: 'protection',
            value: IP67.value,
            of: 'product',
            ...LETTER,
            proposedBy: 'kim',
            confirmedBy: 'lee',
          },
        ],
      },
    },
  ]);
  expect(confirm('park')).toBe('gone');
  expect(withdrawFact(database, 1, by('kim'))).toBe(true);
  expect(withdrawFact(database, 1, by('kim'))).toBe(false);
  expect(state()).toBe('withdrawn');
  expect(confirmedFiles(database)).toEqual([]);
  // And it may be proposed again.
  expect(propose(IP67).kind).toBe('done');
});

test('who has no name confirms nothing, and a proposal without a name gets one before it is confirmed', () => {
  propose(IP67, THIS_MACHINE);
  expect(confirm(THIS_MACHINE)).toBe('unnamed');
  expect(confirm('kim')).toBe('adopted');
  expect(confirm('kim')).toBe('same-person');
  expect(confirm('lee')).toBe('done');
});

test.each([
  ['lee', 'kim'],
  ['kim', 'lee'],
])('whoever set the password of the other one is no second person: %s by %s', (user, setter) => {
  propose(IP67);
  const sets = (person: string) =>
    logAction(database, { at: NOW, person, action: 'user', about: user });
  sets(setter);
  expect(confirm('lee')).toBe('same-password');
  sets(user);
  expect(confirm('lee')).toBe('done');
});

test.each([
  { ...LETTER, supplier: ' ' },
  { ...LETTER, document: '' },
  { ...LETTER, date: 'January' },
  // The document is not written yet.
  { ...LETTER, date: '2027-03-01' },
])('nothing is confirmed without its document: %j', (document) => {
  propose(IP67);
  expect(confirm('lee', document)).toBe('document');
  expect(state()).toBe('proposed');
});

test('the file itself refuses what one person alone has confirmed, and a change of what is confirmed', () => {
  propose(IP67);
  const set = (sql: string) => () => database.exec(`UPDATE desk_proposal SET ${sql}`);
  const document = "supplier = 'a', date = '2027-01-15', document = 'b', confirmed_at = 1";
  expect(set(`${document}, confirmed_by = 'kim'`)).toThrow('CHECK');
  expect(set(`${document}, confirmed_by = 'local'`)).toThrow('CHECK');
  expect(set("confirmed_at = 1, confirmed_by = 'lee'")).toThrow('CHECK');
  confirm('lee');
  expect(set(`fact = '{"value":{"kind":"codes","codes":["IP68"]},"of":"product"}'`)).toThrow(
    'never changed',
  );
});

const quantity = (unit: 'kg' | 'bar' | '°C', min: number, max: number) =>
  ({ kind: 'quantity', unit, min, max }) as const;

test.each<[string, Partial<Claim>]>([
  ['product', { product: 's51' }],
  ['value', { value: { kind: 'codes', codes: [] } }],
  ['value', { key: 'weight' }],
  ['key', { key: 'casing', value: { kind: 'choice', ids: ['aluminium'] } }],
  ['size', { size: { from: { dn: 300 }, to: { dn: 300 } } }],
  // Stated already.
  ['known', { key: 'temperature', value: quantity('°C', -20, 200) }],
  ['contradiction', { key: 'temperature', value: quantity('°C', -20, 180) }],
])('a claim is refused: %s', (why, claim) => {
  expect(propose({ ...IP67, ...claim })).toMatchObject({ kind: 'refused', why });
  expect(readProposals(database)).toEqual([]);
});

test('the same is proposed once, and what contradicts an open proposal is told with it', () => {
  propose(IP67);
  expect(propose(IP67, 'lee')).toMatchObject({ why: 'known' });
  expect(propose({ ...IP67, value: { kind: 'codes', codes: ['IP65'] } }, 'lee')).toMatchObject({
    why: 'contradiction',
    by: { fact: { value: IP67.value } },
  });
  expect(propose({ ...IP67, product: 's60' }).kind).toBe('done');
});

test('a weight for each size is a fact for each size', () => {
  const weight = (dn: number, kg: number): Claim => ({
    product: 's50',
    key: 'weight',
    value: quantity('kg', kg, kg),
    of: 'product',
    size: { from: { dn }, to: { dn } },
  });
  expect(propose(weight(50, 3)).kind).toBe('done');
  expect(propose(weight(65, 4)).kind).toBe('done');
  expect(propose(weight(50, 5))).toMatchObject({ why: 'contradiction' });
});
