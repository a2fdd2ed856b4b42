/** A thread of `compressFolder`: compresses each file whose name it is sent, and answers with the result. */
import { parentPort, workerData } from 'node:worker_threads';

import { compressFile, type FileOptions } from './compress-file.ts';

parentPort?.on('message', (file: string) => {
  parentPort?.postMessage(compressFile(file, workerData as FileOptions));
});
