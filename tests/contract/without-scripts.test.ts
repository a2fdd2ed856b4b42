/** A browser without scripts: the form posts by itself, and the answer is a page in the visitor's language. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { temporaryFolder } from '#tests/temporary-folder.ts';

import { FILLED, startFormServer, storedInquiries, type FormServer } from './form-server.ts';

const CONTACT = { telephone: '02-000-0000', email: 'sales@example.com' };

const folder = temporaryFolder();
let server: FormServer;

beforeAll(async () => {
  server = await startFormServer({ dataDir: folder.path }, { contact: CONTACT });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** What a browser sends for a form. */
const post = (values: Readonly<Record<string, string>>, path = '/f/inquiry', { url } = server) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    body: new URLSearchParams({ ...FILLED, _idempotency: '', _gotcha: '', ...values }),
  });

const stored = () => storedInquiries(folder.path).map(({ inquiry }) => inquiry);

describe('a stored inquiry', () => {
  test.each([
    ['ko', '문의가 접수되었습니다!', '문의가 성공적으로 접수되었습니다. 곧 연락드리겠습니다.'],
    [
      'en',
      'Inquiry Submitted Successfully!',
      'Your inquiry has been successfully submitted. We will contact you soon.',
    ],
  ])(
    '%s: leads to a page that can be loaded again without sending again',
    async (language, title, text) => {
      const answer = await post({ _language: language, inquiry: language });
      expect(answer.status).toBe(303);
      const page = await fetch(new URL(answer.headers.get('location') ?? '', server.url));
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(title);
      expect(html).toContain(text);
      expect(html).toMatch(/<strong>GM-\d{8}-\d{3}<\/strong>/);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  test('the button pressed twice makes one inquiry', async () => {
    await Promise.all([post({ inquiry: 'twice' }), post({ inquiry: 'twice' })]);
    expect(stored().filter((inquiry) => inquiry === 'twice')).toHaveLength(1);
  });
});

describe('what the address of the form asked for', () => {
  const ASKED = '[견적 요청 제품]\r\n1. SIRCA S40 DN 50 | 볼 밸브 | 수량 4\r\n\r\n[문의 내용]';

  test('is stored before the sender’s words, which may be left out', async () => {
    const answer = await post({ asked: ASKED, inquiry: '' });
    expect(answer.status).toBe(303);
    expect(stored()).toContain(ASKED.replaceAll('\r', ''));
  });

  test('comes back with the form', async () => {
    const html = await (await post({ asked: `${ASKED}"<b>`, inquiry: '', name: '' })).text();
    expect(html).toContain('name="asked" value="[견적 요청 제품]');
    expect(html).toContain('수량 4');
    expect(html).not.toContain('<b>');
    expect(html).toMatch(/<textarea id="inquiry" name="inquiry" rows/);
  });
});

describe('an inquiry with faults', () => {
  test('the form comes back with what was typed, each fault under its field and linked from the top', async () => {
    const answer = await post({
      _language: 'en',
      name: '',
      email: 'name@',
      companyName: '"><script>alert(1)</script>',
      inquiry: '</textarea><script>alert(2)</script>',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<a href="#name">Name must not be empty</a>');
    expect(html).toContain(
      '<a href="#email">Email must be an email address, such as name@example.com</a>',
    );
    expect(html).toMatch(
      /<input id="email"[^>]* aria-invalid="true" aria-describedby="email-error" type="email" value="name@">/,
    );
    expect(html).toContain('value="02-000-0000"');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });

  test('Korean by default', async () => {
    const html = await (await post({ phone: ' ' })).text();
    expect(html).toContain('<html lang="ko">');
    expect(html).toContain('전화번호 항목을 입력해 주십시오');
  });

  test('a form that is not there', async () => {
    const answer = await post({}, '/f/other');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('문의 양식을 찾을 수 없습니다.');
    // The page is all that the visitor has: what was typed, and other ways to the supplier.
    expect(html).toContain(`value="${FILLED.companyName}"`);
    expect(html).toContain('<a href="tel:+82-2-000-0000">02-000-0000</a>');
    expect(html).toContain('<a href="mailto:sales@example.com">');
  });

  test('too many at once: what was typed comes back with the wait, and nobody is sent back', async () => {
    const busy = await startFormServer(
      { dataDir: folder.path },
      { rateLimit: { burst: 1, refillMs: 25_000 } },
    );
    await post({ inquiry: 'first' }, undefined, busy);
    const answer = await post({ inquiry: 'second', _language: 'en' }, undefined, busy);
    await busy.stop();
    expect(answer.status).toBe(429);
    const html = await answer.text();
    expect(html).toContain('second</textarea>');
    expect(html).toContain('send it again in about 30 seconds');
    expect(html).not.toContain('Back button');
  });
});

test('Enter in the address bar of an answer leads back to the form', async () => {
  const answer = await fetch(`${server.url}/f/inquiry`, {
    redirect: 'manual',
    headers: { 'Accept-Language': 'en-GB,en;q=0.9' },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/contact?lang=en');
});

test('the page that an inquiry came from decides the language where the form could not be read', async () => {
  const answer = await fetch(`${server.url}/f/inquiry`, {
    method: 'POST',
    headers: {
      Accept: 'text/html',
      'Content-Type': 'text/plain',
      Referer: `${server.url}/contact?lang=en`,
    },
    body: 'x',
  });
  expect(answer.status).toBe(415);
  expect(await answer.text()).toContain('This format is not supported.');
});
