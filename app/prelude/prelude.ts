/**
 * The one inline script of a document, the same in all of them: the build bundles it, and the policy knows its hash. What
 * differs between documents stands in the attributes of its element (`tools/build/document-template.ts`).
 */
import { recordClicks } from './clicks.ts';
import { awaitComparison } from './comparison.ts';
import { loadDeferredFonts } from './deferred-fonts.ts';
import { holdSubmissions } from './form-submit.ts';
import { keepQueryOnSwitch, showChosenLanguage } from './language.ts';
import { openPointBar } from './point-address.ts';
import { showChosenPaper } from './paper.ts';
import { leavePlain } from './plain.ts';
import { takePointAlong } from './quote-request.ts';
import { startLate } from './start.ts';

const script = document.currentScript;
if (leavePlain() && script instanceof HTMLScriptElement) {
  showChosenPaper();
  showChosenLanguage();
  openPointBar();
  awaitComparison();
  keepQueryOnSwitch();
  recordClicks();
  takePointAlong();
  holdSubmissions();
  loadDeferredFonts(script.dataset['fonts']);
  startLate(script.dataset);
}
