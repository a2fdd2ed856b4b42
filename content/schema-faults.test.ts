import { describe, expect, it } from 'vitest';

import { everyEntry } from './cross-checks.ts';
import { raw } from './entries.ts';
import { faultLine } from './faults.ts';
import { schemaFaults } from './schema-faults.ts';
import { schemaOfFile } from './schema-of-file.ts';

/** Words of the validation library, which an editor of content does not know. */
const LIBRARY_WORDS =
  /invalid|expected|received|unrecogni[sz]ed|too (?:small|big)|discriminator|undefined|\[object/i;

/** The path of every field of an entry. */
function paths(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    [...above, key],
    ...paths(child, [...above, key]),
  ]);
}

/** A copy of the entry with one field taken out (`undefined`) or replaced. */
function changed(entry: unknown, path: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(entry);
  let place = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
  const key = path.at(-1) ?? '';
  if (value !== undefined) place[key] = value;
  else if (Array.isArray(place)) place.splice(Number(key), 1);
  else delete place[key];
  return copy;
}

/** All entries, small ones first: they show what they can, in less time. */
const entries = everyEntry(raw)
  .map((item) => ({ ...item, size: JSON.stringify(item.entry).length }))
  .toSorted((a, b) => a.size - b.size);

/** A field once for each kind of entry: what the first item of a list shows, the others would only show again. */
const seen = new Set<string>();
const kind = (file: string, path: readonly string[]): string =>
  [file.replace(/[^/]+\.ts$/, ''), ...path.map((key) => (/^\d+$/.test(key) ? '*' : key))].join('.');
const fields = entries.flatMap(({ file, entry }) => {
  const isSingle = /^(?:company|facts)\//.test(file);
  return paths(entry).flatMap((path) => {
    const name = kind(isSingle ? `${file}/` : file, path);
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ file, entry, path }];
  });
});

describe('whatever is wrong with a field is said in words of this project, in one line', () => {
  it.each([undefined, '', 'no such word!', { unknown: 1 }])('%j', (value) => {
    let found = 0;
    for (const { file, entry, path } of fields) {
      const schema = schemaOfFile(file);
      if (!schema) throw new Error(`no schema for ${file}`);
      for (const fault of schemaFaults(file, changed(entry, path, value), schema)) {
        found += 1;
        const line = faultLine(fault);
        expect(line).not.toMatch(LIBRARY_WORDS);
        expect(line).not.toContain('\n');
        expect(fault.remedy).toMatch(/^\S.{5}/);
        expect(fault.field).not.toBe('');
      }
    }
    expect(found).toBeGreaterThan(200);
  });
});

describe('a fault says', () => {
  const [product] = raw.products;
  if (!product) throw new Error('there is no product');
  const place = `content/${product.file}`;
  const productOf = (id: string) => {
    const found = raw.products.find(({ entry }) => entry.id === id);
    if (!found) throw new Error(`there is no product ${id}`);
    return found;
  };
  const faultsOf = (file: string, entry: unknown) => {
    const schema = schemaOfFile(file);
    if (!schema) throw new Error('no schema');
    return schemaFaults(file, entry, schema).map(faultLine);
  };
  const faults = (path: readonly string[], value?: unknown) =>
    faultsOf(product.file, changed(product.entry, path, value));

  it('which field is missing, and how it is written', () => {
    expect(faults(['name', 'en'])).toEqual([`${place}: name.en: is missing. Add en: '…'`]);
    expect(faults(['description'])).toEqual([
      `${place}: description: is missing. Add description: { ko: '…', en: '…' }`,
    ]);
  });

  it('the cause once: a field whose name is mistyped is not missing as well', () => {
    const schema = schemaOfFile(product.file);
    const mistyped = changed(
      changed(product.entry, ['description'], undefined),
      ['descripton'],
      {},
    );
    const found = schema ? schemaFaults(product.file, mistyped, schema) : [];
    expect(found.map(({ field }) => field)).toEqual(['descripton']);
  });

  it('which types of block there are', () => {
    const [document] = raw.documents;
    const schema = document && schemaOfFile(document.file);
    if (!schema) throw new Error('there is no document');
    const place = ['pages', '0', 'content', '0', 'type'];
    const [found] = schemaFaults(document.file, changed(document.entry, place, 'contect'), schema);
    expect(found?.remedy).toMatch(/^Did you mean "contact"\? It is one of overview, title/);
  });

  it('which keyword of the history does not occur in which text', () => {
    const timeline = entries.find(({ file }) => file === 'company/timeline.ts');
    const schema = timeline && schemaOfFile(timeline.file);
    if (!schema) throw new Error('there is no history');
    const wrong = changed(timeline.entry, ['events', '0', 'keywords', 'en', '0'], 'Foundation');
    expect(schemaFaults(timeline.file, wrong, schema).map(faultLine)).toEqual([
      'content/company/timeline.ts: events.0.keywords.en.0: "Foundation" does not occur in "Company founded". Write the keyword exactly as the event has it',
    ]);
  });

  it('which unit a figure has', () => {
    const { file, entry } = productOf('480-006');
    const wrong = changed(entry, ['technical', 'torque', 'unit'], 'nm');
    expect(faultsOf(file, wrong)).toEqual([
      `content/${file}: technical.torque.unit: "nm" does not fit. Did you mean "Nm"? It is Nm`,
    ]);
  });

  it('that a number has no quotes, and what a code, a size and a Korean name are', () => {
    const { file, entry } = productOf('301');
    const wrong = [
      { path: ['technical', 'rating', 'pn', '0'], value: '100' },
      { path: ['code'], value: '30 1' },
      { path: ['technical', 'size', 'from'], value: 101 },
      { path: ['name', 'ko'], value: 'Butterfly valve' },
    ].map(({ path, value }) => faultsOf(file, changed(entry, path, value)).join());
    expect(wrong).toEqual([
      `content/${file}: technical.rating.pn.0: "100" does not fit. Write 100 without quotes`,
      `content/${file}: code: "30 1" is no code. Write capital letters, digits and single hyphens: code: 'S60'`,
      expect.stringMatching(
        /technical\.size\.from: DN 101 is no nominal size\. The sizes are DN 6, 8, 10, 15, 20/,
      ),
      `content/${file}: name.ko: "Butterfly valve" is not Korean. Write the Korean name; the English one stands under en`,
    ]);
  });

  it('that a size is listed twice', () => {
    const { file, entry } = productOf('pqvf');
    expect(faultsOf(file, changed(entry, ['technical', 'size', 'list', '6'], 200))).toEqual([
      `content/${file}: technical.size: the list names a size twice or does not rise. Name each size once, the smallest first`,
    ]);
  });

  it('which word was meant', () => {
    expect(faults(['brand'], 'sirka')).toEqual([
      `${place}: brand: "sirka" does not fit. Did you mean "sirca"? It is sirca`,
    ]);
    expect(faults(['descripton'], 'x')[0]).toContain(
      'descripton: there is no such field. Did you mean "description"? The fields are id, code, name',
    );
  });
});
