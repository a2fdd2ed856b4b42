/** Figures in a text, each number with its unit, and the claims of the catalogue that say them. */
import { electricRange, products, specialMediumRange } from '#content/index.ts';
import { electricRangeFacts, specialMediumFacts } from '#content/facts-of.ts';
import { type Fact, isStated, type Subject } from '#facts/facts.ts';
import {
  compactText,
  pointText,
  reservationText,
  rowText,
  shortText,
  valueText,
} from '#facts/print.ts';
import { recordOf } from '#app/shared/facts/fact-record.server.ts';
import { compactRows, rowsAt } from '#facts/rows.ts';

/** Units behind a space; those that stand at the number. Inches are left out: sizes by them are names, and lengths stand in mm too. */
const UNIT = String.raw`(?:\s(Nm|lbf·ft|bar|psi|mA|mm|°C|°F|Hz|kg|lb|turns|min|ft|V|s|h|m|%)|(°|회전|시간|초))`;
/** A number, and those that a dash, a slash or a word joins to it before the unit. */
const NUMBERS = String.raw`[−+-]?\d[\d,]*(?:\.\d+)?`;
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${NUMBERS}(?:\s*(?:[–/~×]|to)\s*${NUMBERS})*)${UNIT}(?![\p{L}\d])`,
  'gu',
);
const NUMBER = new RegExp(NUMBERS, 'g');

/** `282 mm`, `−196 °C`: each number of a text that has a unit. A hyphen is left away, for it may be a dash. */
export function figuresIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(FIGURE)].flatMap(([, numbers = '', spaced, unit = spaced]) =>
      [...numbers.matchAll(NUMBER)].map(
        ([number]) => `${number.replace(/^[+-]/, '').replaceAll(',', '')} ${unit}`,
      ),
    ),
  );
}

const STYLES = (['ko', 'en'] as const).flatMap((language) =>
  (['si', 'imperial'] as const).map((units) => ({ language, units })),
);

/** Every way in which the pages print the facts of a product, and the claims that each figure in it rests on. */
function claimsOf(subject: Subject, owner: string): Map<string, string[]> {
  const claims = new Map<string, string[]>();
  const add = (text: string, facts: readonly Fact[]) => {
    for (const figure of figuresIn(text))
      claims.set(figure, [
        ...(claims.get(figure) ?? []),
        ...facts.map((fact) => recordOf(fact, owner).id),
      ]);
  };
  const rows = [...compactRows(subject), ...rowsAt(subject, 'specification')];
  for (const style of STYLES) {
    for (const fact of subject.facts.filter(isStated)) {
      add(rowText([fact], style), [fact]);
      add(valueText(fact, style), [fact]);
      for (const reservation of fact.reservations) {
        add(reservationText(reservation, style), [fact]);
        add(pointText({ key: 'reservation', fact, reservation }, style), [fact]);
      }
    }
    for (const { facts } of rows) {
      add(rowText(facts, style), facts);
      add(compactText(facts, style), facts);
      add(shortText(facts, style), facts);
    }
  }
  return claims;
}

/** The claims of each product and range, by its id. */
export const claimsById: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map([
  ...products.map(({ id, facts }) => [id, claimsOf(facts, id)] as const),
  ['electric-range', claimsOf(electricRangeFacts(electricRange), 'electric-range')] as const,
  ['4ho-4po', claimsOf(specialMediumFacts(specialMediumRange), '4ho-4po')] as const,
]);

/** The figures that some claim of the catalogue says. */
export const everyClaim: ReadonlySet<string> = new Set(
  [...claimsById.values()].flatMap((claims) => [...claims.keys()]),
);
