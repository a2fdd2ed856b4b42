/** The thread that sets one sheet as PDF, and ends: the compiler and its fonts are in memory for as long as that takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FONTS = join(ROOT, 'fonts');
const TEMPLATES = join(ROOT, 'sheets');

/** @param inputs of the template, as JSON */
function pdfOf(inputs: string): Uint8Array {
  const fontBlobs = readdirSync(FONTS)
    .filter((name) => name.endsWith('.otf'))
    .map((name) => readFileSync(join(FONTS, name)));
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] });
  const result = compiler.compile({
    mainFilePath: join(TEMPLATES, 'answer.typ'),
    inputs: { sheet: inputs },
  });
  const document = result.result;
  if (document === null || result.hasError()) {
    const error = result.takeDiagnostics();
    const messages = error ? compiler.fetchDiagnostics(error) : [];
    throw new Error(messages.map(({ message }: { message: string }) => message).join('; '));
  }
  try {
    return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
  } catch {
    // Somebody typed a sign that the typeface lacks, which PDF/UA refuses: it is printed as a box.
    return compiler.pdf(document);
  }
}

parentPort?.postMessage(new Uint8Array(pdfOf(workerData as string)));
