/** The form service as a process of its own, to be killed: `node form-process.ts <data folder>` prints its address. */
import { createLog } from '#server/log.ts';
import { startFormServer } from './form-server.ts';

const [dataDir = ''] = process.argv.slice(2);
const { url } = await startFormServer({ dataDir }, { log: createLog({ write: () => undefined }) });
console.log(url);
