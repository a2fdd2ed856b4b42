import type { Translate } from '#app/i18n/translate.ts';

/** `3종 9대`; without the pieces where a quantity is open or invalid. */
export function counted(pieces: readonly (number | undefined)[], t: Translate): string {
  const positions = t('inquiry:positions', { count: pieces.length });
  let sum = 0;
  for (const each of pieces) {
    if (each === undefined) return positions;
    sum += each;
  }
  return t('inquiry:counted', { positions, pieces: t('inquiry:pieces', { count: sum }) });
}
