import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { createRequestHandler, matchRoutes, type ServerBuild } from 'react-router';

import type { Address } from '#content/schema/address.ts';

import { type Language, LANGUAGES, localizedHref, pageHref } from '#contract/address.ts';

/** A document to render: where it is asked for, and where it is kept. */
interface Job {
  path: string;
  language: Language;
  page: number;
  /** File below the site's root. */
  file: string;
  status: 200 | 404;
  /** Page data goes beside the documents, except for 404s. */
  dataFile: string | undefined;
}

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
  notFound: { pattern: string; ko: string; en: string }[];
}

const treeOf = (language: Language) => (language === 'ko' ? '' : `${language}/`);

/** `products/index.html`, `en/products/page/2.html`: the Korean documents form the plain tree of a static host. */
function documentFile(path: string, language: Language, page: number): string {
  const folder = `${treeOf(language)}${path.slice(1)}${path === '/' ? '' : '/'}`;
  return page === 1 ? `${folder}index.html` : `${folder}page/${page}.html`;
}

const addressOf = ({ path, language, page }: Pick<Job, 'path' | 'language' | 'page'>): string =>
  localizedHref(pageHref(path, page), language);

/**
 * Renders every document of the site into `root`: each address once per language and catalogue page, and the 404
 * documents. Also writes the page data that the browser fetches for a navigation within the page.
 *
 * @param onProgress called after each document with done and total counts
 * @throws where an address does not answer with the status it should, naming the address
 */
export async function prerender(
  build: ServerBuild,
  addresses: readonly Address[],
  notFound: readonly NotFoundShape[],
  root: string,
  onProgress: (done: number, total: number) => void,
): Promise<Prerendered> {
  const handler = createRequestHandler(build, 'production');
  const jobs = [...addresses.flatMap(addressJobs), ...notFound.flatMap(notFoundJobs)];
  let done = 0;
  for (const job of jobs) {
    await write(root, job.file, await renderDocument(handler, job));
    if (job.dataFile) await write(root, job.dataFile, JSON.stringify(await pageData(build, job)));
    onProgress(++done, jobs.length);
  }
  for (const language of LANGUAGES) {
    const data = await runLoader(build, 'root', new Request(`http://site.invalid${addressOf({ path: '/', language, page: 1 })}`), {});
    await write(root, `data/${language}/chrome.json`, JSON.stringify(data));
  }
  return {
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

const pages = (total: number) => Array.from({ length: total }, (_, index) => index + 1);

function addressJobs({ path, totalPages }: Address): Job[] {
  return LANGUAGES.flatMap((language) =>
    pages(totalPages).map((page) => ({
      path,
      language,
      page,
      file: documentFile(path, language, page),
      status: 200 as const,
      dataFile: `data/${language}${path === '/' ? '' : path}/${page}.json`,
    })),
  );
}

/** `404.html` is the name that static hosts look for; the more specific ones stand beside it. */
function notFoundFile({ pattern }: NotFoundShape, language: Language): string {
  const name = pattern === '/**' ? '' : `${pattern.slice(1).replaceAll('/', '-').replaceAll('*', 'unknown')}-`;
  return `${treeOf(language)}${name}404.html`;
}

function notFoundJobs(shape: NotFoundShape): Job[] {
  return LANGUAGES.map((language) => ({
    path: shape.sample,
    language,
    page: 1,
    file: notFoundFile(shape, language),
    status: 404 as const,
    dataFile: undefined,
  }));
}

async function renderDocument(handler: ReturnType<typeof createRequestHandler>, job: Job): Promise<string> {
  const address = addressOf(job);
  const response = await handler(new Request(`http://site.invalid${address}`));
  const html = await response.text();
  if (response.status !== job.status) {
    throw new Error(`${address} answered ${response.status} instead of ${job.status} while the documents were made`);
  }
  return html;
}

/** The data of the deepest route of an address, as its loader gives it. */
async function pageData(build: ServerBuild, job: Job): Promise<unknown> {
  const routes = Object.values(build.routes).flatMap((route) =>
    route?.parentId === 'root' ? [{ id: route.id, path: route.path, index: route.index }] : [],
  );
  const match = matchRoutes(routes as Parameters<typeof matchRoutes>[0], job.path)?.at(-1);
  if (!match?.route.id) throw new Error(`${job.path} matches no route of app/routes.ts`);
  return runLoader(build, match.route.id, new Request(`http://site.invalid${addressOf(job)}`), match.params);
}

async function runLoader(
  build: ServerBuild,
  id: string,
  request: Request,
  params: Record<string, string | undefined>,
): Promise<unknown> {
  const loader = build.routes[id]?.module.loader;
  if (!loader) throw new Error(`route ${id} has no loader`);
  return loader({ request, params, context: {} } as unknown as Parameters<typeof loader>[0]);
}

async function write(root: string, file: string, text: string): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
