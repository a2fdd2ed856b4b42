/** A Korean telephone number, printed and dialled: content states it once, as printed. */

/** `02-000-0000` as it is dialled from anywhere: `+82-2-000-0000`. */
export const internationalNumber = (printed: string): string => printed.replace(/^0/, '+82-');

/** Address of a link that dials the number. */
export const telephoneHref = (printed: string): string => `tel:${internationalNumber(printed)}`;
