/** The form service as a process of its own, to be killed: `node form-process.ts <data folder>` prints its address. */
import { startFormServer } from './form-server.ts';

const [dataDir = ''] = process.argv.slice(2);
const { url } = await startFormServer({ dataDir }, { log: () => undefined });
console.log(url);
