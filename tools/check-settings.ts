/** `npm start` asks it before it builds: whether every setting is right, and the port free. */
import { loadEnvFile, unknownNames } from '#server/env-file.ts';
import { requireFreePort } from '#server/bind.ts';
import { readSettings } from '#server/settings.ts';

import { buildSettings } from './build/settings.ts';

for (const name of unknownNames())
  console.warn(`.env: ${name} is not a setting of this site and does nothing (see .env.example).`);

try {
  loadEnvFile();
  const settings = readSettings(process.env);
  buildSettings(process.env);
  await requireFreePort(settings.host, settings.port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
