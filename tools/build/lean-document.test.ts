import { expect, test } from 'vitest';

import { inlineStyles, leanDocument, startLate, takeState } from './lean-document.ts';

const start =
  '<script type="module" async="">import "/assets/manifest.js"\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n  \n' +
  '  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};\n\nimport("/assets/entry.js");</script>';
const state =
  '<script>window.__reactRouterContext.streamController.enqueue("[{\\"a\\":1}]\\n");</script>' +
  '<script>window.__reactRouterContext.streamController.close();</script>';
const document =
  '<html><head><link rel="stylesheet" href="/assets/root.css"/><link rel="modulepreload" href="/assets/entry.js"/></head><body>' +
  `${start}${state}</body></html>`;

test('the styles stand in the document, and the link to them waits for scripts', () => {
  const html = inlineStyles(document, 'a{top:0}');
  // Before it: a style sheet that comes later must not be the first to name a layer.
  expect(html).toContain('<head><style>a{top:0}</style><link rel="stylesheet"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/root.css" disabled/>');
});

test('a stylesheet that would end its element stops the build', () => {
  expect(() => inlineStyles(document, 'a{content:"</style"}')).toThrow(/cannot be inlined/);
});

test('the data of the page is a file of its own', () => {
  const taken = takeState(document);
  expect(taken.state).toBe('[{"a":1}]\n');
  expect(taken.rest).not.toContain('streamController');
  expect(() => takeState('<html></html>')).toThrow(/not as expected/);
});

test('no module is fetched before load, and the same ones in the same order after it', () => {
  const html = startLate(document, '/assets/state.txt', ['/assets/messages.js']);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    'Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js"),fetch("/assets/state.txt")',
  );
  expect(html).toContain('q=["/assets/messages.js","/assets/entry.js"];');
  expect(html).toContain(
    'c.enqueue(m[3]);c.close();const route0=m[1];const route1=m[2];window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};import("/assets/entry.js");',
  );
  expect(html).toContain('addEventListener("load"');
});

test('a start script of another shape stops the build', () => {
  expect(() => startLate('<html><body></body></html>', '', [])).toThrow(/no start script/);
  expect(() => startLate('<script type="module" async="">import("/x.js")</script>', '', [])).toThrow(
    /not as expected/,
  );
});

test('a document that is not whole without scripts stops the build', () => {
  const torn = document.replace('<body>', '<body><template id="B:0"></template>');
  expect(() => leanDocument(torn, { styles: () => '', keep: () => '' })).toThrow(/for a script/);
});

test('a whole document', () => {
  const kept: string[] = [];
  const html = leanDocument(document, {
    styles: () => 'a{top:0}',
    keep: (text) => `/assets/state-${kept.push(text)}.txt`,
  });
  expect(kept).toEqual(['[{"a":1}]\n']);
  expect(html).toContain('<style>a{top:0}</style>');
  expect(html).toContain('fetch("/assets/state-1.txt")');
});
