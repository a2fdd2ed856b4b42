/** Part of `npm run check`: what the texts of the site must not say. One line for each fault, all of them at once. */
import type { Fault } from '#content/faults.ts';

import {
  codeTexts,
  contentTexts,
  drawnTexts,
  madeTexts,
  messageTexts,
  pictureTexts,
  serviceTexts,
  writtenTexts,
} from './texts/all-texts.ts';
import { rankClaims } from './texts/rank-claims.ts';
import { handwrittenFigures } from './texts/handwritten-figures.ts';
import { rejectedSpellings } from './texts/rejected-spellings.ts';
import { refusedStatements } from './texts/refused-statements.ts';

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
