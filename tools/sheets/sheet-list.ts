/** Every sheet and document that is made, with what names it. The same for both languages. */
import { confirmedOf } from '#content/confirmed.ts';
import { categories, documents, products } from '#content/index.ts';
import type { Category } from '#content/schema/category.ts';
import type { Document } from '#content/schema/document.ts';
import { drawingNumber } from '#content/drawing-revision.ts';
import { picture } from '#content/pictures.ts';
import type { Localized, PictureId } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';
import { IN_PREPARATION } from '#content/in-preparation.ts';

interface Named {
  /** Name of its files without language: `pqvf-dn100`. It never changes. */
  id: string;
  /** Number in the register: `PV-PQVF-100`. */
  number: string;
  code: string;
  name: Localized;
  description: Localized;
  category: Category;
  /** Address of its page, Korean form. */
  path: string;
  /** Files of `content/` that say what it says: its revision is the day when the last of them changed. */
  sources: string[];
}

/** A data sheet: one page. */
export interface ListedSheet extends Named {
  kind: 'sheet';
  product: Product;
  /** Nominal size, on the sheet of a size. */
  dn?: number;
  /** The sheet of a series, drawn from any of its products. */
  series?: true;
}

/** A catalogue document: as many pages as it needs. */
export interface ListedDocument extends Named {
  kind: 'document';
  document: Document;
}

/** The dimension drawing of a size. */
export interface ListedDrawing extends Named {
  kind: 'drawing';
  product: Product;
  dn: number;
  picture: PictureId;
}

export type Listed = ListedSheet | ListedDocument | ListedDrawing;

/** The first part of a number, by category. */
const PREFIXES: Readonly<Record<string, string>> = {
  electric: 'EL',
  pneumatic: 'PN',
  special: 'SP',
  'sirca-valves': 'VA',
  'pinch-valve': 'PV',
};

function categoryOf(id: string): Category {
  const category = categories.find((each) => each.id === id);
  if (!category) throw new Error(`there is no category ${id}`);
  return category;
}

/** The page of the AP range is about its catalogue; its sheet is about the range. */
const AP_RANGE: Localized = {
  ko: 'AP 시리즈 공압 로터리 액추에이터: 복동식 AP-DA와 단동식(스프링 리턴) AP-SR',
  en: 'Pneumatic rotary actuators of the AP range: double-acting AP-DA and spring-return AP-SR',
};

const DRAWING: Localized = { ko: '치수도', en: 'dimension drawing' };

const numberOf = (category: Category, ...parts: readonly (string | number)[]): string =>
  [PREFIXES[category.id] ?? category.id, ...parts].join('-').toUpperCase();

/** Its entry, and what the supplier has confirmed of it since. */
const filesOf = ({ category, subcategory, id }: Product): string[] => [
  `catalogue/${category}/${subcategory}/${id}.ts`,
  ...(confirmedOf(id).length > 0 ? [`confirmed/${id}.ts`] : []),
];

function ofProduct(product: Product): ListedSheet[] {
  const { technical } = product;
  const category = categoryOf(product.category);
  const sleeves = technical.family.startsWith('pinch-valve') ? ['facts/sleeve-elastomers.ts'] : [];
  const whole: ListedSheet = {
    kind: 'sheet',
    id: product.id,
    number: numberOf(category, product.id),
    code: product.displayCode,
    name: product.name,
    description: product.description,
    category,
    path: product.path,
    sources: [...filesOf(product), ...sleeves],
    product,
  };
  if (technical.family !== 'pinch-valve-flanged') return [whole];
  const sizes = technical.dimensions.map(({ dn }) => ({
    ...whole,
    id: `${product.id}-dn${dn}`,
    number: numberOf(category, product.id, dn),
    code: `${product.displayCode} DN ${dn}`,
    dn,
  }));
  return [whole, ...sizes];
}

function drawingsOf(product: Product): ListedDrawing[] {
  const { technical, model } = product;
  const sizes =
    technical.family === 'pinch-valve-flanged'
      ? technical.dimensions
      : technical.family === 'pinch-valve-threaded'
        ? technical.variants
        : [];
  return sizes.flatMap(({ dn }) => {
    const drawing = `${model}-dn${dn}/dimensions`;
    if (model === undefined || picture(drawing).placeholder) return [];
    return {
      kind: 'drawing',
      id: `${model}-dn${dn}-drawing`,
      number: drawingNumber(product.displayCode, dn),
      code: `${product.displayCode} DN ${dn}`,
      name: DRAWING,
      description: picture(drawing).alt,
      category: categoryOf(product.category),
      path: product.path,
      // Its revision is its own (content/drawing-revision.ts).
      sources: [],
      product,
      dn,
      picture: drawing,
    } satisfies ListedDrawing;
  });
}

/** The sheet of a whole series: what its products share. */
function ofSeries(
  id: string,
  code: string,
  family: Product['technical']['family'],
  about?: Localized,
): ListedSheet[] {
  const members = products.filter(({ technical }) => technical.family === family);
  const [product] = members;
  if (!product) return [];
  const category = categoryOf(product.category);
  const subcategory = category.subcategories.find((each) => each.id === product.subcategory);
  if (!subcategory) return [];
  const { name, path } = subcategory;
  const description = about ?? subcategory.description;
  const sources = [...new Set(members.flatMap(filesOf))];
  return [
    {
      kind: 'sheet',
      id,
      number: numberOf(category, id),
      code,
      name,
      description,
      category,
      path,
      sources,
      product,
      series: true,
    },
  ];
}

function ofDocument(document: Document): ListedDocument[] {
  return categories.flatMap((category) => {
    const subcategory = category.subcategories.find((each) => each.document === document.id);
    if (!subcategory) return [];
    return {
      kind: 'document',
      id: `document-${document.id}`,
      number: numberOf(category, 'doc', document.id),
      code: numberOf(category, 'doc', document.id),
      name: document.name,
      description: subcategory.description,
      category,
      path: subcategory.path,
      sources: [`documents/${document.id}.ts`],
      document,
    } satisfies ListedDocument;
  });
}

/** Sheets of products, sizes and series, then documents and dimension drawings. */
export const listed: readonly Listed[] = [
  ...products.flatMap(ofProduct),
  ...ofSeries('480', '480', 'quarter-turn-actuator'),
  ...ofSeries('ap', 'AP', 'pneumatic-actuator', AP_RANGE),
  ...documents.filter(({ id }) => !IN_PREPARATION.includes(id)).flatMap(ofDocument),
  ...products.flatMap(drawingsOf),
];
