/** Names that hold digits and state no figure: codes of products, series, standards. */
import { products } from '#content/index.ts';
import specialMediumRange from '#content/facts/special-medium.ts';

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const CODES = products.map(({ code }) => code).toSorted((a, b) => b.length - a.length);
const SERIES = ['400–410', '400–470', '460–470', '480', ...specialMediumRange.series];

/** A unit right after a name makes a figure of it: `480 bar`, `301 mm`. */
const NO_UNIT = String.raw`(?!\d|[.,]\d|\s?(?:bar|psi|Nm|mm|kg|°|V\b|A\b|Hz|초|분|회|개|종|바(?![가-힣])))`;

/** Names, in the order in which they are taken out of a text. */
export const DESIGNATIONS: readonly RegExp[] = [
  // Addresses of the site and tags of a text.
  /<[^>]*>|\{\{\w+\}\}/g,
  // EN ISO 5211, IEC 60034-1, VDI/VDE 3845, JIS B 2220, ASME B16.34; never DIN 2633, which the data of a flange states.
  /\b(?:ISO|IEC|EN|VDI\/VDE|ASME|(?:JIS|KS) [A-Z](?: [A-Z]+)?|K?WCAG|API) [A-Z]*\d+(?:[.–-]\d+)*/g,
  new RegExp(
    String.raw`(?<![\w.,–-])(?:${[...CODES, ...SERIES].map(escaped).join('|')})${NO_UNIT}`,
    'g',
  ),
  // Duty types of IEC 60034-1 by their name alone, a material by its name, a space of three dimensions.
  /\bS[24]\b(?![-–]\d)|\bGG20\b|\b3D\b/g,
];
