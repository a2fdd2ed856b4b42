import { expect, test } from 'vitest';

import { inlineStyles, startLate } from './lean-document.ts';

const document =
  '<html><head><link rel="stylesheet" href="/assets/root.css"/><link rel="modulepreload" href="/assets/entry.js"/></head><body>' +
  '<script type="module" async="">import "/assets/manifest.js"\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n  \n' +
  '  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};\n\nimport("/assets/entry.js");</script></body></html>';

test('the styles stand in the document, and the link to them is never fetched', () => {
  const html = inlineStyles(document, (href) => `/* ${href} */`);
  // Before it: a style sheet that comes later must not be the first to name a layer.
  expect(html).toContain('<head><style>/* /assets/root.css */</style><link rel="stylesheet"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/root.css" disabled/>');
});

test('a file that two routes share stands in the document once', () => {
  const html = inlineStyles(
    document.replace('</head>', '<link rel="stylesheet" href="/assets/root.css#"/></head>'),
    (href) => `/* ${href} */`,
  );
  expect(html.split('/* /assets/root.css */')).toHaveLength(2);
  expect(html).toContain('href="/assets/root.css#" disabled');
});

test('a stylesheet that would end its element stops the build', () => {
  expect(() => inlineStyles(document, () => 'a{content:"</style"}')).toThrow(/cannot be inlined/);
});

test('no module is fetched before load, and the same ones in the same order after it', () => {
  const html = startLate(document);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")])');
  expect(html).toContain('window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};import("/assets/entry.js");');
  expect(html).toContain('const route0=m[1];const route1=m[2];');
  expect(html).toContain('addEventListener("load"');
});

test('a start script of another shape stops the build', () => {
  expect(() => startLate('<html><body></body></html>')).toThrow(/no start script/);
  expect(() => startLate('<script type="module" async="">import("/x.js")</script>')).toThrow(/not as expected/);
});
