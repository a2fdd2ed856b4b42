/**
 * The tools that software is given (`/mcp`): they find, compare and choose by the same rules as the pages, and prepare an inquiry
 * that a person sends. The build bundles this module for the server, which holds no rule of its own.
 */
import { z } from 'zod';

import '#app/i18n/every-language.ts';

import { type Language, LANGUAGES, localizedHref } from '#contract/address.ts';
import { productsQuery } from '#contract/asked-query.ts';
import { type FactKey, keyEntry } from '#facts/keys.ts';
import { match, ranked } from '#facts/match.ts';
import type { Asked, Match } from '#facts/result.ts';

import { finds } from '#app/features/search/finds.ts';
import { MAX_QUERY, searchIndexFile } from '#app/features/search/search-entry.ts';
import { readIndex, type SearchIndex } from '#app/features/search/search-index.ts';
import { meeting, size, sizingModel, wholePercent } from '#app/features/sizing/sizing.ts';
import { askedOf } from '#app/shared/fit/asked.ts';
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
import { conditions, questionOf, verdictOf } from './conditions.ts';
import { ToolError } from './tool-error.ts';

/** One tool. `run` is given what its input's schema has read. */
export interface Tool<I extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: I;
  readonly run: (input: z.output<I>) => object;
}

/** What the tools look things up in. */
interface Sources {
  origin: string;
  catalogue: Catalogue;
  finder: Record<Language, FinderData>;
  index: Record<Language, SearchIndex>;
}

/**
 * @param read the text of a file of the built site: `/catalogue.json`
 * @param siteUrl where visitors find the site; without it, where the build thought it would be
 */
export async function openTools(
  read: (file: string) => Promise<string>,
  siteUrl?: string,
): Promise<readonly Tool[]> {
  const byLanguage = async <T>(load: (language: Language) => Promise<T>) =>
    Object.fromEntries(
      await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)])),
    ) as Record<Language, T>;
  const written = await read(CATALOGUE_FILE);
  const built = (JSON.parse(written) as Catalogue).supplier.url.replace(/\/$/, '');
  const origin = siteUrl?.replace(/\/$/, '') ?? built;
  const sources: Sources = {
    origin,
    catalogue: JSON.parse(written.replaceAll(`"${built}/`, `"${origin}/`)) as Catalogue,
    finder: await byLanguage(async (language) => {
      const file = JSON.parse(await read(dataFileOf('/products', language, 1))) as DataFile;
      return (file.data as { finder: FinderData }).finder;
    }),
    index: await byLanguage(async (language) => readIndex(await read(searchIndexFile(language)))),
  };
  await wordsChunk.load();
  return toolsOf(sources);
}

const language = z.enum(LANGUAGES).default('en').describe('Language of names and sentences');
const id = z.string().min(1).max(40).describe('Product id: its code in lower case, such as s30');
const torque = z.number().positive().lte(1_000_000).exactOptional().describe('Nm');

/** A tool whose `run` is given what its own schema reads. */
const tool = <I extends z.ZodObject>(made: Tool<I>): Tool => made as unknown as Tool;

const toolsOf = (sources: Sources): readonly Tool[] => [
  tool({
    name: 'search_products',
    title: 'Search the catalogue',
    description:
      'Finds products, documents and answers by words, codes and measures, in Korean or English, as the search of the site does. "said" comes first: what no product has, and how the words were read. A product named beside figures has its result: it may be out of range. Guides and documents are results too; products: how many products are.',
    input: z.strictObject({ query: z.string().min(1).max(MAX_QUERY), language }),
    run: ({ query, language: lang }) => {
      const { hits, said } = finds(sources.index[lang], sources.finder[lang], query, lang);
      // The last row of the page asks; prepare_inquiry does.
      const results = hits.filter(({ group }) => group !== 'ask');
      return {
        said,
        products: results.filter(({ group }) => group === 'product').length,
        results: results.slice(0, 30).map(({ id: own, group, title, place, path, figure }) => ({
          kind: group,
          title,
          ...(group === 'product' && judgedIn(own, query, sources.finder[lang], lang)),
          ...(place !== '' && { place }),
          ...(figure !== undefined && { figure }),
          url: sources.origin + localizedHref(path, lang),
        })),
      };
    },
  }),
  tool({
    name: 'get_product',
    title: 'Everything stated of a product',
    description:
      'All facts of a product or range with value, unit, scope, basis, source and reservations, what is not stated, and its files. A fact without numbers is said by its text alone. Pass reservations on.',
    input: z.strictObject({ id, language }),
    run: ({ id: wanted, language: lang }) =>
      inLanguage({ ...productOf(sources, wanted), rules: sources.catalogue.rules }, lang) as object,
  }),
  tool({
    name: 'match_conditions',
    title: 'What is in range',
    description:
      'Sorts products by operating conditions: in range (with what is to be checked), not stated, out of range (with the limit). "In range" is no promise that one valve combines all figures. notJudged: what was asked and is not compared for that product. Name a family where valves and actuators must not be mixed.',
    input: conditions.extend({ language }),
    run: ({ language: lang, ...given }) => {
      const { asked, looked, ...question } = questionOf(given, sources.finder[lang]);
      if (Object.keys(asked).length === 0)
        throw new ToolError(
          `No condition was given or understood${given.words ? ` in "${given.words}"` : ''}: a size, a pressure, a temperature, a torque or a supply is needed. To look for words or kinds, use search_products.`,
        );
      const all = ranked(looked, asked).map(({ subject, match: found }) => ({
        ...nameOf(subject, sources, lang),
        ...verdictOf(subject, asked, found, lang),
      }));
      const of = (result: Match['result']) => all.filter((each) => each.result === result);
      return {
        asked,
        ...question,
        inRange: of('in-range'),
        notStated: of('not-stated'),
        outOfRange: of('out-of-range'),
        notJudged: looked
          .filter((item) => !match(item, asked))
          .map((item) => nameOf(item, sources, lang).code),
      };
    },
  }),
  tool({
    name: 'compare',
    title: 'Compare products',
    description:
      'Two to four products side by side, property by property with reservations, and how each fits the conditions where any are given.',
    input: z.strictObject({
      ids: z.array(id).min(2).max(4),
      conditions: conditions.exactOptional(),
      language,
    }),
    run: ({ ids, conditions: given = {}, language: lang }) => {
      const products = ids.map((each) => productOf(sources, each));
      const { asked, notUnderstood } = questionOf(given, sources.finder[lang]);
      const keys = new Set(
        products.flatMap(({ facts, notStated }) => [...facts, ...notStated].map(({ key }) => key)),
      );
      return inLanguage(
        {
          notUnderstood,
          products: products.map(({ id: own, code, name, mustKnow, url }) => {
            const item = sources.finder[lang].items.find((each) => each.id === own);
            const found = item && match(item, asked);
            return {
              id: own,
              code,
              name,
              url,
              ...(mustKnow && { mustKnow }),
              ...(found && verdictOf(item, asked, found, lang)),
            };
          }),
          rows: [...keys].map((key) => ({
            key,
            name: keyEntry(key).label,
            cells: products.map(({ id: own, facts }) => {
              const stated = facts.filter((fact) => fact.key === key);
              return {
                id: own,
                ...(stated.length > 0
                  ? {
                      stated: stated.map(({ text, reservations }) => ({
                        text,
                        ...(reservations.length > 0 && {
                          reservations: reservations.map((each) => each.text),
                        }),
                      })),
                    }
                  : { is: 'not-stated' }),
              };
            }),
          })),
          rules: sources.catalogue.rules,
        },
        lang,
      ) as object;
    },
  }),
  tool({
    name: 'size_actuator',
    title: 'Choose an electric quarter-turn actuator',
    description:
      'Which models of the 480 series carry a valve: the highest of its torques times the safety factor must not exceed the torque of the model. The designer chooses the factor; no value is assumed. "check" is part of the answer. Times are stated at 50 Hz, none at 60 Hz.',
    input: z.strictObject({
      breakTorque: torque,
      runTorque: torque,
      seatTorque: torque,
      factor: z.number().gte(1).lte(10).describe('Safety factor: 1.25 adds a quarter'),
      phase: z.literal([1, 3]).exactOptional().describe('Phases of the mains'),
      seconds: z
        .number()
        .positive()
        .lte(10_000)
        .exactOptional()
        .describe('Longest time for 90°, s'),
      language,
    }),
    run: ({ language: lang, ...given }) => {
      const items = sources.finder[lang].items;
      const sizing = size(
        items.flatMap((item) => (item.page ? (sizingModel(item) ?? []) : [])),
        given,
      );
      if (!sizing) throw new ToolError('Give at least one torque of the valve, in Nm.');
      const { required, beyond } = sizing;
      const asked: Asked = { torque: required, ...(given.phase && { phase: given.phase }) };
      return {
        required,
        unit: 'Nm',
        beyond,
        fits: meeting(sizing).map(({ model }) => model.code),
        models: sizing.models.map(({ model, misfits, margin }) => {
          const item = items.find(({ code }) => code === model.code);
          const found = item && match(item, asked);
          return {
            ...(item && nameOf(item, sources, lang)),
            torque: model.torque,
            marginPercent: wholePercent(margin),
            flanges: model.flanges,
            secondsFor90: model.seconds,
            atHz: model.atHz,
            misfits,
            ...(misfits.length === 0 && found && verdictOf(item, asked, found, lang)),
          };
        }),
      };
    },
  }),
  tool({
    name: 'list_files',
    title: 'Files of a product',
    description:
      'Data sheets, dimension drawings and CAD files (STEP, DXF) of a product, of one size where asked. What is not there can be asked for in an inquiry.',
    input: z.strictObject({
      id,
      dn: z.number().positive().lte(9999).exactOptional().describe('Nominal size, DN'),
      language,
    }),
    run: ({ id: wanted, dn, language: lang }) => {
      const { files, code } = productOf(sources, wanted);
      return inLanguage(
        { code, files: files.filter((file) => dn === undefined || (file.dn ?? dn) === dn) },
        lang,
      ) as object;
    },
  }),
  tool({
    name: 'prepare_inquiry',
    title: 'Prepare an inquiry',
    description:
      'Makes the address of the inquiry form with products, sizes, quantities and the operating point filled in. Nothing is sent: a person opens it, reads it, writes what is in notCarried into the message, and sends it. Without pieces the form proposes one.',
    input: z.strictObject({
      products: z
        .array(
          z.strictObject({
            id,
            dn: z.number().int().positive().lte(9999).exactOptional(),
            pieces: z.number().int().positive().lte(9999).exactOptional(),
            phase: z.literal([1, 3]).exactOptional(),
          }),
        )
        .max(50)
        .default([]),
      conditions: conditions.exactOptional(),
      language,
    }),
    run: ({ products, conditions: given = {}, language: lang }) => {
      const orders = products.map((each) => orderOf(each, sources));
      const twice = orders.find(({ id: own, dn }, at) =>
        orders.slice(0, at).some((each) => each.id === own && each.dn === dn),
      );
      // The form holds one line of a product and size.
      if (twice)
        throw new ToolError(
          `${twice.id} stands twice in one size: add the quantities, or prepare two inquiries.`,
        );
      const query = productsQuery(orders);
      const { asked, family, notUnderstood } = questionOf(given, sources.finder[lang]);
      const { point, ...rest } = pointFrom(asked);
      const notCarried = [
        ...Object.entries({ ...rest, ...(family && { family }) }).map(
          ([name, value]) => `${name}: ${JSON.stringify(value)}`,
        ),
        ...notUnderstood,
      ];
      return {
        url: sources.origin + localizedHref(`/contact${searchWithPoint(query, point)}`, lang),
        notCarried,
        next: 'A person opens this address, adds name and e-mail, and sends it.',
      };
    },
  }),
];

// ---------------------------------------------------------------- parts of answers

/** How a product that was found fits the figures beside its name; nothing where none is read. */
function judgedIn(own: string, query: string, data: FinderData, lang: Language) {
  const asked = askedOf({ ...readSentence(query, data).asked });
  const item = data.items.find((each) => own === each.id || own.startsWith(`${each.id}-dn`));
  if (!item || Object.keys(asked).length === 0) return {};
  const found = match(item, asked);
  return found ? verdictOf(item, asked, found, lang) : { notJudged: Object.keys(asked) };
}

/** A record with its words in one language. */
function inLanguage(value: unknown, lang: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, lang));
  if (typeof value !== 'object' || value === null) return value;
  if (LANGUAGES.every((each) => each in value)) return (value as Record<Language, string>)[lang];
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, inLanguage(each, lang)]),
  );
}

const nameOf = (
  { id: own, code, name, to, page }: FinderItem,
  { origin }: Sources,
  lang: Language,
) => ({
  id: own,
  // A range has a name in each language, and no code.
  code: page || own === code.toLowerCase().replace('/', '-') ? code : own,
  name,
  url: origin + localizedHref(to, lang),
});

function productOf({ catalogue: { products } }: Sources, wanted: string): ProductRecord {
  const slug = wanted.toLowerCase();
  const found = products.find((each) => each.id === slug || each.code.toLowerCase() === slug);
  if (found) return found;
  throw new ToolError(
    `There is no product "${wanted}". There are: ${products.map((each) => each.id).join(', ')}.`,
  );
}

const PHASES: Partial<Record<FactKey, 1 | 3>> = { singlePhase: 1, threePhase: 3 };

/** A product as an inquiry takes it. @throws ToolError for what the form would refuse */
function orderOf(
  wanted: { id: string; dn?: number; pieces?: number; phase?: 1 | 3 },
  sources: Sources,
) {
  const { id: own, kind, orderedIn, facts, url } = productOf(sources, wanted.id);
  if (kind === 'range')
    throw new ToolError(`${own} is a range without models of its own: ask at ${url.en}.`);
  const { dn, phase, ...order } = wanted;
  if (dn !== undefined && !orderedIn.sizes.includes(dn))
    throw new ToolError(
      orderedIn.sizes.length > 0
        ? `${own} is not ordered in DN ${dn}. Sizes: ${orderedIn.sizes.join(', ')}.`
        : `Sizes of ${own} in DN are not stated: leave dn away, and ask.`,
    );
  const mains = facts.flatMap(({ key, measures = [] }) =>
    measures.length > 0 ? (PHASES[key] ?? []) : [],
  );
  if (phase !== undefined && !mains.includes(phase))
    throw new ToolError(
      `${own} is not stated for ${phase === 3 ? 'three' : 'single'}-phase mains${mains.length > 0 ? ', but for the other' : ''}.`,
    );
  return {
    ...order,
    id: own,
    ...(dn !== undefined && { dn }),
    // Of one supply there is nothing to choose.
    ...(phase !== undefined && orderedIn.phases.includes(phase) && { phase }),
  };
}

/** What of the conditions an address of the site can carry, and the rest. */
function pointFrom({ class: ansi, ...asked }: Asked) {
  const rest: Record<string, unknown> = { ...asked, ...(ansi !== undefined && { ansi }) };
  let point: OperatingPoint = {};
  for (const facet of POINT_FACETS) {
    const value = facet === 'ansi' ? ansi : asked[facet];
    if (value !== undefined) point = withSpan(point, facet, value);
    delete rest[facet];
  }
  return { ...rest, point };
}
