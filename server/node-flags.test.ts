import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { NODE_FLAGS } from './node-flags.mjs';

/** Where the server is started by something that cannot import the flags. */
test.each(['package.json', 'deploy/Containerfile'])('%s starts the server with them', (file) => {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const start = text.split('\n').find((line) => /"serve":|^ENTRYPOINT/.test(line));
  for (const flag of NODE_FLAGS) expect(start).toContain(flag);
});
