import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { contentSecurityPolicy, withPolicy } from './csp.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const document =
  '<html><head><meta charSet="utf-8"/><script>first()</script><script type="application/ld+json">{"@type":"x"}</script>' +
  '<script src="/assets/a.js"></script><script type="module">second()</script></head></html>';

test('the policy allows exactly the inline scripts of the document', () => {
  const policy = contentSecurityPolicy(document);
  expect(policy).toContain(`script-src 'self' ${hash('first()')} ${hash('second()')};`);
  expect(policy).not.toContain(hash('{"@type":"x"}'));
  expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
});

test('a hosted form service may be posted to, and nothing else abroad', () => {
  const policy = contentSecurityPolicy(document, 'https://forms.example.com');
  expect(policy).toContain("connect-src 'self' https://forms.example.com;");
  expect(policy).toContain("form-action 'self' https://forms.example.com;");
});

test('the policy stands before every script', () => {
  const html = withPolicy(document);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
});

test('a document without a character set stops the build', () => {
  expect(() => withPolicy('<html><head></head></html>')).toThrow(/charset/);
});
