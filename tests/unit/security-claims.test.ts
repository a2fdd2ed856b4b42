/** `docs/security.md`: every requirement of the chapters that apply has an answer, and what an answer names is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

const PAGE = 'docs/security.md';

/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0, by section, of all chapters but 9, 10 and 17. */
const REQUIREMENTS = [
  ['1.1', 2],
  ['1.2', 9],
  ['1.3', 11],
  ['1.4', 3],
  ['1.5', 2],
  ['2.1', 3],
  ['2.2', 3],
  ['2.3', 4],
  ['2.4', 1],
  ['3.2', 2],
  ['3.3', 4],
  ['3.4', 6],
  ['3.5', 5],
  ['3.7', 2],
  ['4.1', 3],
  ['4.2', 1],
  ['4.3', 2],
  ['4.4', 4],
  ['5.1', 1],
  ['5.2', 3],
  ['5.3', 2],
  ['5.4', 3],
  ['6.1', 3],
  ['6.2', 12],
  ['6.3', 4],
  ['6.4', 4],
  ['6.5', 5],
  ['6.6', 3],
  ['6.8', 4],
  ['7.1', 3],
  ['7.2', 4],
  ['7.3', 2],
  ['7.4', 5],
  ['7.5', 2],
  ['7.6', 2],
  ['8.1', 2],
  ['8.2', 3],
  ['8.3', 1],
  ['8.4', 1],
  ['11.1', 2],
  ['11.2', 3],
  ['11.3', 3],
  ['11.4', 4],
  ['11.5', 1],
  ['11.6', 1],
  ['12.1', 3],
  ['12.2', 2],
  ['12.3', 4],
  ['13.1', 1],
  ['13.2', 5],
  ['13.3', 2],
  ['13.4', 5],
  ['14.1', 2],
  ['14.2', 4],
  ['14.3', 3],
  ['15.1', 3],
  ['15.2', 3],
  ['15.3', 7],
  ['16.1', 1],
  ['16.2', 5],
  ['16.3', 4],
  ['16.4', 3],
  ['16.5', 3],
] as const satisfies readonly (readonly [section: string, count: number])[];

const ALL = REQUIREMENTS.flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);
const page = readFileSync(PAGE, 'utf8');
const rows = [...page.matchAll(/^\| (\d[\d.]*)(?:–(\d[\d.]*))? \| (.+?) \| (.+) \|$/gm)].map(
  ([, first = '', last = first, , answer = '']) => ({ first, last, answer }),
);

/** `contract/x.test.ts`: “text” */
const EVIDENCE = /`([^`]+)`: “([^”]+)”/g;
const LINK = /\[[^\]]+\]\(([^)#]*)(?:#([^)]*))?\)/g;

/** A heading as links name it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test('every requirement is answered, once and in its order', () => {
  const answered = rows.flatMap(({ first, last }) => {
    const [from, to] = [ALL.indexOf(first), ALL.indexOf(last)];
    expect([first, from >= 0 && to >= from]).toEqual([first, true]);
    return ALL.slice(from, to + 1);
  });
  expect(answered).toEqual(ALL);
});

test('every chapter has its table, or is named as left out', () => {
  const leftOut = /^Left out whole.*$/m.exec(page)?.[0] ?? '';
  for (let chapter = 1; chapter <= 17; chapter += 1) {
    const named = new RegExp(`\\bV${chapter} [A-Z]`);
    const hasTable = new RegExp(`^## V${chapter} [A-Z]`, 'm').test(page);
    expect([chapter, hasTable !== named.test(leftOut)]).toEqual([chapter, true]);
  }
});

test.each(rows)('$first: what the answer names is there', ({ answer }) => {
  const evidence = [...answer.matchAll(EVIDENCE)];
  for (const [, file = '', text = ''] of evidence)
    expect(existsSync(file) && readFileSync(file, 'utf8').includes(text), `${file}: ${text}`).toBe(
      true,
    );
  const links = [...answer.matchAll(LINK)];
  for (const [link, path = '', heading] of links) {
    const file = path === '' ? PAGE : join(dirname(PAGE), path);
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, each = '']) =>
      anchor(each),
    );
    if (heading !== undefined) expect(headings, link).toContain(heading);
  }
  const isReasoned = /^(?:Does not apply|Open): .{10}/.test(answer);
  expect(isReasoned || evidence.length + links.length > 0).toBe(true);
});

const code = (folders: string) =>
  globSync(`${folders}/**/*.ts`, { exclude: ['**/*.test.ts'] }).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );

test('server and desk start no program', () => {
  const starting = code('{server,desk}').filter(([, text]) => text.includes('child_process'));
  expect(starting.map(([file]) => file)).toEqual([]);
});

test('no hash but SHA-256 and scrypt', () => {
  const hashes = code('{app,contract,content,desk,server,tools}').flatMap(([, text]) =>
    [...text.matchAll(/createH(?:ash|mac)\('([^']*)'/g)].map(([, name]) => name),
  );
  expect(hashes.length).toBeGreaterThan(5);
  expect(new Set(hashes)).toEqual(new Set(['sha256']));
});
