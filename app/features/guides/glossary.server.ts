import { glossary, glossaryGroups, type Term } from '#content/glossary.ts';
import { pages, products } from '#content/index.ts';
import { definitionOf, propertyDefinitions } from '#content/property-definitions.ts';

import { factsFor, isStated } from '#facts/facts.ts';
import { FACT_KEYS, type FactKey, keyEntry, unitOf } from '#facts/keys.ts';

import { localize } from '#app/i18n/localize.ts';
import { definedTermsData } from '#app/seo/structured-data.ts';
import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/** A word with a letter of it is Korean, also where it begins with another script. */
const HANGUL = /\p{Script=Hangul}/u;

/** The terms of the site in both languages, by field, with the other names that people use for them. */
export function glossaryData({ language }: PageRequest) {
  const text = localize(pages.glossary, language);
  const groups = (Object.keys(glossaryGroups) as (keyof typeof glossaryGroups)[]).map((id) => ({
    id,
    title: glossaryGroups[id][language],
    terms: (glossary[id] as readonly Term[]).map(({ ko, en, aliases = [], avoid = [] }) => ({
      ko,
      en,
      // What the site itself never writes is no name to pass on.
      also: aliases
        .filter((word) => word.length > 1 && !avoid.includes(word))
        .map((word) => ({ word, language: HANGUL.test(word) ? ('ko' as const) : ('en' as const) })),
    })),
  }));
  const properties = FACT_KEYS.flatMap((code) => {
    const definition = definitionOf(code)?.[language];
    const { label } = keyEntry(code);
    const unit = unitOf(code);
    const isUsed = propertyDefinitions[code] !== undefined || isStatedAnywhere(code);
    return definition === undefined || !isUsed ? [] : [{ code, name: label, definition, unit }];
  });
  return {
    head: headOf(language, {
      path: '/glossary',
      ...text,
      structuredData: [
        definedTermsData(
          text.title,
          groups.flatMap(({ terms }) => terms.map((term) => term[language])),
          properties,
          language,
          SITE_ORIGIN,
        ),
      ],
    }),
    sheet: text.title,
    lead: text.description,
    groups,
    properties,
  };
}

const isStatedAnywhere = (key: FactKey): boolean =>
  products.some(({ facts: { facts } }) => factsFor(facts, key).some(isStated));

export type GlossaryData = ReturnType<typeof glossaryData>;
