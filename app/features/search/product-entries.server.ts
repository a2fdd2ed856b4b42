import { findCategory, findSubcategory, products } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { sheetFiles } from '#content/sheet-files.ts';

import { inchText } from '#facts/nominal-size.ts';
import { compactText } from '#facts/print.ts';
import { compactRows } from '#facts/rows.ts';

import type { SearchEntry } from './search-entry.ts';
import type { Language } from '#contract/address.ts';

import { pictureView } from '#app/shared/picture/picture-view.server.ts';
import { fileAddress } from '#app/shared/files/files.server.ts';

import { entry, WEIGHT } from './make-entry.server.ts';

/** Products, and their sizes. */
export function productEntries(language: Language): SearchEntry[] {
  return products.flatMap((product) => {
    const category = findCategory(product.category);
    const group = findSubcategory(product.category, product.subcategory);
    const place = [
      category?.name[language],
      'subcategory' in group ? group.subcategory.name[language] : undefined,
    ].filter((name) => name !== undefined);
    const text = [
      product.description[language],
      ...product.features[language],
      ...Object.entries(product.specifications[language]).map(
        ([label, value]) => `${label} ${value}`,
      ),
      product.detailDescription[language].replaceAll(/\s+/g, ' '),
      ...new Set(product.facts.facts.flatMap(({ scope }) => scope.material ?? [])),
    ].join(' · ');
    const common = {
      group: 'product' as const,
      place: place.join(' / '),
      path: product.path,
      image: pictureView(product.image, language).src,
    };
    // A card begins with what a buyer looks for first: size of a valve, torque of an actuator.
    const leading = compactRows(product.facts).find(
      ({ key }) => key === 'size' || key === 'torque',
    );
    const sheetOf = (dn?: number) => {
      const file = sheetFiles.find(
        (each) =>
          each.kind === 'sheet' &&
          each.product === product.id &&
          each.dn === dn &&
          each.language === language,
      );
      return file && { sheet: fileAddress(file.file) };
    };
    const names = [
      product.name.ko,
      product.name.en,
      ...(category ? [category.name.ko, category.name.en] : []),
    ];
    return [
      entry({
        ...common,
        id: product.id,
        title: `${product.displayCode} ${product.name[language]}`,
        text,
        codes: productCodes(product),
        names,
        ...(leading && { figure: compactText(leading.facts, { language }) }),
        ...sheetOf(),
        weight: WEIGHT.product,
      }),
      ...sizesOf(product).map(({ dn, also }) =>
        entry({
          ...common,
          id: `${product.id}-dn${dn}`,
          title: `${product.displayCode} DN ${dn}`,
          path: `${product.path}?dn=${dn}`,
          text: [product.name[language], ...also].join(' · '),
          codes: [`${product.code}${dn}`, `${product.code}dn${dn}`, `${product.code}${dn}a`],
          names: [`${product.code} DN ${dn}`],
          ...sheetOf(dn),
          weight: WEIGHT.size,
        }),
      ),
    ];
  });
}

/** Codes of a product: its own, with its brand, and the sizes of a range that has no pages of their own (AP 10). */
function productCodes({ code, displayCode, technical }: Product): string[] {
  const sizes =
    technical.family === 'pneumatic-actuator'
      ? Array.from(
          { length: technical.sizes.to - technical.sizes.from + 1 },
          (_, index) => `AP${technical.sizes.from + index}`,
        )
      : [];
  return [...new Set([code, displayCode, ...sizes])];
}

/** Sizes of a product that its page can show one by one, with what is written about each. */
function sizesOf({ technical }: Product): { dn: number; also: string[] }[] {
  switch (technical.family) {
    case 'pinch-valve-flanged':
      return technical.dimensions.map(({ dn, l, d, di }) => ({
        dn,
        also: [`L ${l} mm`, `D ${d} mm`, `Di ${di} mm`],
      }));
    case 'pinch-valve-threaded':
      return technical.variants.map(({ dn, connection, length, weight }) => ({
        dn,
        also: [`${connection.thread} ${inchText(connection.size)}`, `${length} mm`, `${weight} kg`],
      }));
    default:
      return [];
  }
}
