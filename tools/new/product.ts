/** A new product: what is asked for it, and the entry that the answers make. */
import { raw } from '#content/entries.ts';
import { didYouMean } from '#content/nearest.ts';
import { PLACEHOLDER } from '#content/pictures.ts';
import type { ProductEntry } from '#content/schema/product.ts';
import { APPLICATION_NAMES, idsOf } from '#facts/choices.ts';
import { source as sourceSchema, type Provenance } from '#content/schema/provenance.ts';
import { atMost } from '#content/schema/quantity.ts';
import type { Family, Technical } from '#content/schema/technical.ts';

import { amount, classes, dnSizes, flanges, range, rating, sizes } from './figures.ts';
import { supply, temperature } from './figures.ts';
import type { Answers, Question } from './questions.ts';

/** Families that can be asked for; the others have tables per size, which are written by hand. */
type AskedFamily = Extract<Family, 'butterfly-valve' | 'ball-valve' | 'quarter-turn-actuator'>;

const places = raw.categories.flatMap(({ entry }) =>
  entry.subcategories.map((subcategory) => `${entry.id}/${subcategory.id}`),
);

/** The products that lie in the same place. */
const neighbours = (place: string): readonly ProductEntry[] =>
  raw.products.flatMap(({ entry }) =>
    `${entry.category}/${entry.subcategory}` === place ? [entry] : [],
  );

function checkPlace(place: string): void {
  if (!places.includes(place))
    throw new Error(
      `There is no "${place}". ${didYouMean(place, places)}There are ${places.join(', ')}.`,
    );
  const family = neighbours(place)[0]?.technical.family;
  if (family === undefined)
    throw new Error(`${place} has no product yet that would say which figures one has.`);
  if (!(family in FIGURES))
    throw new Error(
      `A ${family} has tables per size: copy a file of content/catalogue/${place} and change it.`,
    );
}

function checkCode(code: string): void {
  if (!/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/i.test(code))
    throw new Error(`"${code}" is no code: letters, digits and single hyphens.`);
  const other = raw.products.find(({ entry }) => entry.id === code.toLowerCase());
  if (other) throw new Error(`${code} is already content/${other.file}.`);
}

function checkSource(text: string): void {
  if (!/^(?:supplier|standard) \S/.test(text) || !sourceSchema.safeParse(text).success)
    throw new Error(
      `"${text}" names no source. Write supplier or standard, and which document of what date.`,
    );
}

function applicationsOf(text: string): ProductEntry['applications'] {
  const sectors = idsOf(APPLICATION_NAMES);
  return text.split(',').map((part) => {
    const found = sectors.find((name) => name === part.trim());
    if (found) return found;
    const near = didYouMean(part.trim(), sectors);
    throw new Error(`"${part.trim()}" is no sector. ${near}There are ${sectors.join(', ')}.`);
  });
}

const TEMPERATURE: Question = {
  flag: 'temperature',
  ask: 'Medium temperature in °C',
  like: '-20..200',
  check: temperature,
};
const RATINGS: readonly Question[] = [
  { flag: 'pn', ask: 'PN classes', like: '10,16', optional: true, check: classes },
  { flag: 'ansi', ask: 'ANSI classes', like: '150,300', optional: true, check: classes },
];

/** The figures of a family: what is asked, and the technical data that the answers make. */
const FIGURES: Record<
  AskedFamily,
  { questions: readonly Question[]; technical: (answers: Answers) => Technical }
> = {
  'butterfly-valve': {
    questions: [
      { flag: 'size', ask: 'Nominal sizes', like: 'DN 50..300', check: dnSizes },
      ...RATINGS,
      TEMPERATURE,
    ],
    technical: ({ size = '', pn = '', ansi = '', temperature: degrees = '' }) => ({
      family: 'butterfly-valve',
      size: dnSizes(size),
      rating: rating(pn, ansi),
      temperature: temperature(degrees),
    }),
  },
  'ball-valve': {
    questions: [
      { flag: 'size', ask: 'Nominal sizes', like: 'DN 15..100 or 1/4..2', check: sizes },
      ...RATINGS,
      TEMPERATURE,
    ],
    technical: ({ size = '', pn = '', ansi = '', temperature: degrees = '' }) => ({
      family: 'ball-valve',
      size: sizes(size),
      rating: rating(pn, ansi),
      temperature: temperature(degrees),
    }),
  },
  'quarter-turn-actuator': {
    questions: [
      { flag: 'torque', ask: 'Maximum torque in Nm', like: '60', check: amount },
      { flag: 'flanges', ask: 'Output flanges', like: 'F05,F07', check: flanges },
      { flag: 'seconds', ask: 'Seconds for 90° at 50 Hz', like: '20', check: amount },
      { flag: 'single-phase', ask: 'Single-phase voltage', like: '110..220', check: range },
      {
        flag: 'three-phase',
        ask: 'Three-phase voltage',
        like: '380..440',
        optional: true,
        check: range,
      },
      { flag: 'frequency', ask: 'Mains frequency in Hz', like: '50..60', check: range },
    ],
    technical: (answers) => {
      const { torque = '', flanges: names = '', seconds = '', frequency = '' } = answers;
      const threePhase = answers['three-phase'] ?? '';
      return {
        family: 'quarter-turn-actuator',
        torque: atMost(amount(torque), 'Nm'),
        flanges: flanges(names),
        time: { seconds: amount(seconds), angle: 90, atHz: 50 },
        singlePhase: supply(answers['single-phase'] ?? '', frequency),
        threePhase: threePhase === '' ? 'unavailable' : supply(threePhase, frequency),
      };
    },
  },
};

/** What is asked whatever the product is. */
const GENERAL: readonly Question[] = [
  {
    flag: 'in',
    ask: 'Category and subcategory',
    like: 'sirca-valves/ball-valves',
    check: checkPlace,
  },
  { flag: 'code', ask: 'Code, as printed', like: 'S90', check: checkCode },
  { flag: 'name-ko', ask: 'Name in Korean', like: '볼 밸브' },
  { flag: 'name-en', ask: 'Name in English', like: 'Ball valve' },
  { flag: 'description-ko', ask: 'What it is, a sentence in Korean', like: '…입니다.' },
  { flag: 'description-en', ask: 'What it is, a sentence in English', like: 'Ball valve for …' },
  { flag: 'feature-ko', ask: 'Its first feature in Korean', like: '삼방 구조입니다' },
  { flag: 'feature-en', ask: 'Its first feature in English', like: 'Three-way body' },
  {
    flag: 'applications',
    ask: 'Sectors it suits',
    like: 'water,general',
    check: applicationsOf,
  },
  {
    flag: 'source',
    ask: 'Where its figures are stated',
    like: 'supplier data sheet of 2027-01-15',
    check: checkSource,
  },
];

/** Every flag of the command. */
export const PRODUCT_FLAGS: readonly string[] = [
  ...GENERAL,
  ...Object.values(FIGURES).flatMap(({ questions }) => questions),
].map(({ flag }) => flag);

const familyOf = (place: string): AskedFamily | undefined => {
  const family = neighbours(place)[0]?.technical.family;
  return family !== undefined && family in FIGURES ? (family as AskedFamily) : undefined;
};

/** What is asked: the figures once the place says which there are. */
export function productQuestions(given: Answers): readonly Question[] {
  const family = familyOf(given['in'] ?? '');
  return family ? [...GENERAL, ...FIGURES[family].questions] : GENERAL;
}

/** The entry of the answers, and its file in `content/`. */
export function newProduct(answers: Answers): { file: string; entry: ProductEntry } {
  const place = answers['in'] ?? '';
  const [category = '', subcategory = ''] = place.split('/');
  const family = familyOf(place);
  const [neighbour] = neighbours(place);
  if (!family || !neighbour) throw new Error(`There are no figures to ask for in ${place}.`);
  const both = (name: string) => ({
    ko: answers[`${name}-ko`] ?? '',
    en: answers[`${name}-en`] ?? '',
  });
  const { ko, en } = both('feature');
  const code = (answers['code'] ?? '').toUpperCase();
  const id = code.toLowerCase();
  return {
    file: `catalogue/${place}/${id}.ts`,
    entry: {
      id,
      code,
      name: both('name'),
      category,
      subcategory,
      // The brand follows from the category.
      ...(category === 'sirca-valves' && { brand: 'sirca' as const }),
      applications: applicationsOf(answers['applications'] ?? ''),
      image: PLACEHOLDER.src,
      description: both('description'),
      detailDescription: both('description'),
      features: { ko: [ko], en: [en] },
      technical: FIGURES[family].technical(answers),
      detailImages: [PLACEHOLDER.src],
      document: neighbour.document,
      provenance: [
        { field: 'technical', source: (answers['source'] ?? '') as Provenance['source'] },
        { field: 'description', source: 'project' },
        { field: 'detailDescription', source: 'project' },
        { field: 'features', source: 'project' },
        {
          field: 'applications',
          source: 'sample',
          note: `Suitability of ${code} for these sectors is a judgement`,
        },
      ],
    },
  };
}
