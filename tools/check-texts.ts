/** Part of `npm run check`: what the texts of the site must not say. One line for each fault, all of them at once. */
import type { Fault } from '#content/faults.ts';
import { readingContent } from '#content/end-with-faults.ts';

const [
  {
    codeTexts,
    contentTexts,
    drawnTexts,
    madeTexts,
    messageTexts,
    pictureTexts,
    serviceTexts,
    writtenTexts,
  },
  { rankClaims },
  { handwrittenFigures },
  { rejectedSpellings },
  { refusedStatements },
] = await readingContent(() =>
  Promise.all([
    import('./texts/all-texts.ts'),
    import('./texts/rank-claims.ts'),
    import('./texts/handwritten-figures.ts'),
    import('./texts/rejected-spellings.ts'),
    import('./texts/refused-statements.ts'),
  ]),
);

const shown = [
  ...contentTexts,
  ...madeTexts,
  ...messageTexts,
  ...pictureTexts,
  ...drawnTexts,
  ...codeTexts,
  ...serviceTexts,
];
const faults: Fault[] = [
  ...refusedStatements(shown),
  ...rejectedSpellings(shown),
  ...handwrittenFigures([...writtenTexts, ...messageTexts, ...pictureTexts]),
  ...rankClaims([...writtenTexts, ...messageTexts, ...pictureTexts]),
];
for (const { file, field, problem, remedy } of faults)
  console.error(`${file}: ${field}: ${problem}. ${remedy}`);
process.exitCode = faults.length > 0 ? 1 : 0;
