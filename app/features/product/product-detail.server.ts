import { findDocument } from '#content/index.ts';
import { viewerMesh } from '#content/made-files.ts';
import { leadersOf } from '#content/leaders.ts';
import { picture } from '#content/pictures.ts';
import type { Category, Subcategory } from '#content/schema/category.ts';
import type { Product } from '#content/schema/product.ts';
import type { PictureId } from '#content/schema/localized.ts';

import type { LeadersView, NamedPath, ProductView } from '#app/shared/product/product-view.ts';
import { noBreak } from '#app/shared/text/no-break.ts';
import { type Language, pageHref } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';

import { filesOfProduct } from '#app/shared/files/files.server.ts';
import { dimensionDrawings } from './dimension-drawings.server.ts';
import { partName } from './part-names.ts';
import { productElastomers, variantTable } from '#app/shared/product/product-tables.server.ts';
import { keyFigures, specifications, together } from './product-offer.server.ts';
import { frameSizes, sizeChoices } from '#app/shared/product/size-choices.server.ts';
import { supplies } from '#app/shared/product/supplies.server.ts';
import { questionWordsOf } from '#app/shared/questions/question-words.server.ts';
import { questionsOf } from '#app/shared/questions/questions-of.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';

export interface FoundProduct {
  product: Product;
  category: Category;
  subcategory: Subcategory;
  previous: Product | null;
  next: Product | null;
}

/** A product in full, for the detail page and the preview. */
export function productDetail(found: FoundProduct, language: Language): ProductView {
  const { product, category, subcategory, previous, next } = found;
  const t = translator(language);
  const { family } = product.technical;
  const dimensions = dimensionDrawings(product, language);
  const mesh = product.model === undefined ? undefined : viewerMesh(product.model);
  const variants = variantTable(product, language);
  // What the note of a series says stands among the specifications.
  if (variants && family === 'quarter-turn-actuator') delete variants.note;
  const elastomers = productElastomers(product, language);
  const frames = frameSizes(product);
  const files = filesOfProduct(product, language);
  // `SIRCA S10 데이터 시트` is 데이터 시트 on the product's own page.
  const ownCode = new RegExp(`^${product.displayCode}:? `);
  return {
    id: product.id,
    code: product.code,
    badge: product.displayCode,
    name: product.name[language],
    category: { id: category.id, name: category.name[language], path: category.path },
    subcategory: { id: subcategory.id, name: subcategory.name[language], path: subcategory.path },
    listPath: listPath(product, subcategory),
    listName: t('product:list', {
      list: subcategory.name[language],
      count: subcategory.products.length,
    }),
    theme: category.theme,
    path: product.path,
    description: noBreak(product.description[language]),
    overview: noBreak(product.detailDescription[language]).split(/\n{2,}/),
    features: product.features[language].map(noBreak),
    specs: specifications(product, language),
    caveat: noBreak(product.caveat[language]),
    questions: questionsOf(product, language),
    questionWords: questionWordsOf(product, language),
    price: { label: t('product:price'), value: t('product:priceOnRequest') },
    figures: keyFigures(product, language),
    sizes: sizeChoices(product),
    ...(frames && { frames }),
    supplies: supplies(product, language),
    together: together(product, language),
    documents: {
      title: t('sheets:register.panel'),
      // Drawings that are chosen by size have their files beside them.
      rows: files
        .filter(({ kind }) => kind === 'sheet' || (kind === 'drawing' && !dimensions))
        .map((row) => ({ ...row, title: row.title.replace(ownCode, '') })),
    },
    images: product.detailImages.map((id) => detailImage(id, product, language)),
    series: family === 'quarter-turn-actuator',
    ...(variants && { variants }),
    ...(dimensions && { dimensions }),
    ...(mesh && { mesh: mesh.href }),
    ...(product.technical.family === 'ball-valve' &&
      product.technical.threeWayPorts && { threeWayPorts: product.technical.threeWayPorts }),
    ...(elastomers && { elastomers }),
    ...(previous && { previous: neighbour(previous) }),
    ...(next && { next: neighbour(next) }),
  };
}

/** Address of the catalogue page that lists the product: which page that is, is content (readings.md). */
function listPath({ id }: Product, { document, path }: Subcategory): string {
  const pages = findDocument(document)?.pages ?? [];
  const index = pages.findIndex(({ content }) =>
    content
      .flatMap((block) => (block.type === 'section' ? block.content : [block]))
      .some((block) => block.type === 'product-catalog' && block.products.includes(id)),
  );
  return pageHref(path, index + 1 || 1);
}

function neighbour({ displayCode, path }: Product): NamedPath {
  return { name: displayCode, path };
}

/** Kinds of drawings by the last part of their id (models/pipeline); on a phone's switch what stands in brackets is left out. */
const VIEWS: Record<string, { ko: string; en: string }> = {
  tone: { ko: '[축측 ]투상[도]', en: 'Axono[metric]' },
  card: { ko: '[축측 ]투상[도]', en: 'Axono[metric]' },
  render: { ko: '입체[도]', en: 'Shaded' },
  'cutaway-tone': { ko: '절개[도]', en: 'Cut[away]' },
  dimensions: { ko: '치수[도]', en: 'Dim[ensions]' },
  hidden: { ko: '은선[도]', en: 'Hidden[-line]' },
  line: { ko: '외형[도]', en: 'Outline' },
};

const captioned = (tab: string) => ({ tab, caption: tab.replaceAll(/[[\]]/g, '') });

/** The drawing that wears leaders. */
const LEADER_VIEW = 'tone';

function namedLeaders({ model, facts }: Product, language: Language): LeadersView | undefined {
  const drawn = leadersOf(model);
  const kind = facts.traits.includes('pinch')
    ? 'pinch-valve'
    : facts.traits.includes('actuator')
      ? 'actuator'
      : undefined;
  return (
    drawn && {
      ...drawn,
      leaders: drawn.leaders.flatMap(({ part, x, y }) => {
        const name = partName(part, kind)?.[language];
        return name === undefined ? [] : [{ name, x, y }];
      }),
    }
  );
}

const PHOTOGRAPH = { ko: '사진', en: 'Photograph' };

function detailImage(id: PictureId, product: Product, language: Language) {
  const image = pictureView(id, language);
  const shown = { image, thumb: { ...image, alt: '' } };
  if (picture(id).photograph) return { ...shown, ...captioned(PHOTOGRAPH[language]) };
  const [model, kind = ''] = id.split('/');
  const view = VIEWS[kind]?.[language];
  const [, ofModel, dn] = /^(.+)-dn(\d+)$/.exec(model ?? '') ?? [];
  if (ofModel !== undefined && ofModel === product.model)
    return { ...shown, ...captioned(`${view} DN ${dn}`) };
  // A picture of something else, such as the ball alone, says itself what it is.
  if (view === undefined || (product.model !== undefined && model !== product.model)) {
    const caption = image.alt.split(':')[0] ?? image.alt;
    const tab = caption.replace(/^[^,]*, /, '').replace(/(?:, cutaway view)? \([^)]*\)$/, '');
    return { ...shown, caption, tab: tab.replace(/ 절개도$/, '[$&]') };
  }
  const drawn = kind === LEADER_VIEW ? namedLeaders(product, language) : undefined;
  return { ...shown, ...captioned(view), ...(drawn && { drawn }) };
}
