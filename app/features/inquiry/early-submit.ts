/**
 * A form that is sent before the page's scripts have taken it over waits for them, so that it is answered in the page. If
 * they do not come, it posts by itself, as it would without scripts.
 */

/** How long the scripts have to take over. */
const TAKE_OVER_MS = 10_000;

declare global {
  interface HTMLFormElement {
    /** Set by the inline script: the visitor has sent the form, and nobody has taken it yet. */
    inquiryWaits?: boolean;
    /** Set once the page's scripts listen. */
    inquiryTaken?: boolean;
  }
}

/** Inline script for the end of the form. */
export const EARLY_SUBMIT_SCRIPT = `(function(f){f.addEventListener('submit',function(e){
if(f.inquiryTaken)return;e.preventDefault();if(f.inquiryWaits)return;f.inquiryWaits=true;
setTimeout(function(){if(!f.inquiryTaken)f.submit()},${TAKE_OVER_MS})})})(document.currentScript.closest('form'))`.replaceAll(
  '\n',
  '',
);

/** The page's scripts listen from now on; a form that waits is sent. */
export function takeOver(form: HTMLFormElement): void {
  form.inquiryTaken = true;
  if (!form.inquiryWaits) return;
  form.inquiryWaits = false;
  form.requestSubmit();
}
