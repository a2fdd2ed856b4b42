/** Preloaded (`node --import`) by servers that tests start: they end with the test, however that ends. */
import { endWith } from './end-with.ts';

endWith(process.ppid);
