import type { CautionId, Facet, FinderItem, Span } from './finder-data.ts';
import type { FinderQuery } from './finder-query.ts';

export type Outcome = 'fits' | 'ask' | 'no';

/** Why: the key of a message (`finder:reason.…`), filled with what the source states. */
export type ReasonId =
  | CautionId
  | 'notStated'
  | 'otherCategory'
  | 'otherFamily'
  | 'otherApplication'
  | 'otherBrand'
  | 'otherActuation'
  | 'sizeFrom'
  | 'sizeTo'
  | 'sizeNotListed'
  | 'sizeListOpen'
  | 'pnOther'
  | 'pnAtSize'
  | 'pnNotStated'
  | 'ansiOther'
  | 'ansiNotStated'
  | 'barTo'
  | 'barBySize'
  | 'barUnitless'
  | 'barDerates'
  | 'barAboveDifferential'
  | 'barAbovePn'
  | 'barClassMaximum'
  | 'barClassAtTemperature'
  | 'barAtTemperature'
  | 'barTemperatureOpen'
  | 'temperatureFrom'
  | 'temperatureTo'
  | 'temperatureLowest'
  | 'temperatureExtended'
  | 'temperatureSleeve'
  | 'torqueTo'
  | 'torqueBelow'
  | 'torqueSeries'
  | 'stemTorque'
  | 'rotationOther'
  | 'optional'
  | 'notElectric'
  | 'singlePhaseMissing'
  | 'threePhaseMissing'
  | 'voltageOther'
  | 'voltageVersion'
  | 'notAir'
  | 'controlAir'
  | 'controlAirOpen'
  | 'ip68Open'
  | 'airOther'
  | 'airOnly'
  | 'notOil'
  | 'oilOther'
  | 'flangeOther'
  | 'flangeWeak'
  | 'flangeWeakTorque'
  | 'flangeSize'
  | 'protectionOther'
  | 'togetherAll'
  | 'togetherSizeRating'
  | 'togetherSizeTemperature'
  | 'togetherRatingTemperature'
  | 'temperatureVersion'
  | 'ratingAtTemperature'
  | 'differential';

export interface Reason {
  id: ReasonId;
  facet: Facet;
  /** What the source states, as printed. */
  value?: string;
  /** More of it, by the names in the message. */
  more?: Readonly<Record<string, string>>;
}

/** How a product matches one facet; one that fits may carry a caution. */
export interface FacetMatch {
  outcome: Outcome;
  reason?: Reason;
}

/** Matches one facet; null where the product has no such property. */
export type Matcher<F extends Facet> = (
  item: FinderItem,
  asked: NonNullable<FinderQuery[F]>,
  query: FinderQuery,
) => ({ outcome: Outcome; id?: ReasonId } & Pick<Reason, 'value' | 'more'>) | null;

export const FITS = { outcome: 'fits' } as const;
export const NOT_STATED = { outcome: 'ask', id: 'notStated' } as const;
export const no = (id: ReasonId, value?: string) => ({
  outcome: 'no' as const,
  id,
  ...(value !== undefined && { value }),
});
export const ask = (id: ReasonId, value?: string, more?: Reason['more']) => ({
  ...no(id, value),
  ...(more && { more }),
  outcome: 'ask' as const,
});
export const fitsWith = (id: ReasonId, value?: string) => ({
  ...no(id, value),
  outcome: 'fits' as const,
});

/** Whether a range holds a value; an end that is not stated bounds nothing, so ask about it before. */
export const covers = ({ min, max }: Span, value: number): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);
