/**
 * What a finished document loads, and when: the styles that it uses stand in it, and nothing but pictures and fonts is
 * fetched before the page has loaded or the visitor has touched it. Other bytes would compete with the picture that the first
 * view waits for.
 */

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/?>/g;
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** How many modules are asked for in one task. */
const LINKS_A_TASK = 6;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";?/g;
/** The data that the page was rendered with, in the framework's own form: one or more calls, and the end. */
const STATE = /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("[\s\S]*?")\)|close\(\));<\/script>/g;

/** Files that a document is taken apart into. */
export interface LeanOptions {
  /** The styles that a document uses. */
  styles: (html: string) => string;
  /** Keeps a text as a file of the site and says its address. */
  keep: (text: string) => string;
  /** Modules that these ask for, and that are large or would be asked for late. */
  modules?: readonly string[];
}

/**
 * The document as it is published.
 *
 * @throws where the framework's part of it no longer looks as expected
 */
export function leanDocument(html: string, { styles, keep, modules = [] }: LeanOptions): string {
  if (html.includes('<template id="B:'))
    throw new Error('a part of a document is left for a script to put into place');
  const { rest, state } = takeState(html);
  return startLate(inlineStyles(rest, styles(rest)), keep(state), modules);
}

/**
 * Puts the styles into the document. The links stay, disabled: scripts enable them when they start, since what scripts bring
 * may need any rule of the page's sheets.
 */
export function inlineStyles(html: string, styles: string): string {
  if (styles.includes('</style')) throw new Error('a stylesheet holds "</style" and cannot be inlined');
  const linked = html.replace(STYLESHEET, '<link rel="stylesheet" href="$1" disabled/>');
  // Before the links: whatever comes first in the document decides the order of the layers.
  const place = linked.includes('<link rel="stylesheet"') ? '<link rel="stylesheet"' : '</head>';
  return linked.replace(place, () => `<style>${styles}</style>${place}`);
}

/** Takes the data out of the document: no reader needs it before scripts run, and they fetch it. */
export function takeState(html: string): { rest: string; state: string } {
  let state = '';
  const rest = html.replace(STATE, (_, text: string | undefined) => {
    if (text !== undefined) state += JSON.parse(text) as string;
    return '';
  });
  if (state === '' || rest.includes('streamController.enqueue'))
    throw new Error('the data of a document is not as expected');
  return { rest, state };
}

/**
 * Starts the application after `load`, or at the first pointer or key, whichever comes first. The framework's own script
 * imports at once; this one imports the same modules in the same order, later.
 *
 * @param furtherModules fetched at the same time
 */
export function startLate(html: string, state: string, furtherModules: readonly string[]): string {
  const start = START.exec(html)?.[1];
  if (start === undefined) throw new Error('a document has no start script');
  const imported: string[] = [];
  const body = start.replace(STATIC_IMPORT, (_, name: string | undefined, source: string) => {
    imported.push(source);
    return name === undefined ? '' : `const ${name}=m[${imported.length - 1}];`;
  });
  if (imported.length < 2 || !body.includes('__reactRouterRouteModules')) {
    throw new Error(`the start script of the framework is not as expected:\n${start}`);
  }
  // All at once: one file asks for the next only when it has come.
  const preloaded = [...html.matchAll(MODULE_PRELOAD)].map(([, href = '']) => href);
  const others = [...new Set([...furtherModules, ...preloaded])].filter(
    (href) => !imported.includes(href),
  );
  const script =
    `(function(d,s){function go(){if(s)return;s=1;` +
    // A few in each task: twenty at once keep a slow phone from answering for a tenth of a second.
    `d.querySelectorAll("link[disabled]").forEach(function(l){l.disabled=false});` +
    `var q=${JSON.stringify(others)};(function n(){q.splice(0,${LINKS_A_TASK}).forEach(function(h){var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});` +
    `setTimeout(q.length?n:run)})()}` +
    `function run(){Promise.all([${imported.map((source) => `import(${JSON.stringify(source)})`).join(',')},` +
    // Without its data the page stays what it is: a document whose links work.
    `fetch(${JSON.stringify(state)}).then(function(r){if(!r.ok)throw r;return r.text()})]).then(function(m){` +
    `var c=window.__reactRouterContext.streamController;c.enqueue(m[${imported.length}]);c.close();` +
    `${body.replaceAll(/\s*\n\s*/g, '')}})}` +
    `["pointerdown","keydown","touchstart"].forEach(function(e){addEventListener(e,go,{once:true,passive:true,capture:true})});` +
    // After the frame that shows the last picture of the first view, which at `load` has come but is not painted.
    `function late(){d.hidden?go():requestAnimationFrame(function(){setTimeout(go)})}` +
    `d.readyState==="complete"?late():addEventListener("load",late)})(document,0)`;
  return html.replace(START, () => `<script>${script}</script>`).replace(MODULE_PRELOAD, '');
}
