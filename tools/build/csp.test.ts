import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { contentSecurityPolicy, refuseStyleAttributes, policyHash, WAITING_SCRIPT } from './csp.ts';

test('the policy allows the inline script of the document and no other', () => {
  const hash = createHash('sha256').update('first()').digest('base64');
  const policy = contentSecurityPolicy('first()');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' ${policyHash(WAITING_SCRIPT)};`);
  expect(policy).not.toContain('unsafe');
});

test('a hosted form service may be posted to, a collector of vitals told, and nothing else abroad', () => {
  const policy = contentSecurityPolicy('', {
    form: 'https://forms.example.com',
    vitals: 'https://vitals.example.com',
  });
  expect(policy).toContain(
    "connect-src 'self' https://forms.example.com https://vitals.example.com;",
  );
  expect(policy).toContain("form-action 'self' https://forms.example.com;");
  expect(contentSecurityPolicy('')).toContain("connect-src 'self';");
});

test.each([
  '<p style="color:red">',
  '<svg\nviewBox="0 0 1 1" STYLE=x>',
  "<b class=a style='--a:1'>",
])('a document with %j is refused', (html) => {
  expect(() => refuseStyleAttributes(`<body>${html}`)).toThrow(/style attribute/);
});

test('a style element, a data attribute and the word in a text are no style attributes', () => {
  refuseStyleAttributes(
    '<style>p{color:red}</style><link rel="stylesheet"><p data-style="x">style="color:red"</p><a title="a style=b">',
  );
});
