/** Local-storage key of the fonts that this browser has fetched before. */
const STORAGE_KEY = 'gamasan.fonts';

/**
 * Loads the fonts after everything else: on a first visit they would take the line from the picture that the first view
 * waits for. A browser that has fetched them before loads them at once, one without scripts from a `<noscript>` link. Until
 * they come, fonts of the visitor's machine stand in, made as wide and high (tools/fonts.ts).
 *
 * @param sheet address of the style sheet that names them
 */
export function loadDeferredFonts(sheet: string | undefined): void {
  if (sheet === undefined) return;
  const load = () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      crossOrigin: '',
      href: sheet,
    });
    link.addEventListener('load', () => {
      try {
        localStorage.setItem(STORAGE_KEY, sheet);
      } catch {
        // Storage refused: the next page loads them late again.
      }
    });
    document.head.append(link);
  };
  let known = false;
  try {
    known = localStorage.getItem(STORAGE_KEY) === sheet;
  } catch {
    // Storage refused.
  }
  if (known) load();
  else
    addEventListener('load', () => {
      if (document.hidden) load();
      else requestAnimationFrame(() => void setTimeout(load));
    });
}
