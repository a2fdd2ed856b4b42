/** Prints the path of the Chromium that the browser tests would use, and installs one if there is none. */
import { ensureChromium } from './bootstrap/browser.mjs';

try {
  console.log(await ensureChromium());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
