/** `npm start` and `npm test` call it: builds the site, unless nothing that a build reads has changed since the last one. */
import { join } from 'node:path';

import { loadEnvFile } from '#server/env-file.ts';

import { hashInputs, isBuiltFrom } from './build/stamp.ts';

const PROJECT = join(import.meta.dirname, '..');

loadEnvFile();
if (!isBuiltFrom(join(PROJECT, 'dist'), hashInputs(PROJECT))) await import('./build.ts');
