import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { policyHash } from '#tools/build/csp.ts';

import { STYLE } from './error-pages.ts';

test('the proxy’s policy of error pages names the style element that they have', () => {
  const template = readFileSync(new URL('../../deploy/nginx-proxy.conf', import.meta.url), 'utf8');
  expect(template).toContain(`style-src ${policyHash(STYLE)};`);
  expect(template).not.toContain('unsafe-inline');
});
