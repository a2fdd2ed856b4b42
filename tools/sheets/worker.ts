/** A thread of `makeSheets`: sets each sheet that it is sent, and answers with its PDF, or with what is wrong. */
import { parentPort } from 'node:worker_threads';

import { type CompileRequest, openCompiler } from './compiler.ts';
import { type MadePdf, pdfOf } from './pdf-of.ts';
import { SheetError, type SheetFault } from './sheet-error.ts';
import type { Listed } from './sheet-list.ts';

export interface SheetJob {
  kind: Listed['kind'];
  request: CompileRequest;
}

export type SheetAnswer = MadePdf | { fault: SheetFault };

const compile = await openCompiler();

function answer({ kind, request }: SheetJob): SheetAnswer {
  if (compile === null)
    throw new Error('the compiler is there for the main thread and not for this one');
  try {
    return pdfOf(compile, kind, request);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const { problem, remedy } = error;
    return { fault: { problem, remedy } };
  }
}

parentPort?.on('message', (job: SheetJob) => parentPort?.postMessage(answer(job)));
