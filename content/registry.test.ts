import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { raw } from './entries.ts';
import { ContentError } from './faults.ts';
import { everyEntry, type RawContent } from './cross-checks.ts';
import type { ConfirmedFacts } from './schema/confirmed.ts';
import { buildCatalogue } from './registry.ts';

/** The real content with some part replaced. */
const broken = (change: Partial<RawContent>): RawContent => ({ ...raw, ...change });
const first = <T>(list: readonly T[]): T => {
  const [item] = list;
  if (item === undefined) throw new Error('empty');
  return item;
};
const message = (content: RawContent): string => {
  try {
    buildCatalogue(content);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'no error';
};

describe('validation', () => {
  it('accepts the content', () => {
    expect(message(raw)).toBe('no error');
  });

  it('names both files of an id used twice', () => {
    const item = first(raw.products);
    const text = message(
      broken({
        products: [...raw.products, { ...item, file: 'catalogue/pneumatic/rotary/copy.ts' }],
      }),
    );
    expect(text).toContain(
      `content/catalogue/pneumatic/rotary/copy.ts: id: "${item.entry.id}" is already used by content/${item.file}`,
    );
    expect(text).toContain("Write id: 'copy', as the file is named, or remove one of the two");
    expect(text.split('\n')).toHaveLength(2);
  });

  it('names entry file, field and remedy for an unknown subcategory', () => {
    const { file, entry } = first(raw.products);
    const text = message(
      broken({
        products: [{ file, entry: { ...entry, subcategory: 'linear' } }, ...raw.products.slice(1)],
      }),
    );
    expect(text).toContain(
      `content/${file}: subcategory: there is no subcategory "${entry.category}/linear". `,
    );
  });

  it('names a missing document and an unknown product on a page', () => {
    const category = first(raw.categories);
    const document = first(category.entry.subcategories).document;
    expect(
      message(broken({ documents: raw.documents.filter(({ entry }) => entry.id !== document) })),
    ).toContain(
      `content/${category.file}: subcategories.0.document: there is no document "${document}"`,
    );
    const product = first(raw.products).entry;
    expect(
      message(broken({ products: raw.products.filter(({ entry }) => entry.id !== product.id) })),
    ).toContain(
      `content/documents/${product.document}.ts: pages: a product-catalog block names "${product.id}", which is no product`,
    );
  });

  it('refuses an empty text, an empty translation and an unknown field', () => {
    const { file, entry } = first(raw.products);
    const rest = raw.products.slice(1);
    expect(
      message(
        broken({ products: [{ file, entry: { ...entry, name: { ko: '', en: 'x' } } }, ...rest] }),
      ),
    ).toContain(`content/${file}: name.ko: is empty. Write ko`);
    const extra = { ...entry, colour: 'blue' } as typeof entry;
    expect(message(broken({ products: [{ file, entry: extra }, ...rest] }))).toContain(file);
  });

  it('refuses a wrong page count, a wrong place and a provenance line of a field that is gone', () => {
    const { file, entry } = first(raw.documents);
    expect(
      message(
        broken({
          documents: [{ file, entry: { ...entry, totalPages: 12 } }, ...raw.documents.slice(1)],
        }),
      ),
    ).toContain(`content/${file}: totalPages: is not the number of pages. Write`);
    const product = first(raw.products);
    expect(
      message(
        broken({
          products: [
            { ...product, file: product.file.replace(/\w+\.ts$/, 'other.ts') },
            ...raw.products.slice(1),
          ],
        }),
      ),
    ).toContain(`Move the file to content/${product.file}`);
    const stale = {
      ...product.entry,
      provenance: [{ field: 'colour', source: 'sample' as const }],
    };
    expect(
      message(
        broken({ products: [{ file: product.file, entry: stale }, ...raw.products.slice(1)] }),
      ),
    ).toContain('provenance.0.field: there is no field "colour"');
  });

  it('refuses confirmed facts that contradict the entry, or are none of the product', () => {
    const fact = {
      of: 'product',
      supplier: '○○ Valves',
      date: '2027-01-15',
      document: 'L-○○○',
      proposedBy: 'kim',
      confirmedBy: 'lee',
    } as const;
    const temperature = { kind: 'quantity', unit: '°C', min: -20, max: 180 } as const;
    const confirmed = (...facts: ConfirmedFacts['facts']) =>
      message(
        broken({ confirmed: [{ file: 'confirmed/s50.ts', entry: { product: 's50', facts } }] }),
      );
    expect(confirmed({ ...fact, key: 'temperature', value: temperature })).toContain(
      'content/confirmed/s50.ts: facts.0.value: "Temperature: −20 to +180 °C" contradicts "−20 to +200 °C" of content/catalogue/sirca-valves/ball-valves/s50.ts. Withdraw it',
    );
    expect(
      confirmed({ ...fact, key: 'casing', value: { kind: 'choice', ids: ['aluminium'] } }),
    ).toContain('facts.0.key: "Casing" is nothing that this product can have');
    const weight = {
      ...fact,
      key: 'weight',
      value: { ...temperature, unit: 'kg', min: 3 },
    } as const;
    expect(confirmed({ ...weight, size: { from: { dn: 300 }, to: { dn: 300 } } })).toContain(
      'facts.0.size: DN 300 to 300 are no sizes of this product',
    );
    expect(confirmed({ ...weight, confirmedBy: 'kim' })).toContain(
      'facts.0.confirmedBy: is the person who proposed it',
    );
    expect(confirmed({ ...weight, value: { ...temperature } })).toContain(
      'facts.0.value: is no value of its key',
    );
  });

  it('refuses applications that are not marked as a sample', () => {
    const product = first(raw.products);
    const document = first(raw.documents);
    const page = first(document.entry.pages);
    const applications = { ko: ['상수도'], en: ['Water supply'] };
    const text = message(
      broken({
        products: [
          {
            file: product.file,
            entry: { ...product.entry, provenance: [{ field: '*', source: 'spec §9' }] },
          },
          ...raw.products.slice(1),
        ],
        documents: [
          {
            file: document.file,
            entry: {
              ...document.entry,
              pages: [
                { ...page, content: [...page.content, { type: 'overview', applications }] },
                ...document.entry.pages.slice(1),
              ],
              provenance: [{ field: '*', source: 'spec §9' }],
            },
          },
          ...raw.documents.slice(1),
        ],
      }),
    );
    expect(text).toContain(
      `content/${product.file}: provenance: does not mark the applications as a sample. Add`,
    );
    expect(text).toContain(
      `content/${document.file}: pages.0: lists applications that are not marked as a sample.`,
    );
  });

  it('refuses a gallery item whose product or phases do not exist', () => {
    const { file, entry } = first(raw.gallery.filter((each) => each.entry.phases));
    const [opening, ...phases] = entry.phases ?? [];
    const ending = entry.ending;
    if (!opening || !ending) throw new Error('no phases');
    const text = message(
      broken({
        gallery: [
          {
            file,
            entry: {
              ...entry,
              phases: [{ ...opening, first: 2 }, ...phases],
              ending: { ...ending, product: 'pqvx' },
            },
          },
        ],
      }),
    );
    expect(text).toContain(`content/${file}: phases.0.first: 2 does not follow`);
    expect(text).toContain(`content/${file}: ending.product: there is no product "pqvx". `);
  });

  it('reports all faults at once', () => {
    const [a, b, ...rest] = raw.products;
    if (!a || !b) throw new Error('too few products');
    const text = message(
      broken({
        products: [
          { ...a, entry: { ...a.entry, document: 'x' } },
          { ...b, entry: { ...b.entry, document: 'y' } },
          ...rest,
        ],
      }),
    );
    expect(text).toContain('The content has 2 faults');
  });
});

describe('the files', () => {
  const files = (folder: string): string[] =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => join(item.parentPath, item.name).slice(import.meta.dirname.length + 1));
  const known = everyEntry(raw).map(({ file }) => file);

  it.each(['catalogue', 'documents', 'gallery', 'company', 'facts'])(
    'every file of %s/ is on the site',
    (folder) => {
      const own = known.filter((file) => file.startsWith(`${folder}/`));
      expect(own.toSorted()).toEqual(files(folder).toSorted());
    },
  );

  it('plain Node finds the entries that Vite finds, in the same order', () => {
    const script = `const { raw } = await import('#content/entries.ts');
      console.log(JSON.stringify(Object.values(raw).flat().map(({ file }) => file)));`;
    const found = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    expect(JSON.parse(found)).toEqual(
      Object.values(raw)
        .flat()
        .map(({ file }) => file),
    );
  });
});
