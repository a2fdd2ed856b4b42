/** A geometry attribute, to one decimal: a tenth of a per cent is less than a pixel, and more digits are bytes in each document. */
export const percent = (value: number): string => `${Math.round(value * 10) / 10}%`;
