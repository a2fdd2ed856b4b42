import type { Language } from '#contract/address.ts';

import type { Translate } from '#app/i18n/translate.ts';

import { meeting, type Sizing, type SizingInput } from './sizing.ts';

/** What the models have been compared by: nothing is said of what was not entered. */
export const comparedBy = (
  { phase, voltage, seconds }: SizingInput,
  language: Language,
  t: Translate,
): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format([
    t('finder:sizing.what.torque'),
    ...(phase === undefined && voltage === undefined ? [] : [t('finder:sizing.what.supply')]),
    ...(seconds === undefined ? [] : [t('finder:sizing.what.time')]),
  ]);

/** What comes out, in one sentence: how many models carry the valve, or that none is strong enough. */
export function sizingSummary(
  sizing: Sizing,
  input: SizingInput,
  language: Language,
  t: Translate,
): string {
  const { models } = sizing;
  if (sizing.beyond) {
    const highest = Math.max(...models.map(({ model }) => model.torque));
    return t('finder:sizing.beyond', { torque: `${printed(highest)} Nm` });
  }
  const what = comparedBy(input, language, t);
  return t('finder:sizing.carry', { count: meeting(sizing).length, all: models.length, what });
}

/** A figure with thousands and two decimals at most: `1,100`. */
export const printed = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2 });
