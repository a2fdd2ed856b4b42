/*
 * Scripts come after the page (tools/build/lean-document.ts), so a button may be pressed before it does anything. This small
 * inline script records the buttons pressed, and the application presses them again once it runs. What is entered into
 * controls needs no record: it stands in them (app/prelude/controls.ts).
 */

declare global {
  interface Window {
    /** Buttons pressed before hydration, with what they showed then; null once it is over. */
    earlyClicks?: [button: HTMLButtonElement, listed: string | undefined][] | null;
  }
}

/** Stands in the document; the build's policy knows its hash. Browsers open popovers and send forms by themselves. */
export const EARLY_CLICK_SCRIPT =
  `window.earlyClicks=[];document.addEventListener('click',function(e){
var b=window.earlyClicks&&e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])');
if(b)window.earlyClicks.push([b,b.dataset.listed])},true)`.replaceAll('\n', '');

/** Presses the recorded buttons, each once: who presses twice has seen no answer to the first. */
export function replayEarlyClicks(): void {
  const pressed = new Map(window.earlyClicks);
  window.earlyClicks = null;
  for (const [button, listed] of pressed) {
    // What the device keeps may have come in the meantime: a product that is listed already was not to be taken off.
    if (button.isConnected && button.dataset['listed'] === listed) button.click();
  }
}
