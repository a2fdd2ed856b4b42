import { readFile } from 'node:fs/promises';

import type { Address } from '#content/schema/address.ts';
import { type Language, LANGUAGES, localizedHref, pageHref } from '#contract/address.ts';
import type * as RendererModule from '#app/entry.node.tsx';
import { markdownFile } from '#app/seo/page-head.ts';
import { chromeDataFile, dataFileOf, missingDataFile } from '#app/shared/page/data-file.ts';

import { documentOf, type WrittenDocument } from './document-template.ts';
import { firstScreen } from './first-screen.ts';
import { KeptFiles } from './kept-files.ts';
import { joinedPages } from './markdown.ts';
import { filesOfParts, partsOf, type SiteModules } from './modules.ts';
import { filesNamed } from './offline-list.ts';
import { shortHash, type SiteWriter } from './site-writer.ts';
import { type StyleSheet, usedStyles } from './used-styles.ts';

const CACHE = '.cache/documents';

/** The bundle of app/entry.node.tsx. */
type Renderer = typeof RendererModule;

/** A 404 document and the addresses that it answers; `*` is one segment, `**` anything. */
export interface NotFoundShape {
  pattern: string;
  /** An address that does not exist, rendered to make the document. */
  sample: string;
}

/** Files of an address, page 1 first. */
export type DocumentFiles = Record<Language, string[]>;

export interface Prerendered {
  documents: Map<string, DocumentFiles>;
  /** What each document needs besides itself, by its address: `/products?lang=en`. */
  needs: Map<string, string[]>;
  notFound: { pattern: string; ko: string; en: string }[];
  /** Hash of the style element of every document file, for the policy. */
  styleHashes: Record<string, string>;
}

export interface PrerenderOptions {
  renderer: Renderer;
  addresses: readonly Address[];
  notFound: readonly NotFoundShape[];
  modules: SiteModules;
  sheet: StyleSheet;
  /** Text of `STAND_INS` (document-template.ts). */
  standIns: string;
  prelude: string;
  /** Content-Security-Policy of the documents (csp.ts). */
  policy: string;
  writer: SiteWriter;
  /** Makes the text of a document (markdown.ts). */
  markdown: (html: string) => string;
  /** Hash of the code and settings that the documents are made with (stamp.ts). */
  madeWith: string;
  /** Called after each document. */
  onProgress: (done: number, total: number) => void;
}

interface Job {
  path: string;
  language: Language;
  page: number;
  /** File of the document, below the site's root. */
  file: string;
  status: 200 | 404;
  /** File of the data that it is rendered from. */
  dataFile: string;
}

const treeOf = (language: Language) => (language === 'ko' ? '' : `${language}/`);
const pages = (total: number) => Array.from({ length: total }, (_, index) => index + 1);
const urlOf = (address: string) => new URL(address, 'http://site.invalid');

/** `products/index.html`, `en/products/page/2.html`: the Korean documents form the plain tree of a static host. */
function documentFile(path: string, language: Language, page: number): string {
  const folder = `${treeOf(language)}${path.slice(1)}${path === '/' ? '' : '/'}`;
  return page === 1 ? `${folder}index.html` : `${folder}page/${page}.html`;
}

const addressOf = (path: string, language: Language, page: number) =>
  localizedHref(pageHref(path, page), language);

/** `404.html` is the name that static hosts look for; the more specific ones stand beside it. */
function notFoundFile({ pattern }: NotFoundShape, language: Language): string {
  const name =
    pattern === '/**' ? '' : `${pattern.slice(1).replaceAll('/', '-').replaceAll('*', 'unknown')}-`;
  return `${treeOf(language)}${name}404.html`;
}

/**
 * Renders every document of the site, each address once per language and catalogue page, and the 404 documents; and writes
 * the data that browsers fetch at hydration and at a move within the site (docs/decisions/0003-page-data.md).
 *
 * @throws where an address does not answer with the status it should, naming the address
 */
export async function prerender(options: PrerenderOptions): Promise<Prerendered> {
  const { renderer, addresses, notFound, writer } = options;
  const chrome = {} as Record<Language, string>;
  for (const language of LANGUAGES)
    chrome[language] = await writeData(
      writer,
      chromeDataFile(language),
      await renderer.contentSource.chrome(language),
    );
  const jobs = [...addresses.flatMap(addressJobs), ...notFound.flatMap(notFoundJobs)];
  const styleHashes: Record<string, string> = {};
  const needs = new Map<string, string[]>();
  const textsOf = new Map<string, string[]>();
  const kept = new KeptFiles(CACHE);
  let done = 0;
  for (const job of jobs) {
    const { files, styleHash, text } = await writeDocument(
      job,
      chrome[job.language],
      kept,
      options,
    );
    styleHashes[job.file] = styleHash;
    if (job.status === 200) {
      needs.set(addressOf(job.path, job.language, job.page), files);
      const file = markdownFile(job.path, job.language);
      textsOf.set(file, [...(textsOf.get(file) ?? []), text]);
    }
    options.onProgress(++done, jobs.length);
  }
  kept.removeOthers();
  for (const [file, texts] of textsOf) await writer.write(file, joinedPages(texts));
  return {
    styleHashes,
    needs,
    documents: new Map(
      addresses.map(({ path, totalPages }) => [
        path,
        Object.fromEntries(
          LANGUAGES.map((language) => [
            language,
            pages(totalPages).map((page) => documentFile(path, language, page)),
          ]),
        ) as DocumentFiles,
      ]),
    ),
    notFound: notFound.map((shape) => ({
      pattern: shape.pattern,
      ko: notFoundFile(shape, 'ko'),
      en: notFoundFile(shape, 'en'),
    })),
  };
}

function addressJobs({ path, totalPages }: Address): Job[] {
  return LANGUAGES.flatMap((language) =>
    pages(totalPages).map((page) => ({
      path,
      language,
      page,
      file: documentFile(path, language, page),
      status: 200 as const,
      dataFile: dataFileOf(path, language, page),
    })),
  );
}

function notFoundJobs(shape: NotFoundShape): Job[] {
  return LANGUAGES.map((language) => ({
    path: shape.sample,
    language,
    page: 1,
    file: notFoundFile(shape, language),
    status: 404 as const,
    dataFile: missingDataFile(shape.pattern, language),
  }));
}

/** A document as it is kept. */
interface MadeDocument extends WrittenDocument {
  /** What it says, as Markdown. */
  text: string;
}

/** @returns addresses of the files that the document needs, the hash of its style element, and its text */
async function writeDocument(
  { path, language, page, file, status, dataFile }: Job,
  chrome: string,
  kept: KeptFiles,
  options: PrerenderOptions,
): Promise<{ files: string[]; styleHash: string; text: string }> {
  const { renderer, modules, sheet, standIns, prelude, policy, writer } = options;
  const own = addressOf(path, language, page);
  const rendered = await renderer.render(urlOf(own));
  if (rendered.redirect !== undefined || rendered.status !== status)
    throw new Error(
      `${own} answered ${rendered.redirect ?? rendered.status} instead of ${status} while the documents were made`,
    );
  const { answer } = rendered;
  const messages = 'messages' in answer ? answer.messages : undefined;
  const needed = partsOf(rendered.pages, language, messages);
  const data = await writeData(writer, dataFile, answer);
  // A document shows what its data says, as the same components do in a browser: the content decides nothing else of it.
  const made = await kept.pathOf([options.madeWith, own, chrome, data], async () => {
    const html = await rendered.html();
    const { end, shown } = firstScreen(html);
    const document = documentOf(html, {
      standIns,
      styles: usedStyles(shown, sheet, language),
      sheet: { href: modules.styles, at: end },
      fonts: modules.fonts,
      prelude,
      guard: { policy },
      start: { own, parts: needed, chrome, page: data },
    });
    return JSON.stringify({ ...document, text: options.markdown(html) } satisfies MadeDocument);
  });
  const document = JSON.parse(await readFile(made, 'utf8')) as MadeDocument;
  await writer.write(file, document.html);
  const files = [
    ...filesNamed(document.html),
    ...filesOfParts(modules.list, needed),
    ...filesNamed(JSON.stringify(answer)),
    ...[chrome, data].flatMap((address) => address.split('?')[0] ?? []),
  ];
  return { files, styleHash: document.styleHash, text: document.text };
}

/** Writes a data file and says its address with its hash. */
export async function writeData(
  writer: SiteWriter,
  address: string,
  data: object,
): Promise<string> {
  const text = JSON.stringify(data);
  const hash = shortHash(text);
  // As JSON.stringify writes a DataFile, without writing the data twice.
  await writer.write(address, `{"hash":"${hash}","data":${text}}`);
  return `${address}?${hash}`;
}
