import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { migrateDeskTables } from '#desk/database/desk-tables.ts';
import { confirmedFiles } from '#desk/facts/confirmed-file.ts';
import { confirmFact, proposeFact, withdrawFact } from '#desk/facts/proposals.ts';
import { openDatabase } from '#server/forms/database.ts';

import { confirmedContent, differenceFrom } from './confirmed-content.ts';

const root = mkdtempSync(join(tmpdir(), 'facts-'));
afterAll(() => rmSync(root, { recursive: true }));

test('what is released is what two persons have confirmed: nothing by hand, nothing withdrawn, nothing without the desk', () => {
  const [data, content] = [join(root, 'data'), join(root, 'content')];
  mkdirSync(content);
  // No desk, and nothing confirmed.
  expect(differenceFrom(data, content)).toBeUndefined();

  const database = openDatabase(data);
  // The desk has not been opened yet.
  expect(confirmedContent(data)).toEqual([]);
  migrateDeskTables(database);
  const kim = { person: 'kim', now: Date.parse('2027-02-01') };
  const value = { kind: 'codes', codes: ['IP67'] } as const;
  proposeFact(database, { product: 's50', key: 'protection', value, of: 'product' }, kim);
  expect(differenceFrom(data, content)).toBeUndefined();
  const letter = { supplier: '○○ Valves', date: '2027-01-15', document: 'L-○○○' };
  confirmFact(database, 1, letter, { ...kim, person: 'lee' });
  expect(differenceFrom(data, content)).toMatch(/s50\.ts\. Run `npm run facts -- export`/);

  const [file] = confirmedFiles(database);
  writeFileSync(join(content, file!.name), file!.text);
  expect(differenceFrom(data, content)).toBeUndefined();
  expect(differenceFrom(join(root, 'elsewhere'), content)).toMatch(/no file of inquiries/);

  writeFileSync(join(content, 's50.ts'), file!.text.replace('IP67', 'IP68'));
  expect(differenceFrom(data, content)).toContain('s50.ts');
  writeFileSync(join(content, 's50.ts'), file!.text);
  copyFileSync(join(content, 's50.ts'), join(content, 's60.ts'));
  expect(differenceFrom(data, content)).toContain('s60.ts');
  rmSync(join(content, 's60.ts'));

  withdrawFact(database, 1, kim);
  expect(differenceFrom(data, content)).toContain('s50.ts');
  database.close();
});
