import { describe, expect, test } from 'vitest';

import { collapseBreaks, sanitisedHtml } from './sanitised-html.server.ts';

const raw = (html: string) => sanitisedHtml(html, 'raw-html', 'ko');

describe('HTML of a content block', () => {
  test('keeps what documents are written with', () => {
    const html =
      '<h3>승인</h3><p>압력은 <strong>6 bar</strong>, H<sub>2</sub>O</p><table><caption>치수</caption><thead><tr><th scope="col">DN</th></tr></thead><tbody><tr><td>40</td></tr></tbody></table>';
    expect(raw(html)).toBe(html);
  });

  test('a text block holds prose only: the words of other elements stay', () => {
    expect(sanitisedHtml('<h3>제목</h3><table><tr><td>40</td></tr></table>', 'text', 'ko')).toBe(
      '제목40',
    );
  });

  test("links of the site go to the reader's language", () => {
    expect(sanitisedHtml('<a href="/contact">x</a>', 'text', 'en')).toBe(
      '<a href="/contact?lang=en">x</a>',
    );
    expect(sanitisedHtml('<a href="/contact">x</a>', 'text', 'ko')).toBe(
      '<a href="/contact">x</a>',
    );
    expect(raw('<a href="https://example.com/">x</a>')).toBe(
      '<a href="https://example.com/" rel="noopener noreferrer">x</a>',
    );
  });
});

/** The usual ways in (OWASP cross-site scripting evasion cheat sheet), and a few of our own. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext></mtext><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="http://evil.example/">x</a>',
  '<a href="/" onclick="alert(1)">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input name=q><button>x</button></form>',
  '<p id="main" class="x" data-theme="x">x</p>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<textarea><script>alert(1)</script></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<td background="javascript:alert(1)">x</td>',
  '<p/onmouseover=alert(1)>x</p>',
];

describe('an attack in a content block', () => {
  test.each(ATTACKS)('%s', (attack) => {
    const clean = raw(attack);
    const tags = [...clean.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
    for (const [, name, attributes] of tags) {
      expect(name).toMatch(
        /^(?:p|strong|em|sub|sup|br|ul|ol|li|a|h3|h4|dl|dt|dd|table|caption|thead|tbody|tr|th|td)$/,
      );
      expect(attributes).not.toMatch(
        /\bon|style|class|\bid\b|data-|javascript|vbscript|data:|background/i,
      );
      const href = /href="([^"]*)"/.exec(attributes ?? '')?.[1];
      if (href !== undefined)
        expect(new URL(href, 'https://own.example/').host).toBe('own.example');
    }
    expect(clean).not.toMatch(/<(?:script|style|iframe|svg|img|object)/i);
  });
});

describe('extra line breaks', () => {
  test.each([
    ['하나<br><br><br/>둘', '하나<br />둘'],
    ['하나<br />둘', '하나<br />둘'],
    ['<p><br>하나<br> </p><p>&nbsp;</p>', '<p>하나</p>'],
    ['<br><br><p>하나</p><br>', '<p>하나</p>'],
    ['<p>하나</p>\n\n\n<p>둘</p>', '<p>하나</p>\n<p>둘</p>'],
  ])('%s', (html, expected) => expect(collapseBreaks(html)).toBe(expected));
});
