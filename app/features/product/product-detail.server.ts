import { findDocument } from '#content/index.ts';
import { viewerMesh } from '#content/made-files.ts';
import { leadersOf } from '#content/leaders.ts';
import { picture } from '#content/pictures.ts';
import type { Category, Subcategory } from '#content/schema/category.ts';
import type { Product } from '#content/schema/product.ts';
import type { PictureId } from '#content/schema/localized.ts';
import { UNSTATED } from '#content/unstated.ts';

import type { LeadersView, NamedPath, ProductView } from '#app/shared/product/product-view.ts';
import { noBreak } from '#app/shared/text/no-break.ts';
import { type Language, pageHref } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';

import type { FileRow } from '#app/shared/files/file-view.ts';
import { filesOfProduct } from '#app/shared/files/files.server.ts';
import { dimensionDrawings } from './dimension-drawings.server.ts';
import { partName } from './part-names.ts';
import { sourcedFigures } from '#app/shared/product/sourced-figures.server.ts';
import { keyFigures, together } from './product-offer.server.ts';
import { supplies } from '#app/shared/product/supplies.server.ts';
import { questionWordsOf } from '#app/shared/questions/question-words.server.ts';
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
  const dimensions = dimensionDrawings(product, language);
  const mesh = product.model === undefined ? undefined : viewerMesh(product.model);
  const { specs, variants, elastomers, sources } = sourcedFigures(product, language);
  const files = filesOfProduct(product, language);
  const images = product.detailImages.map((id) => detailImage(id, product, language));
  return {
    id: product.id,
    code: product.code,
    badge: product.displayCode,
    name: product.name[language],
    category: { id: category.id, name: category.name[language], path: category.path },
    subcategory: { id: subcategory.id, name: subcategory.name[language], path: subcategory.path },
    listPath: listPath(product, subcategory),
    theme: category.theme,
    path: product.path,
    description: noBreak(product.description[language]),
    overview: noBreak(product.detailDescription[language]).split(/\n{2,}/),
    features: product.features[language].map(noBreak),
    specs,
    questionWords: questionWordsOf(product, language),
    price: { label: t('product:price'), value: t('product:priceOnRequest') },
    sources,
    figures: keyFigures(product, language),
    supplies: supplies(product, language),
    together: together(product, language),
    documents: {
      title: t('sheets:register.panel'),
      all: t('sheets:register.panelAll'),
      // Drawings that are chosen by size have their files beside them.
      rows: files.filter(({ kind }) => kind === 'sheet' || (kind === 'drawing' && !dimensions)),
      missing: [
        ...missingFiles(files, language).map((kind) => ({
          kind,
          note: t('sheets:register.noFile'),
        })),
        ...UNSTATED[product.technical.family].map((each) => ({
          kind: each[language],
          note: t('product:notStated'),
        })),
      ],
    },
    images,
    picturesNote: picturesNote(product, images, language),
    series: product.technical.family === 'quarter-turn-actuator',
    reservations: reservations(product, language),
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

/** Kinds of drawings by the last part of their id (models/pipeline). */
const VIEWS: Record<string, { ko: string; en: string }> = {
  tone: { ko: '축측 투상도', en: 'Axonometric view' },
  card: { ko: '축측 투상도', en: 'Axonometric view' },
  render: { ko: '입체도', en: 'Shaded view' },
  cutaway: { ko: '절개도', en: 'Cutaway view' },
  dimensions: { ko: '치수도', en: 'Dimensions' },
  hidden: { ko: '은선도', en: 'Hidden-line drawing' },
  line: { ko: '외형도', en: 'Outline drawing' },
};

/** The drawing that wears leaders. */
const LEADER_VIEW = 'tone';

function namedLeaders({ model, technical }: Product, language: Language): LeadersView | undefined {
  const drawn = leadersOf(model);
  const isPinchValve = technical.family.startsWith('pinch-valve');
  return (
    drawn && {
      ...drawn,
      leaders: drawn.leaders.flatMap(({ part, x, y }) => {
        const name = partName(part, isPinchValve)?.[language];
        return name === undefined ? [] : [{ name, x, y }];
      }),
    }
  );
}

const PHOTOGRAPH = { ko: '사진', en: 'Photograph' };

function detailImage(id: PictureId, product: Product, language: Language) {
  const { photograph } = picture(id);
  const image = pictureView(id, language);
  if (photograph) return { image, thumb: { ...image, alt: '' }, caption: PHOTOGRAPH[language] };
  const [model, kind = ''] = id.split('/');
  const [, ofModel, dn] = /^(.+)-dn(\d+)$/.exec(model ?? '') ?? [];
  if (ofModel !== undefined && ofModel === product.model)
    return { image, thumb: { ...image, alt: '' }, caption: `${VIEWS[kind]?.[language]} DN ${dn}` };
  // A picture of something else, such as the ball alone, says itself what it is.
  if (product.model !== undefined && model !== product.model)
    return { image, thumb: { ...image, alt: '' }, caption: image.alt.split(':')[0] ?? image.alt };
  const view = VIEWS[kind]?.[language];
  const caption = view ?? image.alt;
  const drawn = kind === LEADER_VIEW ? namedLeaders(product, language) : undefined;
  return { image, thumb: { ...image, alt: '' }, caption, ...(drawn && { drawn }) };
}

/** Drawings and CAD files that there are none of. */
function missingFiles(files: readonly FileRow[], language: Language): string[] {
  const t = translator(language);
  const has = (...kinds: readonly FileRow['kind'][]) =>
    files.some(({ kind }) => kinds.includes(kind));
  return [
    ...(has('drawing') ? [] : [t('sheets:register.kinds.drawing')]),
    ...(has('step', 'dxf') ? [] : [t('product:cad')]),
  ];
}

/** What the pictures of a product do not state: all but dimension drawings are illustrations, some show a principle only. */
function picturesNote(
  { detailImages, technical }: Product,
  images: ProductView['images'],
  language: Language,
): string {
  const t = translator(language);
  const drawn =
    technical.family === 'pinch-valve-flanged' ||
    detailImages.some((id) => id.endsWith('/dimensions'));
  const principles = images.flatMap(({ image }) => image.note ?? []);
  return [
    t(`product:illustrations.${drawn ? 'others' : 'all'}`),
    ...(technical.family === 'pinch-valve-threaded' ? [t('product:illustrations.threaded')] : []),
    ...new Set(principles),
  ].join(' ');
}

/** What the source leaves open and a buyer must not overlook. */
function reservations({ technical }: Product, language: Language): string[] {
  const notes: string[] = [];
  if ('rating' in technical && technical.rating.examples) {
    const examples = technical.rating.examples
      .map(({ value, at }) =>
        language === 'ko'
          ? `${at.value} ${at.unit}에서 ${value}`
          : `${value} at ${at.value} ${at.unit}`,
      )
      .join(', ');
    notes.push(
      language === 'ko'
        ? `압력 등급의 예(${examples})는 단위가 자료에 없습니다. 선정에 쓰기 전에 확인을 요청해 주십시오.`
        : `The unit of the examples of rating (${examples}) is not stated in the source. Please ask for confirmation before using them.`,
    );
  }
  return notes;
}
