import type { Language } from '#contract/address.ts';
import { type Quantity, quantityText, sumOf } from '#contract/quantity.ts';

import type { Translate } from '#app/i18n/translate.ts';

/** `3종 9대`; without the sum where a quantity is open or invalid, or their units differ. */
export function counted(
  quantities: readonly (Quantity | undefined)[],
  { t, language }: { t: Translate; language: Language },
): string {
  const positions = t('inquiry:positions', { count: quantities.length });
  const known = quantities.filter((each) => each !== undefined);
  const sum = known.length === quantities.length ? sumOf(known) : undefined;
  return sum ? t('inquiry:counted', { positions, pieces: quantityText(sum, language) }) : positions;
}
