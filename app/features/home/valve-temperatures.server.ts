import { products, sleeveElastomers } from '#content/index.ts';
import { factsFor } from '#facts/facts.ts';
import { quantityParts, rowParts, type Style, textOf, versionText } from '#facts/print.ts';
import { imperialUnit } from '#facts/units.ts';
import type { Quantity } from '#facts/values.ts';

import { rangeOf } from '#app/shared/facts/fact-views.server.ts';

import { noBreak } from '#app/shared/text/no-break.ts';
import type { Language } from '#contract/address.ts';

/** A bar of the temperature chart. */
export interface ValveTemperature {
  code: string;
  /** Path of the product's page. */
  to: string;
  /** Lowest temperature in °C; absent where it is not stated. */
  from?: number;
  /** Highest temperature in °C. */
  max: number;
  /** Highest temperature of an extended version in °C. */
  extended?: number;
  /** The range in words, without the unit, which the axis has; and in °F. */
  text: string;
  imperial: string;
}

export interface ValveTemperatures {
  rows: ValveTemperature[];
  /** The elastomer that sets the pinch valves' limit: `MQ`. */
  sleeve: string;
}

/** The medium temperatures of all valves for which one is stated, the hottest first (spec §9). */
export function valveTemperatures(language: Language): ValveTemperatures {
  const rows = products
    .flatMap(({ code, path, facts: { facts, traits } }): ValveTemperature[] => {
      const all = factsFor(facts, 'temperature');
      const [extended, usual] = [true, false].map((wanted) =>
        all.filter(({ scope }) => (scope.version === 'extended') === wanted),
      );
      const range = rangeOf(usual ?? []);
      const more = rangeOf(extended ?? [])?.to;
      if (!range) return [];
      // A pinch valve's temperature is its sleeve's; the lower limit is not stated.
      const say = (style: Style): string =>
        noBreak(
          (traits.includes('pinch')
            ? upTo(range.to, style)
            : withoutUnit(rowParts(usual ?? [], style))) +
            (more === undefined ? '' : extendedText(more, style)),
        );
      return [
        {
          code,
          to: path,
          ...(range.from !== undefined && { from: range.from }),
          max: range.to,
          ...(more !== undefined && { extended: more }),
          text: say({ language }),
          imperial: say({ language, units: 'imperial' }),
        },
      ];
    })
    .toSorted((a, b) => b.max - a.max || (a.from ?? Infinity) - (b.from ?? Infinity));
  const [hottest] = sleeveElastomers.toSorted((a, b) => b.temperature - a.temperature);
  return { rows, sleeve: hottest?.material ?? '' };
}

const UNIT = '°C';
const UNITS: ReadonlySet<string | undefined> = new Set([UNIT, imperialUnit(UNIT)]);
const withoutUnit = (parts: Parameters<typeof textOf>[0]): string =>
  textOf(parts.filter(({ text }) => !UNITS.has(text.trim())));

const upTo = (max: number, style: Style, limit?: true): string => {
  const quantity: Quantity = { kind: 'quantity', unit: UNIT, max };
  return withoutUnit(quantityParts(quantity, style, limit && { limit }));
};

const extendedText = (max: number, style: Style): string =>
  ` (${versionText('extended', style)} ${upTo(max, style, true)})`;
