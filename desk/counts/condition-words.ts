/** The finder's conditions as the staff read them: `dn=800&pn=100` as `DN 800, PN 100`. */
import { finder as en } from '#app/i18n/messages/en/finder.ts';
import { finder as ko } from '#app/i18n/messages/ko/finder.ts';
import { choiceNames, familyNames, rangeNames } from '#content/finder-texts.ts';
import { categories } from '#content/index.ts';
import type { Localized } from '#content/schema/localized.ts';
import type { Language } from '#contract/address.ts';

const FACETS = { ko: ko.facet, en: en.facet } as const;

const PHASES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ko: { 1: ko.phase1, 3: ko.phase3 },
  en: { 1: en.phase1, 3: en.phase3 },
};

/** Names and units of the parameters in the finder's addresses; a number with its unit says what it is. */
const MEASURES: Readonly<Record<string, (value: string) => string>> = {
  dn: (value) => `DN ${value}`,
  pn: (value) => `PN ${value}`,
  class: (value) => `ANSI ${value}`,
  bar: (value) => `${value} bar`,
  temp: (value) => `${value} °C`,
  torque: (value) => `${value} Nm`,
  volt: (value) => `${value} V`,
  rotation: (value) => `${value}°`,
};
type Named = keyof typeof ko.facet;

/** The facet of a parameter, by its own name but for one. */
function facetOf(parameter: string): Named | undefined {
  const facet = parameter === 'ip' ? 'protection' : parameter;
  return Object.hasOwn(ko.facet, facet) ? (facet as Named) : undefined;
}

const VALUES: Readonly<Record<string, Localized>> = {
  butterfly: familyNames['butterfly-valve'],
  ball: familyNames['ball-valve'],
  pinch: familyNames['pinch-valve-flanged'],
  fluid: rangeNames.fluid.type,
  ...Object.fromEntries(categories.map(({ id, name }) => [id, name])),
  ...Object.fromEntries(Object.values(choiceNames).flatMap((names) => Object.entries(names))),
};

/** A condition that no release knows any more is shown as it was written. */
export function conditionWords(query: string, language: Language): string {
  return [...new URLSearchParams(query)]
    .map(([parameter, value]) => {
      if (parameter === 'phase') return PHASES[language][value] ?? value;
      const measure = MEASURES[parameter];
      if (measure) return measure(value);
      const facet = facetOf(parameter);
      const shown = VALUES[value]?.[language] ?? value;
      const unit = facet === 'air' || facet === 'oil' ? ' bar' : '';
      return facet ? `${FACETS[language][facet]}: ${shown}${unit}` : `${parameter}=${value}`;
    })
    .join(', ');
}
