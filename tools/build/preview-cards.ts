/** What the preview picture of each page says: messengers show it with a link to the page. */
import { existsSync } from 'node:fs';

import { addresses } from '#content/addresses.ts';
import { brand, findCategory, findSubcategory, products, productsOf } from '#content/index.ts';
import type { Address } from '#content/schema/address.ts';
import type { ThemeId } from '#content/schema/category.ts';
import type { Localized } from '#content/schema/localized.ts';

import { type Language, LANGUAGES } from '#contract/address.ts';

import { groupFacts } from '#app/features/catalogue/group-facts.server.ts';
import { previewFile } from '#app/seo/page-head.ts';
import { compactText, rowLabel } from '#facts/print.ts';
import { compactRows } from '#facts/rows.ts';

/** One preview picture, in one language. */
export interface PreviewCard {
  /** Address of the file. */
  file: string;
  /** The supplier's name. */
  site: string;
  /** Where the page belongs: the category's name. */
  place: string;
  /** Product code with brand, where the page is a product's. */
  code?: string;
  name: string;
  /** What is stated, most telling first; three at most. */
  figures: { label: string; value: string }[];
  theme: ThemeId;
  /** Drawing in public/pictures. */
  drawing: string;
}

const DEFAULT_DRAWING = 'assembly-tone.svg';

/** The drawing of a picture's model: that of `multi-turn/card` is `multi-turn-tone.svg`. */
function drawingOf(picture: string | undefined): string {
  const file = `${picture?.split('/')[0]}-tone.svg`;
  return existsSync(`public/pictures/${file}`) ? file : DEFAULT_DRAWING;
}

/** A card for every page that search engines may list, in both languages. */
export const previewCards = (): PreviewCard[] =>
  addresses
    .filter(({ alias }) => !alias)
    .flatMap((address) => LANGUAGES.map((language) => cardOf(address, language)));

function cardOf(address: Address, language: Language): PreviewCard {
  const { category: categoryId = '', subcategory: subcategoryId, productCode } = address.params;
  const base = {
    file: previewFile(address.path, language),
    site: brand.name[language],
    name: address.title[language],
  };
  const category = findCategory(categoryId);
  if (!category)
    return {
      ...base,
      place: brand.descriptor[language],
      figures: [],
      theme: 'neutral',
      drawing:
        address.kind === 'gallery' || address.kind === 'gallery-item'
          ? 'pqvf-cutaway-tone.svg'
          : DEFAULT_DRAWING,
    };
  const own = { ...base, theme: category.theme };
  const product = products.find(({ id }) => id === productCode);
  if (product)
    return {
      ...own,
      place: category.name[language],
      code: product.displayCode,
      name: product.name[language],
      figures: compactRows(product.facts).map(({ facts }) => ({
        label: rowLabel(facts, { language }, 'short'),
        value: compactText(facts, { language }),
      })),
      drawing: drawingOf(product.detailImages[0]),
    };
  const found = findSubcategory(category.id, subcategoryId);
  const subcategory = found.kind === 'found' ? found.subcategory : undefined;
  const members = subcategory ? productsOf(subcategory) : [];
  return {
    ...own,
    place: subcategory ? category.name[language] : brand.descriptor[language],
    figures: subcategory
      ? groupFacts(subcategory, members, language)
      : category.subcategories.flatMap(
          ({ name, menuNote }: { name: Localized; menuNote?: Localized }) =>
            menuNote ? [{ label: name[language], value: menuNote[language] }] : [],
        ),
    drawing: drawingOf(members[0]?.detailImages[0] ?? category.image),
  };
}
