import type { Fault } from '#content/faults.ts';
import { byHand, missingFigures } from '#content/figures/placeholder.ts';
import type { PlacedText } from '#content/texts.ts';

/** A figure that may stand in a text as it is, and why. */
interface Allowed {
  figure: RegExp;
  /** Only in fields that match, written `file field`; everywhere without it. */
  where?: RegExp;
  reason: string;
}

/** Short on purpose: a figure of a product never belongs here. */
const ALLOWED: readonly Allowed[] = [
  { figure: /90°/g, reason: 'a quarter turn is 90° by its name; no product states it' },
  {
    figure: /300A|DN 300/g,
    where: /gallery|sleeve-steps|pages\.ts gallery/,
    reason: 'the name of the valve in the one gallery item that the specification knows (spec §2)',
  },
  {
    figure: /.*/gs,
    where: /keywords/,
    reason: 'words that people search by; they are shown nowhere',
  },
  {
    figure: /.*/gs,
    where: /open-questions\.ts/,
    reason: 'questions to the supplier quote what the sources say; they are not on the site',
  },
  {
    figure: /DN 100\b|100A|4B|4 in\b|JIS 10K|PN 10\b|IP6[57]/g,
    where: /finder-texts\.ts finderHelp\.(?:size|pn|protection)$/,
    reason: 'examples of how sizes, ratings and codes are named, of no product',
  },
  {
    figure: /.*/gs,
    where: /finder\.ts (?:sentenceExample|sentenceUnread|sizePlaceholder|invalid\.size)$/,
    reason: 'examples of what a visitor may enter',
  },
  {
    figure: /10K|PN 10\b/g,
    where: /finder\.ts jis$/,
    reason: 'names two ratings that are not the same, of no product',
  },
  {
    figure: /.*/gs,
    where: /catalogue\.ts axis\.|sheets\.ts \w+Axis$/,
    reason: 'the ends of an axis, not of a product',
  },
  {
    figure: /\b(?:DN|PN)\s?\d+|\b\d+[AK]\b|\bIP6[78]\b|\b[56]0 Hz\b/g,
    where: /content\/guides\/|company\/pages\.ts guides/,
    reason:
      'names of sizes, ratings and codes that a guide explains, and the mains frequencies; figures of products come from data',
  },
  {
    figure: /100 %/g,
    where: /finder\.ts sizing\.margin(?:Note|OfPoint)$/,
    reason: 'the factor of the formula that makes a share a percentage',
  },
  {
    figure: /\b60 Hz/g,
    where: /sheets\.ts at60$/,
    reason: 'the mains frequency at which no time is stated',
  },
  {
    figure: /DIN 40430/g,
    where: /electric-features\.ts/,
    reason: 'the name of a standard, said to be withdrawn; it states no figure',
  },
  {
    figure: /2분|2 minutes/g,
    where: /product\.ts chunk\.timeout/,
    reason: 'the interface’s own time limit, 120000 ms (spec §8)',
  },
];

const NUMBER = String.raw`[+−-]?\d[\d,.]*`;
const UNITS = String.raw`°C|°F|°|Nm|bar|psi|mm|kg|Hz|mA|V|%|in|m|s|h|min|초|분|시간|회전|종|개`;
/** A number with its unit, the designation of a rating, size, thread or protection, or a counted noun. */
const FIGURE = new RegExp(
  [
    String.raw`(?<![\w.-])${NUMBER}(?:(?:[–/·~]| ~ | to | and |과 |와 )${NUMBER})*\s?(?:${UNITS})(?![A-Za-z])`,
    String.raw`\bS[24]-\d+`,
    String.raw`\b(?:DN|PN|ANSI|DIN|PG|G|AP)\s?\d[\d/]*`,
    String.raw`\bIP\d\d\b|\bF\d\d\b|\b\d+[AK]\b`,
    String.raw`(?:세|네|다섯|여섯|일곱|여덟|아홉|열두?) (?:시리즈|모델|호칭경|재질)`,
    String.raw`\b(?:[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ss]ixteen) (?:\w+ ){0,3}(?:series|models|materials|elastomers)\b`,
  ].join('|'),
  'g',
);

/** A fault for every figure that a text states by hand, and for every figure that its data does not have. */
export function handwrittenFigures(texts: readonly PlacedText[]): Fault[] {
  return texts.flatMap(({ file, field, ko, en }) =>
    [ko, en].flatMap((text) => [
      ...missingFigures(text).map((name) => ({
        file,
        field,
        problem: `names the figure "${name}", which the data does not state`,
        remedy: 'Leave it out, or state it in the data with its source',
      })),
      ...figuresIn(byHand(text), `${file} ${field}`).map((figure) => ({
        file,
        field,
        problem: `states "${figure}" by hand`,
        remedy:
          'Take it from the data that states it (content/figures/), as the texts of products do',
      })),
    ]),
  );
}

function figuresIn(text: string, place: string): string[] {
  const left = ALLOWED.reduce(
    (rest, { figure, where }) => (where && !where.test(place) ? rest : rest.replaceAll(figure, '')),
    text,
  );
  return left.match(FIGURE) ?? [];
}
