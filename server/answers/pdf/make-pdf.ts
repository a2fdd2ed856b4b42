/** Makes the PDF of a revision by the templates of the data sheets (sheets/), in a thread of its own and within a time limit. */
import { Worker } from 'node:worker_threads';

import type { SheetSite } from '#server/answers/page/types.ts';
import { TEXTS } from '#server/answers/page/texts.ts';
import { drawn, type PrintedSheet } from '#server/answers/printed.ts';

import { greyDrawing } from './grey-drawing.ts';

/** A sheet takes two seconds. */
const LIMIT_MS = 20_000;
/** Sheets that wait for their turn; each PDF is made once, so that more than this is no reader. */
const MAX_WAITING = 8;

/** @throws Error (as rejection) where it takes too long, or too many wait */
export type PdfMaker = (sheet: PrintedSheet, site: SheetSite) => Promise<Uint8Array>;

/** Makes the maker: one at a time, as each takes a processor and 200 MB. */
export function createPdfMaker(limitMs = LIMIT_MS): PdfMaker {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (sheet, site) => {
    if (waiting >= MAX_WAITING) return Promise.reject(new Error('too many PDFs are being made'));
    waiting += 1;
    const made = last.then(async () => make(await inputsOf(sheet, site), limitMs));
    last = made
      .catch(() => undefined)
      .then(() => {
        waiting -= 1;
      });
    return made;
  };
}

async function inputsOf(sheet: PrintedSheet, site: SheetSite): Promise<string> {
  const { language } = sheet;
  const drawings = await Promise.all(
    drawn(sheet, site.drawingOf).map(async ({ src, ...rest }) => {
      const svg = await site.drawing(src);
      return svg === undefined ? [] : [{ ...rest, svg: greyDrawing(svg) }];
    }),
  );
  // Functions of the texts are the page's alone, and JSON leaves them out.
  return JSON.stringify({
    sheet,
    words: TEXTS[language],
    drawings: drawings.flat(),
    brand: site.brand[language],
    descriptor: site.descriptor[language],
    telephone: site.telephone,
  });
}

const make = (inputs: string, limitMs: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), { workerData: inputs });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const timer = setTimeout(
      () => end(() => reject(new Error(`the PDF was not made within ${limitMs} ms`))),
      limitMs,
    );
    worker.once('message', (pdf: Uint8Array) => end(() => resolve(pdf)));
    worker.once('error', (error) => end(() => reject(error as Error)));
    worker.once('exit', () => end(() => reject(new Error('the thread of the PDF ended'))));
  });
