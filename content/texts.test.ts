import { describe, expect, it } from 'vitest';

import { everyEntry } from './cross-checks.ts';
import { raw } from './entries.ts';
import { brand, products } from './index.ts';
import { textsOf, type PlacedText } from './texts.ts';

const all: PlacedText[] = everyEntry(raw).flatMap(({ file, entry }) => textsOf(file, entry));
/** Keywords hold what people type, wrong spellings included; questions are not on the site. */
const shown = all.filter(
  ({ file, field, ko }) =>
    !field.includes('keywords') &&
    file !== 'company/open-questions.ts' &&
    !/^[a-z-]+\/[a-z0-9-]+$/.test(ko),
);
const HANGUL = /[가-힣]/;

describe('both languages', () => {
  it('there is a lot of it, and none is empty', () => {
    expect(all.length).toBeGreaterThan(800);
    expect(all.filter(({ ko, en }) => !ko.trim() || !en.trim())).toEqual([]);
  });

  it('identical texts are figures, codes and names, never sentences', () => {
    const identical = all.filter(
      ({ field, ko, en }) =>
        // "Placeholder titled Admin Panel" (spec §2), in either language.
        field !== 'admin.title' && ko === en && /[가-힣]|[a-z]{4,}.*\s.*[a-z]{4,}/.test(ko),
    );
    expect(identical).toEqual([]);
  });

  it('English has no Hangul', () => {
    expect(all.filter(({ en }) => HANGUL.test(en))).toEqual([]);
  });

  it('Korean that is not a figure, code or name is Korean', () => {
    expect(
      shown.filter(({ ko, en }) => ko !== en && !HANGUL.test(ko) && /[a-z]{5,}/.test(ko)),
    ).toEqual([]);
  });

  it('both languages state the same numbers', () => {
    // English writes these out; 90° is a quarter turn in words.
    const digits = (text: string): string =>
      text
        .replace(/<[^>]*>/g, '')
        .replace(/sixteen/gi, '16')
        .replace(/two decades/gi, '20')
        .replaceAll('90°', '');
    // A number of one digit may be a word in one of the languages.
    const figures = (text: string): string =>
      [...new Set(digits(text).match(/\d[\d,.]*\d/g) ?? [])].toSorted().join(' ');
    const differing = shown
      .filter(({ ko, en }) => figures(ko) !== figures(en))
      .map(({ file, field, ko, en }) => `${file} ${field}: ${ko} | ${en}`);
    expect(differing).toEqual([]);
  });
});

describe('words', () => {
  it('negative numbers carry U+2212, ranges an en dash', () => {
    expect(
      shown.filter(({ ko, en }) => [ko, en].some((text) => /(?:^|[\s(])-\d/.test(text))),
    ).toEqual([]);
    expect(
      shown.filter(({ ko, en }) =>
        [ko, en].some((text) => /\d ?- ?\d+ (?:bar|Nm|mm|V|Hz|mA)/.test(text)),
      ),
    ).toEqual([]);
  });

  it('Korean sentences end politely', () => {
    const sentences = shown.flatMap(({ file, field, ko }) =>
      ko
        .replace(/<[^>]*>/g, '')
        .split(/(?<=[.])\s+/)
        .map((sentence) => ({ file, field, sentence })),
    );
    const plain = sentences.filter(
      ({ sentence }) => /[가-힣]다\.$/.test(sentence) && !/(?:니다|습니다)\.$/.test(sentence),
    );
    expect(plain).toEqual([]);
  });

  it('the site’s name stands in company/brand.ts only, SIRCA is the only maker named', () => {
    const { name } = brand;
    const named = all.filter(({ ko, en }) => ko.includes(name.ko) || en.includes(name.en));
    expect(new Set(named.map(({ file }) => file))).toEqual(new Set(['company/brand.ts']));
  });

  it('claims nothing that is not known', () => {
    const text = JSON.stringify(all);
    expect(text).not.toMatch(
      /food[- ]grade|식품용|세계 최고|업계 최고|best in class|world[- ]class|state-of-the-art/i,
    );
    expect(text).not.toMatch(/EN 12116/);
  });
});

describe('figures in the text of a product are figures of its data', () => {
  it.each(products.map((product) => [product.id, product] as const))('%s', (_id, product) => {
    const data = JSON.stringify(
      [product.specifications, product.variantTable, product.code],
      null,
      1,
    );
    const figures = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/g) ?? [];
    const known = new Set(figures(data).flatMap((figure) => [figure, figure.replaceAll(',', '')]));
    const codes = new Set(products.flatMap((other) => figures(other.code)));
    const said = [product.description, product.detailDescription].flatMap(({ ko, en }) => [ko, en]);
    const unknown = [...said, ...product.features.ko, ...product.features.en]
      .map((text) => text.replaceAll('90°', '')) // every quarter turn
      .map((text) => text.replaceAll(/\bISO \d+/g, '')) // the number of a standard
      .flatMap(figures)
      .filter((figure) => !known.has(figure.replaceAll(',', '')) && !codes.has(figure));
    expect(unknown).toEqual([]);
  });
});
