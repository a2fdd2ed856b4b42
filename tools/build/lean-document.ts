/**
 * What a finished document loads, and when: its styles stand in it, and no script is fetched before the page has loaded or
 * the visitor has touched it. Script bytes would compete with the picture that the first view waits for.
 */

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/?>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";?/g;

/**
 * Puts the styles that the document uses into it. The links stay, disabled and so never fetched: React finds them where it
 * expects them when it takes the document over.
 *
 * @param read the text of a stylesheet by its address
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  const files = new Set<string>();
  const linked = html.replace(STYLESHEET, (_, href: string) => {
    // The framework marks a file that two routes share with an empty fragment.
    files.add(href.replace(/#$/, ''));
    return `<link rel="stylesheet" href="${href}" disabled/>`;
  });
  const styles = [...files].map(read).join('');
  if (styles.includes('</style')) throw new Error('a stylesheet holds "</style" and cannot be inlined');
  // Before the links: the style sheet of a page that is opened later is linked after the last of them, and whatever comes
  // first in the document decides the order of the layers.
  const place = linked.includes('<link rel="stylesheet"') ? '<link rel="stylesheet"' : '</head>';
  return linked.replace(place, () => `<style>${styles}</style>${place}`);
}

/**
 * Starts the application after `load`, or at the first pointer or key, whichever comes first. The framework's own script
 * imports at once; this one imports the same modules in the same order, later.
 *
 * @throws where the framework's start script no longer looks as expected
 */
export function startLate(html: string): string {
  const start = START.exec(html)?.[1];
  if (start === undefined) throw new Error('a document has no start script');
  const modules: string[] = [];
  const body = start.replace(STATIC_IMPORT, (_, name: string | undefined, source: string) => {
    modules.push(`import(${JSON.stringify(source)})`);
    return name === undefined ? '' : `const ${name}=m[${modules.length - 1}];`;
  });
  if (modules.length < 2 || !body.includes('__reactRouterRouteModules')) {
    throw new Error(`the start script of the framework is not as expected:\n${start}`);
  }
  const script =
    `(function(s){function go(){if(s)return;s=1;Promise.all([${modules.join(',')}]).then(function(m){${body.replaceAll(/\s*\n\s*/g, '')}})}` +
    `["pointerdown","keydown","touchstart"].forEach(function(e){addEventListener(e,go,{once:true,passive:true,capture:true})});` +
    `document.readyState==="complete"?go():addEventListener("load",function(){setTimeout(go)})})(0)`;
  return html.replace(START, () => `<script>${script}</script>`).replace(MODULE_PRELOAD, '');
}
