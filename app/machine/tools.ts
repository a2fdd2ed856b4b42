/**
 * The tools that software is given (`/mcp`): they find, compare and choose by the same rules as the pages, and prepare an inquiry
 * that a person sends. The build bundles this module for the server, which holds no rule of its own.
 */
import { z } from 'zod';

import '#app/i18n/every-language.ts';

import { type Language, LANGUAGES, localizedHref } from '#contract/address.ts';
import { productsQuery } from '#contract/asked-query.ts';
import { factsFor } from '#facts/facts.ts';
import { keyEntry } from '#facts/keys.ts';
import { match, ranked } from '#facts/match.ts';
import { limitText, missingText, pointText } from '#facts/print.ts';
import type { Asked, Match } from '#facts/result.ts';

import { finds } from '#app/features/search/finds.ts';
import { readIndex, type SearchIndex } from '#app/features/search/search-index.ts';
import { MAX_QUERY, searchIndexFile } from '#app/features/search/search-entry.ts';
import { meeting, size, type SizingModel, wholePercent } from '#app/features/sizing/sizing.ts';
import { askedOf, isLookedAt } from '#app/shared/fit/asked.ts';
import type { FinderData, FinderItem } from '#app/shared/fit/finder-data.ts';
import { readSentence } from '#app/shared/fit/finder-query.ts';
import {
  type OperatingPoint,
  POINT_FACETS,
  searchWithPoint,
  withSpan,
} from '#app/shared/operating-point/point.ts';
import { wordsChunk } from '#app/shared/operating-point/words-chunk.ts';
import { type DataFile, dataFileOf } from '#app/shared/page/data-file.ts';

import { type Catalogue, CATALOGUE_FILE, type ProductRecord } from './catalogue-schema.ts';

/** A call that cannot be answered, in words for whoever made it. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** One tool. `run` is given what its input's schema has read. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly run: (input: never) => object;
}

/** What the tools look things up in. */
interface Sources {
  origin: string;
  catalogue: Catalogue;
  finder: Record<Language, FinderData>;
  index: Record<Language, SearchIndex>;
}

/** @param read the text of a file of the built site: `/catalogue.json` */
export async function openTools(read: (file: string) => Promise<string>): Promise<readonly Tool[]> {
  const byLanguage = async <T>(load: (language: Language) => Promise<T>) =>
    Object.fromEntries(
      await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)])),
    ) as Record<Language, T>;
  const catalogue = JSON.parse(await read(CATALOGUE_FILE)) as Catalogue;
  const sources: Sources = {
    origin: catalogue.supplier.url.replace(/\/$/, ''),
    catalogue,
    finder: await byLanguage(async (language) => {
      const file = JSON.parse(await read(dataFileOf('/products', language, 1))) as DataFile;
      return (file.data as { finder: FinderData }).finder;
    }),
    index: await byLanguage(async (language) => readIndex(await read(searchIndexFile(language)))),
  };
  await wordsChunk.load();
  return TOOLS.map(({ run, ...tool }) => ({
    ...tool,
    run: (input: never) => run(input, sources),
  }));
}

// ---------------------------------------------------------------- what is asked

const language = z.enum(LANGUAGES).default('en').describe('Language of names and sentences');
const id = z.string().min(1).max(40).describe('Product id: its code in lower case, such as s30');
const number = z.number().gte(-1000).lte(1_000_000);
const span = z.union([number, z.strictObject({ from: number, to: number })]).optional();
const codes = z.array(z.string().max(20)).max(20).optional();

/** Conditions by their numbers, in words, or both; what is not asked filters nothing. */
const conditions = z.strictObject({
  words: z
    .string()
    .max(MAX_QUERY)
    .optional()
    .describe('Conditions in words, Korean or English: "DN150 10bar 180°C butterfly"'),
  size: span.describe('Nominal size, DN'),
  pn: number.optional().describe('PN designation'),
  class: number.optional().describe('ANSI class designation'),
  bar: span.describe('Pressure of the line, bar'),
  temperature: span.describe('°C'),
  torque: span.describe('Required torque of an actuator, Nm, with the safety factor'),
  phase: z.literal([1, 3]).optional().describe('Phases of the supply'),
  voltage: span.describe('V'),
  air: span.describe('Supply of air, bar'),
  oil: span.describe('Supply of oil, bar'),
  mounting: codes.describe('Flanges of ISO 5211, any of which will do: ["F07"]'),
  protection: codes.describe('Protection codes, any of which will do: ["IP68"]'),
  rotation: number.optional().describe('Degrees'),
  family: z
    .array(z.enum(['butterfly', 'ball', 'pinch', 'pneumatic', 'electric', 'fluid']))
    .optional()
    .describe('Kinds to look at'),
  category: codes.describe('Category ids to look at'),
});
type Conditions = z.output<typeof conditions>;

interface Question {
  asked: Asked;
  looked: FinderItem[];
  /** Words and measures that are not read for sure: they filter nothing. */
  notUnderstood: string[];
}

function questionOf(
  { words = '', family, category, ...numbers }: Conditions,
  { items, choices }: FinderData,
): Question {
  const said = readSentence(words, choices);
  const narrowed = {
    ...said.asked,
    ...(family && { family }),
    ...(category && { category }),
    sort: 'closest' as const,
  };
  const given = Object.fromEntries(
    Object.entries(numbers).filter(([, value]) => value !== undefined),
  );
  return {
    asked: { ...askedOf(narrowed), ...given } as Asked,
    looked: items.filter((item) => isLookedAt(item, narrowed)),
    notUnderstood: [...said.notes, ...said.unread],
  };
}

// ---------------------------------------------------------------- answers

const nameOf = ({ id: own, code, name, to }: FinderItem, origin: string, lang: Language) => ({
  id: own,
  code,
  name,
  url: origin + localizedHref(to, lang),
});

/** A match in words: what to check, what is not stated, or the limit that rules it out. */
function verdictOf(found: Match, lang: Language) {
  const style = { language: lang };
  switch (found.result) {
    case 'in-range':
      return { result: found.result, check: found.points.map((point) => pointText(point, style)) };
    case 'not-stated':
      return {
        result: found.result,
        notStated: found.missing.map((each) => missingText(each, style)),
      };
    case 'out-of-range':
      return { result: found.result, limit: limitText(found.limit, style) };
  }
}

function productOf({ catalogue: { products } }: Sources, wanted: string): ProductRecord {
  const slug = wanted.toLowerCase();
  const found = products.find((each) => each.id === slug || each.code.toLowerCase() === slug);
  if (found) return found;
  throw new ToolError(
    `There is no product "${wanted}". There are: ${products.map((each) => each.id).join(', ')}.`,
  );
}

/** What of the conditions an address of the site can carry. */
function pointFrom({ class: ansi, ...asked }: Asked): OperatingPoint {
  const values = { ...asked, ansi };
  return POINT_FACETS.reduce<OperatingPoint>((point, facet) => {
    const value = values[facet];
    return value === undefined ? point : withSpan(point, facet, value);
  }, {});
}

/** An electric quarter-turn actuator as sizing needs it; none of anything else. */
function modelOf(item: FinderItem): SizingModel[] {
  const [torque] = factsFor(item.facts, 'torque');
  const [time] = factsFor(item.facts, 'strokeTime');
  const [mounting] = factsFor(item.facts, 'mounting');
  if (item.page !== true || torque?.value.kind !== 'quantity' || time?.value.kind !== 'quantity')
    return [];
  return [
    {
      ...item,
      torque: torque.value.max ?? 0,
      seconds: time.value.max ?? 0,
      atHz: time.scope.at?.value ?? 0,
      flanges: mounting?.value.kind === 'mounting' ? (mounting.value.sizes ?? []).join('/') : '',
    },
  ];
}

// ---------------------------------------------------------------- the tools

interface ToolOf<I extends z.ZodObject> extends Omit<Tool, 'input' | 'run'> {
  readonly input: I;
  readonly run: (input: z.output<I>, sources: Sources) => object;
}

/** A tool whose `run` is given what its own schema reads. */
const tool = <I extends z.ZodObject>(made: ToolOf<I>) =>
  made as unknown as Omit<Tool, 'run'> & { run: (input: never, sources: Sources) => object };

const TOOLS = [
  tool({
    name: 'search_products',
    title: 'Search the catalogue',
    description:
      'Finds products, documents and answers by words, codes and measures, in Korean or English, as the search of the site does. Says first what no product has.',
    input: z.strictObject({ query: z.string().min(1).max(MAX_QUERY), language }),
    run: ({ query, language: lang }, { origin, finder, index }) => {
      const { hits, said, isNothing } = finds(index[lang], finder[lang], query, lang);
      return {
        said,
        inCatalogue: !isNothing,
        results: hits.slice(0, 30).map(({ group, title, place, path, figure }) => ({
          kind: group,
          title,
          ...(place !== '' && { place }),
          ...(figure !== undefined && { figure }),
          url: origin + localizedHref(path, lang),
        })),
      };
    },
  }),
  tool({
    name: 'get_product',
    title: 'Everything stated of a product',
    description:
      'All facts of a product or range with value, unit, scope, basis, source and reservations, what is not stated, and its files.',
    input: z.strictObject({ id }),
    run: ({ id: wanted }, sources) => ({
      ...productOf(sources, wanted),
      rules: sources.catalogue.rules,
    }),
  }),
  tool({
    name: 'match_conditions',
    title: 'What is in range',
    description:
      'Sorts all products by operating conditions: in range (with what is to be checked), not stated, out of range (with the limit). "In range" is no promise that one valve combines all figures.',
    input: conditions.extend({ language }),
    run: ({ language: lang, ...asked }, { origin, finder }) => {
      const question = questionOf(asked, finder[lang]);
      const all = ranked(question.looked, question.asked).map(({ subject, match: found }) => ({
        ...nameOf(subject, origin, lang),
        ...verdictOf(found, lang),
      }));
      const of = (result: Match['result']) => all.filter((each) => each.result === result);
      return {
        asked: question.asked,
        notUnderstood: question.notUnderstood,
        inRange: of('in-range'),
        notStated: of('not-stated'),
        outOfRange: of('out-of-range'),
      };
    },
  }),
  tool({
    name: 'compare',
    title: 'Compare products',
    description:
      'Two to four products side by side, property by property, and how each fits the conditions where any are given.',
    input: z.strictObject({
      ids: z.array(id).min(2).max(4),
      conditions: conditions.optional(),
      language,
    }),
    run: ({ ids, conditions: asked = {}, language: lang }, sources) => {
      const products = ids.map((each) => productOf(sources, each));
      const { asked: point } = questionOf(asked, sources.finder[lang]);
      const keys = new Set(
        products.flatMap(({ facts, notStated }) => [...facts, ...notStated].map(({ key }) => key)),
      );
      return {
        products: products.map((product) => {
          const item = sources.finder[lang].items.find((each) => each.id === product.id);
          const found = item && match(item, point);
          return {
            id: product.id,
            code: product.code,
            name: product.name[lang],
            url: product.url[lang],
            ...(found && verdictOf(found, lang)),
          };
        }),
        rows: [...keys].map((key) => ({
          key,
          name: keyEntry(key).label[lang],
          cells: products.map(({ id: own, facts, notStated }) => {
            const texts = facts.filter((fact) => fact.key === key).map(({ text }) => text[lang]);
            return {
              id: own,
              ...(texts.length > 0
                ? { stated: texts }
                : {
                    is: notStated.some((each) => each.key === key)
                      ? 'not-stated'
                      : 'not-applicable',
                  }),
            };
          }),
        })),
      };
    },
  }),
  tool({
    name: 'size_actuator',
    title: 'Choose an electric quarter-turn actuator',
    description:
      'Which models carry a valve: the highest of its torques times the safety factor must not exceed the torque of the model. The designer chooses the factor; no value is assumed. The mounting flange and the maximum stem torque of the valve are to be checked.',
    input: z.strictObject({
      breakTorque: number.positive().optional().describe('Nm'),
      runTorque: number.positive().optional().describe('Nm'),
      seatTorque: number.positive().optional().describe('Nm'),
      factor: number.gte(1).lte(10).describe('Safety factor: 1.25 adds a quarter'),
      phase: z.literal([1, 3]).optional(),
      seconds: number.positive().optional().describe('Longest time for 90°, s'),
      language,
    }),
    run: ({ language: lang, ...input }, { finder, origin }) => {
      const given = Object.fromEntries(
        Object.entries(input).filter(([, value]) => value !== undefined),
      );
      const sizing = size(finder[lang].items.flatMap(modelOf), given);
      if (!sizing) throw new ToolError('Give at least one torque of the valve, in Nm.');
      return {
        required: sizing.required,
        unit: 'Nm',
        beyond: sizing.beyond,
        fits: meeting(sizing).map(({ model }) => model.code),
        models: sizing.models.map(({ model, misfits, margin }) => ({
          code: model.code,
          url: origin + localizedHref(model.to, lang),
          torque: model.torque,
          marginPercent: wholePercent(margin),
          flanges: model.flanges,
          secondsFor90: model.seconds,
          atHz: model.atHz,
          misfits,
        })),
      };
    },
  }),
  tool({
    name: 'list_files',
    title: 'Files of a product',
    description:
      'Data sheets, dimension drawings and CAD files (STEP, DXF) of a product, of one size where asked.',
    input: z.strictObject({ id, dn: number.optional().describe('Nominal size, DN') }),
    run: ({ id: wanted, dn }, sources) => {
      const { files, notStated, code } = productOf(sources, wanted);
      return {
        code,
        files: files.filter((file) => dn === undefined || (file.dn ?? dn) === dn),
        canBeAskedFor: notStated.map(({ name }) => name.en),
      };
    },
  }),
  tool({
    name: 'prepare_inquiry',
    title: 'Prepare an inquiry',
    description:
      'Makes the address of the inquiry form with products, sizes, quantities and the operating point filled in. Nothing is sent: a person opens it, reads it and sends it.',
    input: z.strictObject({
      products: z
        .array(
          z.strictObject({
            id,
            dn: z.number().int().positive().lte(9999).optional(),
            pieces: z.number().int().positive().lte(9999).optional(),
            phase: z.literal([1, 3]).optional(),
          }),
        )
        .max(50)
        .default([]),
      conditions: conditions.optional(),
      language,
    }),
    run: ({ products, conditions: asked = {}, language: lang }, sources) => {
      const query = productsQuery(
        products.map((each) => ({ ...each, id: productOf(sources, each.id).id })),
      );
      const { asked: point, notUnderstood } = questionOf(asked, sources.finder[lang]);
      const search = searchWithPoint(query, pointFrom(point));
      return {
        url: sources.origin + localizedHref(`/contact${search}`, lang),
        notUnderstood,
        note: 'A person opens this address, adds name and e-mail, and sends it.',
      };
    },
  }),
];
