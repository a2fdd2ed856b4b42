/** Quantities in the sender's own unit: receipt, desk, sheet and mail say the same. */
import type { Language } from './address.ts';

export interface Quantity {
  readonly count: number;
  /** As typed, with the space before it: ` EA`, `대`; empty where the sender named none. */
  readonly unit: string;
}

/** `4`, `4 EA`, `1,200대`; undefined where it does not begin with a number. */
export function readQuantity(text: string): Quantity | undefined {
  const [, digits, unit = ''] = /^(\d[\d,]{0,6})(.*)$/su.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : { count: Number(digits.replaceAll(',', '')), unit };
}

/** Together; undefined where there are none, or their units differ: pieces and sets have no sum. */
export function sumOf(quantities: readonly Quantity[]): Quantity | undefined {
  const [first] = quantities;
  const nameOf = ({ unit }: Quantity) => unit.trim().toLowerCase();
  return first && quantities.every((each) => nameOf(each) === nameOf(first))
    ? { ...first, count: quantities.reduce((sum, { count }) => sum + count, 0) }
    : undefined;
}

/** `4 EA`; where the sender named no unit, `4대` or `4 pieces`. */
export function quantityText({ count, unit }: Quantity, language: Language): string {
  const number = count.toLocaleString('en');
  if (unit.trim() !== '') return number + unit;
  return language === 'ko' ? `${number}대` : `${number} ${count === 1 ? 'piece' : 'pieces'}`;
}
