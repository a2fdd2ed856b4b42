/** `npm start` asks it before it builds: whether every setting is right. */
import { loadEnvFile, unknownNames } from '#server/env-file.ts';
import { readSettings } from '#server/settings.ts';

import { buildSettings } from './build/settings.ts';

for (const name of unknownNames())
  console.warn(`.env: ${name} is not a setting of this site and does nothing (see .env.example).`);

try {
  loadEnvFile();
  readSettings(process.env);
  buildSettings(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
