/** The report: one page that reads without a network. */
import type { Comparison } from './compare.ts';
import type { Difference, LineDifferences } from './compare-lines.ts';
import type { ScreenDifference } from './compare-screens.ts';
import type { SizeDifference } from './compare-sizes.ts';
import { REPORT_STYLES } from './report-styles.ts';
import { type Section, SECTIONS } from './site-lines.ts';

const TITLES: Readonly<Record<Section, string>> = {
  document: 'Documents',
  structured: 'Structured data',
  headers: 'Headers',
  styles: 'Styles of documents',
  files: 'Files',
  pdf: 'Words of PDFs',
};

/** More would make a page that no browser scrolls; the head says how many there are. */
const SHOWN_DIFFERENCES = 300;
const SHOWN_LINES = 40;
/** Characters of a line around what has changed in it. */
const CONTEXT = 120;
const ADDRESSES_IN_LINE = 3;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** Length of what two texts have in common at their start. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

const reversed = (text: string): string => Array.from(text).toReversed().join('');

/** A line with the part marked that the other one lacks, and without most of what they have in common. */
function markedLine(line: string, other: string): string {
  const start = commonStart(line, other);
  const end = commonStart(reversed(line.slice(start)), reversed(other.slice(start)));
  const [head, tail] = [line.slice(0, start), line.slice(line.length - end)];
  const before = head.length > CONTEXT ? `… ${head.slice(-CONTEXT)}` : head;
  const after = tail.length > CONTEXT ? `${tail.slice(0, CONTEXT)} …` : tail;
  const changed = line.slice(start, line.length - end);
  return `${escape(before)}${changed && `<mark>${escape(changed)}</mark>`}${escape(after)}`;
}

function linesOf(kind: 'del' | 'ins', lines: readonly string[], others: readonly string[]): string {
  const shown = lines.slice(0, SHOWN_LINES).map((line, index) => {
    const other = lines.length === others.length ? others[index] : undefined;
    return `<${kind}>${other === undefined ? escape(line) : markedLine(line, other)}</${kind}>`;
  });
  const rest = lines.length - shown.length;
  return shown.join('') + (rest > 0 ? `<p>and ${count(rest, 'more line')}</p>` : '');
}

function addressesOf(addresses: readonly string[]): string {
  const listed = addresses.map((address) => `<code>${escape(address)}</code>`);
  if (listed.length <= ADDRESSES_IN_LINE) return `<p class="at">${listed.join(' ')}</p>`;
  return `<details class="at"><summary>${count(addresses.length, 'address', 'addresses')}: ${listed[0]} …</summary>${listed.join(' ')}</details>`;
}

const differenceHtml = ({ before, after, addresses }: Difference, number: number): string =>
  `<article id="d${number}"><a class="number" href="#d${number}">${number}</a>
${addressesOf(addresses)}
<div class="lines">${linesOf('del', before, after)}${linesOf('ins', after, before)}</div></article>`;

function sectionHtml(
  section: Section,
  differences: readonly (readonly [number, Difference])[],
): string {
  const own = differences.filter(([, each]) => each.section === section);
  if (own.length === 0) return '';
  const shown = own
    .slice(0, SHOWN_DIFFERENCES)
    .map(([number, each]) => differenceHtml(each, number));
  const rest = own.length - shown.length;
  return `<section id="${section}"><h2>${TITLES[section]} <small>${count(own.length, 'difference')}</small></h2>
${shown.join('\n')}${rest > 0 ? `<p>and ${count(rest, 'more difference')}, at fewer addresses than these</p>` : ''}</section>`;
}

function screensHtml(screens: readonly ScreenDifference[]): string {
  if (screens.length === 0) return '';
  const pictures = screens.map(({ shot, share, pixels, before, after, marked }) => {
    const figure = (name: string, file: string) =>
      `<figure><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
    const much = share < 0.001 ? count(pixels, 'pixel') : `${(share * 100).toFixed(1)} %`;
    return `<article><p class="at"><code>${escape(shot.address)}</code> at ${shot.width} px: ${much}</p>
<div class="pictures">${figure('before', before)}${figure('after', after)}${figure('marked', marked)}</div></article>`;
  });
  return `<section id="screens"><h2>Screenshots <small>${count(screens.length, 'difference')}</small></h2>${pictures.join('\n')}</section>`;
}

function sizesHtml(sizes: readonly SizeDifference[]): string {
  if (sizes.length === 0) return '';
  const bytes = (number: number) => number.toLocaleString('en');
  const cells = (then: number, now: number) => {
    const more = now - then;
    const sign = more > 0 ? '+' : '';
    return `<td>${bytes(then)}<td>${bytes(now)}<td class="${more > 0 ? 'more' : 'less'}">${more === 0 ? '' : sign + bytes(more)}`;
  };
  const rows = sizes.map(
    ({ kind, before, after }) =>
      `<tr><th scope="row">${kind}${cells(before.files, after.files)}${cells(before.raw, after.raw)}${cells(before.brotli, after.brotli)}`,
  );
  return `<section id="sizes"><h2>Sizes <small>bytes; Brotli at the level of a release</small></h2><table>
<thead><tr><td><th colspan="3">files<th colspan="3">raw<th colspan="3">Brotli<tr><td>${'<th>before<th>after<th>'.repeat(3)}</thead>
<tbody>${rows.join('\n')}</tbody></table></section>`;
}

function onOneSideHtml({ gone, added }: LineDifferences): string {
  const list = (title: string, addresses: readonly string[]) =>
    addresses.length === 0
      ? ''
      : `<h3>${title}</h3><ul>${addresses.map((address) => `<li><code>${escape(address)}</code>`).join('')}</ul>`;
  if (gone.length + added.length === 0) return '';
  return `<section id="one-side"><h2>Addresses on one side <small>${count(gone.length + added.length, 'address', 'addresses')}</small></h2>
${list('Gone', gone)}${list('New', added)}</section>`;
}

/** The same differences address by address, as numbers. */
function byAddressHtml(differences: readonly (readonly [number, Difference])[]): string {
  const numbers = new Map<string, number[]>();
  for (const [number, { addresses }] of differences)
    for (const address of addresses)
      numbers.set(address, [...(numbers.get(address) ?? []), number]);
  if (numbers.size === 0) return '';
  const rows = [...numbers]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([address, own]) =>
        `<tr><th scope="row"><code>${escape(address)}</code><td>${own.map((number) => `<a href="#d${number}">${number}</a>`).join(' ')}`,
    );
  return `<section id="by-address"><h2>By address <small>${count(numbers.size, 'address', 'addresses')}</small></h2>
<details><summary>Which differences each address has</summary><table class="by-address">${rows.join('\n')}</table></details></section>`;
}

/**
 * @param before name of the side
 * @param comparison whose pictures lie beside the report
 * @returns HTML
 */
export function writeReport(
  before: string,
  after: string,
  { lines, sizes, screens }: Comparison,
): string {
  const numbered = lines.differences.map((each, index) => [index + 1, each] as const);
  const sections = [
    ...SECTIONS.map((section) => [
      section,
      TITLES[section],
      lines.differences.filter((each) => each.section === section).length,
    ]),
    ['one-side', 'Addresses on one side', lines.gone.length + lines.added.length],
    ['sizes', 'Sizes', sizes.length],
    ['screens', 'Screenshots', screens.length],
  ] as const;
  const contents = sections.map(([id, title, number]) =>
    number === 0
      ? `<li class="none"><span>${title}</span> <b>0</b>`
      : `<li><a href="#${id}">${title}</a> <b>${number}</b>`,
  );
  const isNothing = sections.every(([, , number]) => number === 0);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Difference: ${escape(before)} to ${escape(after)}</title><style>${REPORT_STYLES}</style>
<header><h1>What visitors get</h1>
<dl><dt>Before<dd>${escape(before)}<dt>After<dd>${escape(after)}</dl>
<nav><ul>${contents.join('\n')}</ul></nav></header>
<main>${isNothing ? '<p>No difference.</p>' : ''}
${SECTIONS.map((section) => sectionHtml(section, numbered)).join('\n')}
${onOneSideHtml(lines)}
${sizesHtml(sizes)}
${screensHtml(screens)}
${byAddressHtml(numbered)}</main></html>
`;
}
