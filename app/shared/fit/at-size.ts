import type { FinderItem, RatingFact, SizeFact } from './finder-data.ts';

/** A size in an address: `100` of `DN 100`, `1-4` of `1/4–1 in`, `1-1-2` of `1-1/2 – 2-1/2 in`. */
export const sizeSlug = (size: string): string =>
  (size.replace(/^DN /, '').split('–')[0] ?? '').replace(/ in$/, '').trim().replaceAll('/', '-');

/**
 * What is stated of one size of a product: that size, and its rating where ratings differ by size.
 *
 * @param slug of the size (`sizeSlug`); one that the product does not have changes nothing
 */
export function atSize<Item extends Pick<FinderItem, 'size' | 'rating'>>(
  item: Item,
  slug: string,
): Item {
  const { size, rating } = item;
  if (!size) return item;
  const step = rating?.pnBySize?.find(({ sizeText }) => sizeSlug(sizeText) === slug);
  if (rating && step) {
    const { pnBySize: _, ...rest } = rating;
    return {
      ...item,
      size: only(step.from, step.to, step.sizeText),
      rating: { ...rest, pn: [step.pn], text: `PN ${step.pn}` } satisfies RatingFact,
    };
  }
  const dn = Number(slug);
  return dn >= size.from && dn <= size.to ? { ...item, size: only(dn, dn, `DN ${dn}`) } : item;
}

const only = (from: number, to: number, text: string): SizeFact => ({
  from,
  to,
  text,
  fromText: text,
  toText: text,
});
