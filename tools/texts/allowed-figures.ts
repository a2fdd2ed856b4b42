/** A figure that may stand in a text as it is, and why. */
export interface AllowedFigure {
  figure: RegExp;
  /** Only in fields that match, written `file field`; everywhere without it. */
  where?: RegExp;
  reason: string;
}

/** Short on purpose: a figure of a product never belongs here. */
export const ALLOWED_FIGURES: readonly AllowedFigure[] = [
  { figure: /90°/g, reason: 'a quarter turn is 90° by its name; no product states it' },
  {
    figure: /.*/gs,
    where: /keywords|open-questions\.ts|imageUrl$|sheetUrl$/,
    reason:
      'words that people search by, questions that quote the sources, names of files: none is shown on the site',
  },
  {
    figure: /300A|DN 300/g,
    where: /gallery|sleeve-steps|sleeve-replacement|pages\.ts gallery/,
    reason: 'the name of the valve in the one gallery item that the specification knows (spec §2)',
  },
  {
    figure: /\b\d+(?:쪽|단계)|\b(?:Page|page|Step|step) \d+|\b0(?:을|인|이)/g,
    where: /gallery|sleeve-steps|sleeve-replacement|rotary|manifest\.json/,
    reason: 'the number of a page or a step, and the zero of a gauge',
  },
  {
    figure: /\b(?:19|20)\d\d년?|\b[17]호선|\blines? 1 (?:and|or) 7\b|\b712호?|02-000-0000/gi,
    where: /content\/company\/|manifest\.json map/,
    reason: 'years of the company, subway lines and the room (spec §1), the sample number',
  },
  {
    figure: /30\+?|20년|two decades/g,
    where: /company\/(?:home\.ts (?:figures\.0|whyChooseUs)|claims\.ts)/,
    reason:
      'readings of the years of service, kept as the sources have them (content/company/claims.ts)',
  },
  {
    figure: /네 개|four products/g,
    where: /compar(?:e|ison)/,
    reason: 'how many products the comparison holds',
  },
  {
    figure: /.*/gs,
    where: /company\/(?:privacy|accessibility)\.ts/,
    reason: 'articles of law, periods and telephone numbers of authorities; no product is named',
  },
  {
    figure: /DN 100\b|100A|4B|4 in\b|JIS 10K|PN 10\b|IP6[57]/g,
    where: /finder-texts\.ts finderHelp\.(?:size|pn|protection)$/,
    reason: 'examples of how sizes, ratings and codes are named, of no product',
  },
  {
    figure: /.*/gs,
    where:
      /finder\.ts (?:sentenceExample|sentenceUnread|sizePlaceholder|invalid\.\w+)$|search\.ts placeholder$|(?:strip|point)\.ts wrong\.\w+$/,
    reason: 'examples of what a visitor may enter',
  },
  {
    figure: /KS 10K/g,
    where: /inquiry\.ts hintSize$/,
    reason: 'a rating that many lines in Korea carry, of no product',
  },
  {
    figure: /별표 3|Annex 3/g,
    where: /guides\/electric-actuator-selection\.ts/,
    reason: 'the annex of the law that sets the frequency of the mains',
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
    figure: /\b(?:DN|PN)\s?\d+|\b\d+[AK]\b|\b4B|\bIP6[78]\b|\b[56]0 Hz\b|^\d\. /g,
    where: /content\/guides\/|company\/pages\.ts guides/,
    reason:
      'names of sizes, ratings and codes that a guide explains, the mains frequencies, and numbered headings; figures of products come from data',
  },
  {
    figure: /(?<=[ (])[5-8](?=은|,|\)| for)|(?<=digit of )[67]/g,
    where: /guides\/ip67-and-ip68\.ts/,
    reason: 'digits of the IP code, as IEC 60529 defines them',
  },
  {
    figure: /100 %|\b1(?=\))|\b1 or more|1 이상|\b1에서 10|1 (?:to|and) 10/g,
    where: /finder\.ts sizing\./,
    reason: 'the formula of a margin, and the factors that the tool takes',
  },
  {
    figure: /.*/gs,
    where: /guides\/pn-10-and-10k\.ts sections\.1\.table\.rows/,
    reason: 'dimensions of two public standards, which the note below the table names',
  },
  {
    figure: /\b60 Hz/g,
    where: /sheets\.ts at60$/,
    reason: 'the mains frequency at which no time is stated',
  },
  {
    figure: /\b[13]-phase/g,
    where: /sheets\.ts (?:single|three)Phase$/,
    reason: 'single-phase and three-phase, in the room of a narrow column',
  },
  {
    figure: /\bF12/g,
    where: /finder\.ts reason\.flange480110$|sheets\.ts flangeToConfirm$/,
    reason: 'the name of the flange of ISO 5211 that is in question (content/notes.ts)',
  },
  {
    figure: /\bF0[57]/g,
    where: /rotary\.ts pages\.8\./,
    reason: 'examples of how the flanges of ISO 5211 are named, of no product',
  },
  {
    figure: /별표 3|Annex 3/g,
    where: /guides\/electric-actuator-selection\.ts/,
    reason: 'the annex of the law that sets the frequency',
  },
  {
    figure: /KS 10K/g,
    where: /inquiry\.ts hintSize$/,
    reason: 'an example of how the rating of a pipe is named, of no product',
  },
  {
    figure: /DIN 40430/g,
    where: /electric-features\.ts/,
    reason: 'the name of a standard, said to be withdrawn; it states no figure',
  },
  {
    figure: /2분|two minutes|2배|2×|0·Home|\b0\b|1에서 9,999|1 to 9,999|제3각법/g,
    where:
      /(?:product|quote|sheets)\.ts (?:chunk\.timeout|preview\.zoomHint|model\.keys|badQuantity|thirdAngle)$/,
    reason: 'limits and keys of the interface itself (spec §8, §9), and the name of a projection',
  },
  {
    figure: /.*/gs,
    where: /manifest\.json pqv[fi](?:-dn\d+)?\/dimensions/,
    reason:
      'made from the sizes by models/pipeline/alternative-text.ts; the check of pictures finds one that is out of date',
  },
  {
    figure: /\d+°/g,
    where: /manifest\.json turning-valve/,
    reason: 'the angle that a frame of the turning valve shows',
  },
  {
    figure: /3개|three conduit entries|열두 크기|twelve sizes/g,
    where: /manifest\.json (?:multi-turn|rotary-(?:page|figure)\/04)/,
    reason: 'how many of a thing are drawn',
  },
];
