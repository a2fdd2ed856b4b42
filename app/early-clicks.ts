/*
 * Scripts come after the page (tools/build/lean-document.ts), so a button may be pressed before it does anything. Presses
 * of elements marked `data-early` are noted by this small inline script and done again once the application runs.
 */

interface EarlyWindow {
  earlyClicks?: Element[] | null;
}

/** Stands in the document; the build's policy knows its hash. */
export const EARLY_CLICK_SCRIPT =
  `window.earlyClicks=[];document.addEventListener('click',function(e){
var b=window.earlyClicks&&e.target.closest&&e.target.closest('[data-early]');if(b)window.earlyClicks.push(b)},true)`.replaceAll(
    '\n',
    '',
  );

/** Does the noted presses, once; to be called when the application has taken the document over. */
export function replayEarlyClicks(): void {
  const early = window as unknown as EarlyWindow;
  const pressed = early.earlyClicks ?? [];
  early.earlyClicks = null;
  for (const element of pressed) {
    if (!(element instanceof HTMLElement) || !element.isConnected) continue;
    // The browser has ticked it already; the press that counts does so again.
    if (element instanceof HTMLInputElement) element.checked = element.defaultChecked;
    element.click();
  }
}
