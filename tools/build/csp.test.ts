import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { contentSecurityPolicy } from './csp.ts';

test('the policy allows the inline script of the document and no other', () => {
  const hash = createHash('sha256').update('first()').digest('base64');
  const policy = contentSecurityPolicy('first()');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
});

test('a hosted form service may be posted to, and nothing else abroad', () => {
  const policy = contentSecurityPolicy('', 'https://forms.example.com');
  expect(policy).toContain("connect-src 'self' https://forms.example.com;");
  expect(policy).toContain("form-action 'self' https://forms.example.com;");
});
