import { familyNames } from '#content/finder-texts.ts';
import { findCategory, findSubcategory } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import type { Technical } from '#content/schema/technical.ts';
import type { Language } from '#contract/address.ts';
import { type Fact, factsFor, isStated, type Subject } from '#facts/facts.ts';
import type { Designation } from '#facts/values.ts';
import { type FactKey, keyEntry } from '#facts/keys.ts';
import {
  labelOf,
  maximaText,
  quantityText,
  reservationText,
  shortText,
  type Style,
} from '#facts/print.ts';

import { type FamilyId, type FinderItem, type Printed, PRINTED } from './finder-data.ts';

const FAMILIES: Record<Technical['family'], FamilyId> = {
  'butterfly-valve': 'butterfly',
  'ball-valve': 'ball',
  'pinch-valve-flanged': 'pinch',
  'pinch-valve-threaded': 'pinch',
  'pneumatic-actuator': 'pneumatic',
  'quarter-turn-actuator': 'electric',
};

/** The record of a product that has a page. */
export function finderItem(product: Product, language: Language): FinderItem {
  const { id, name, category, path, technical } = product;
  const isThreeWay = product.facts.traits.includes('three-way');
  return {
    id,
    name: name[language],
    type: familyNames[isThreeWay ? 'three-way' : technical.family][language],
    // Whoever asks for a ball valve does not mean one with three ports.
    family: isThreeWay ? 'three-way' : FAMILIES[technical.family],
    to: path,
    page: true,
    theme: findCategory(category)?.theme ?? 'neutral',
    ...guideOf(product),
    category,
    ...judged(product.facts),
    texts: textsOf(product.facts, language),
  };
}

/** The page of its group, where that has a tool (app/pages/subcategory.server.ts). */
function guideOf({ category, subcategory, technical }: Product): Pick<FinderItem, 'guide'> {
  const group = findSubcategory(category, subcategory);
  return TOOL_FAMILIES.has(technical.family) && 'subcategory' in group
    ? { guide: group.subcategory.path }
    : {};
}

const TOOL_FAMILIES: ReadonlySet<Technical['family']> = new Set([
  'quarter-turn-actuator',
  'pinch-valve-flanged',
  'pinch-valve-threaded',
]);

/** Keys without an axis that are drawn, narrow the list, or give a point to check. */
const BESIDES: ReadonlySet<FactKey> = new Set([
  'application',
  'brand',
  'actuation',
  'maxDifferential',
  'strokeTime',
  'frameSizes',
]);

/** What a subject is judged and drawn by. Neither asks where a fact comes from. */
export function judged({ code, traits, facts }: Subject): Subject & Pick<FinderItem, 'kind'> {
  return {
    code,
    traits,
    kind: traits.includes('valve') ? 'valve' : 'actuator',
    facts: facts
      .filter(({ key }) => keyEntry(key).axis !== undefined || BESIDES.has(key))
      .map(({ key, value, scope, reservations }) => ({ key, value, scope, reservations }) as Fact),
  };
}

/** What the cells of a subject say. */
export function textsOf(subject: Subject, language: Language): FinderItem['texts'] {
  return Object.fromEntries(
    PRINTED.flatMap((column) => {
      const text = CELLS[column](subject, { language });
      const imperial = CELLS[column](subject, { language, units: 'imperial' });
      return text === '' ? [] : [[column, { text, ...(imperial !== text && { imperial }) }]];
    }),
  );
}

/** The stated facts of some keys in few words; empty where none is stated. */
const cell =
  (...keys: readonly FactKey[]) =>
  ({ facts }: Subject, style: Style): string => {
    const stated = facts.filter((fact) => keys.includes(fact.key) && isStated(fact));
    return stated.length > 0 ? shortText(stated, style) : '';
  };

/** `최대 20/50/100 bar`: what is stated in bar; which class a value belongs to stands on the product's page. */
function highestPressure(subject: Subject, style: Style): string {
  const stated = factsFor(subject.facts, 'maxPressure').filter(isStated);
  return stated.some(({ scope }) => scope.designation)
    ? `${style.language === 'ko' ? '최대' : 'max.'} ${maximaText(stated, style)}`
    : cell('maxPressure')(subject, style);
}

/** The ratings of one system. */
const designations =
  (system: Designation['system']) =>
  ({ facts, ...subject }: Subject, style: Style): string =>
    cell('rating')(
      {
        ...subject,
        facts: facts.flatMap((fact) => {
          if (fact.value.kind !== 'rating') return [];
          const own = fact.value.designations.filter((each) => each.system === system);
          return own.length > 0
            ? [{ ...fact, value: { ...fact.value, designations: own } } as Fact]
            : [];
        }),
      },
      style,
    );

const CELLS: Record<Printed, (subject: Subject, style: Style) => string> = {
  size: cell('size'),
  rating: (subject, style) =>
    // Values without a unit never stand under a head with one.
    subject.facts.some(({ value }) => value.kind === 'without-unit')
      ? reservationText({ key: 'unit-not-stated' }, style)
      : cell('rating')(subject, style) || cell('maxPressure')(subject, style),
  pn: designations('PN'),
  ansi: designations('Class'),
  bar: highestPressure,
  temperature: cell('temperature'),
  mounting: cell('mounting'),
  supply: supplyText,
  torque: cell('torque'),
};

/** `15초 (50 Hz) · 단상 110–220 V`: the time and what drives it; the medium is named where there are two. */
function supplyText(subject: Subject, style: Style): string {
  const { language } = style;
  const mains = subject.facts.flatMap(({ key, value }) =>
    value.kind === 'mains' && (key === 'singlePhase' || key === 'threePhase')
      ? `${labelOf(key, style, 'short')} ${quantityText(value.voltage, style)}`
      : [],
  );
  const [air, oil] = [cell('airSupply')(subject, style), cell('oilSupply')(subject, style)];
  const media =
    air !== '' && oil !== ''
      ? language === 'ko'
        ? [`유압 ${oil}`, `공압 ${air}`]
        : [`hydraulic ${oil}`, `pneumatic ${air}`]
      : [air, oil];
  return [cell('strokeTime')(subject, style), ...mains, ...media]
    .filter((part) => part !== '')
    .join(' · ');
}
