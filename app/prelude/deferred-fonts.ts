/** Local-storage key of the fonts that this browser has fetched before. */
const STORAGE_KEY = 'gamasan.fonts';

/** How long the fonts are awaited to be put in together, ms: one that does not come must not keep the others away. */
const PATIENCE_MS = 10_000;

/** The fonts that a style sheet names. @throws where it does not come, or the browser cannot read it (Safari before 16.4) */
async function facesOf(address: string): Promise<FontFace[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const sheet = new CSSStyleSheet();
  await sheet.replace(await answer.text());
  return [...(sheet.cssRules as unknown as Iterable<CSSFontFaceRule>)].map(({ style }) => {
    const descriptor = (name: string) => style.getPropertyValue(name);
    // Its name without the quotes that the sheet needs.
    return new FontFace(descriptor('font-family').replaceAll(/["']/g, ''), descriptor('src'), {
      weight: descriptor('font-weight'),
      display: 'swap',
      unicodeRange: descriptor('unicode-range'),
    });
  });
}

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
  const putTogether = async (faces: FontFace[]) => {
    // Those that every text of the language needs begin with the space or, in Korean, with 가.
    const needed = document.documentElement.lang === 'en' ? /^U\+20\b/i : /^U\+(?:20|ac00)\b/i;
    const loaded = Promise.all(
      faces.filter(({ unicodeRange }) => needed.test(unicodeRange)).map((face) => face.load()),
    ).then(
      () => true,
      () => false,
    );
    await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
    // The others come when a letter asks for them, and those that are late when they come.
    for (const face of faces) document.fonts.add(face);
    if (!(await loaded)) return;
    try {
      localStorage.setItem(STORAGE_KEY, sheet);
    } catch {
      // Storage refused: the next page loads them late again.
    }
  };
  // The browser's own way puts in what comes, when it comes. Without a network the stand-ins stay.
  const putOneByOne = () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
    document.head.append(link);
  };
  const load = () => void facesOf(sheet).then(putTogether, putOneByOne);
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
