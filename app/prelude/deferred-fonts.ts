/** Local-storage key of the fonts that this browser has fetched before. */
const STORAGE_KEY = 'gamasan.fonts';

/**
 * Loads the fonts after everything else: on a first visit they would take the line from the picture that the first view
 * waits for. A browser that has fetched them before loads them at once, one without scripts from a `<noscript>` link. Until
 * they come, fonts of the visitor's machine stand in, made as wide and high (tools/fonts.ts). Those that every page of the
 * language needs are put in together: each font, and each sheet that names one, lays the whole page out anew.
 *
 * @param sheet address of the style sheet that names them
 */
export function loadDeferredFonts(sheet: string | undefined): void {
  if (sheet === undefined) return;
  const put = async () => {
    const sheetOfFonts = new CSSStyleSheet();
    await sheetOfFonts.replace(await (await fetch(sheet)).text());
    const faces = [...(sheetOfFonts.cssRules as unknown as Iterable<CSSFontFaceRule>)].map(
      ({ style }) => {
        const of = (name: string) => style.getPropertyValue(name);
        const unicodeRange = of('unicode-range');
        // Its name without the quotes that the sheet needs.
        return new FontFace(of('font-family').replaceAll(/["']/g, ''), of('src'), {
          weight: of('font-weight'),
          display: 'swap',
          unicodeRange,
        });
      },
    );
    // Those that every text of the language needs, at once: the slices that begin with the space and with 가. The others come when a
    // letter asks for them.
    const needed = faces.filter(({ unicodeRange }) =>
      (document.documentElement.lang === 'en' ? /^U\+20/i : /^U\+(?:20|ac00)/i).test(unicodeRange),
    );
    await Promise.allSettled(needed.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
    try {
      localStorage.setItem(STORAGE_KEY, sheet);
    } catch {
      // Storage refused: the next page loads them late again.
    }
  };
  // Without a network the stand-ins stay.
  const load = () => void put().catch(() => undefined);
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
