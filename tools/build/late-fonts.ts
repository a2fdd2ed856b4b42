/** Local-storage key of the fonts that this browser has fetched before. */
const FETCHED_KEY = 'gamasan.fonts';

/**
 * The document with fonts that are fetched after everything else: on a first visit they would take the line from the picture
 * that the first view waits for. A browser that has fetched them before has them at once, one without scripts from the
 * start. Until they come, fonts of the visitor's machine stand in, made as wide and high (tools/fonts.ts).
 *
 * @param sheet address of the style sheet that names them
 */
export function lateFonts(html: string, sheet: string): string {
  const script =
    `(function(d,s,k){function f(){var l=d.createElement("link");l.rel="stylesheet";l.crossOrigin="";l.href=s;` +
    `l.onload=function(){try{localStorage.setItem(k,s)}catch(e){}};d.head.append(l)}` +
    `try{if(localStorage.getItem(k)===s)return f()}catch(e){}` +
    `addEventListener("load",function(){d.hidden?f():requestAnimationFrame(function(){setTimeout(f)})})})(document,"${sheet}","${FETCHED_KEY}")`;
  const late = `<script>${script}</script><noscript><link rel="stylesheet" href="${sheet}"/></noscript>`;
  const result = html.replace('</head>', () => `${late}</head>`);
  if (result === html) throw new Error('a document has no </head>');
  return result;
}
