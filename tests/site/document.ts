/** Files of the site over HTTP, and its documents as a reader without scripts gets them. */
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { getAttributeValue, innerText, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { inject } from 'vitest';

/** Asks the site under test. @param address path with query, or a whole address of the site */
export const get = (address: string, options: RequestInit = {}): Promise<Response> =>
  fetch(new URL(address, inject('siteUrl')), options);

/** Body of a file of the site. */
export const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());

/** One answer of the site. */
export interface SiteDocument {
  readonly status: number;
  /** How many elements a selector finds. */
  count: (selector: string) => number;
  /** The text in each element that a selector finds, with single spaces; scripts and styles say nothing. */
  texts: (selector: string) => string[];
  /** An attribute of each element that a selector finds; empty where it has none. */
  attributes: (selector: string, name: string) => string[];
  /** Data blocks for search engines, parsed. */
  structuredData: () => unknown[];
}

export async function fetchDocument(address: string): Promise<SiteDocument> {
  const response = await get(address);
  const root = parseDocument(await response.text());
  const find = (selector: string) => selectAll<AnyNode, Element>(selector, root);
  return {
    status: response.status,
    count: (selector) => find(selector).length,
    texts: (selector) =>
      find(selector).map((element) => innerText(element).replace(/\s+/g, ' ').trim()),
    attributes: (selector, name) =>
      find(selector).map((element) => getAttributeValue(element, name) ?? ''),
    structuredData: () =>
      find('script[type="application/ld+json"]').map(
        (element) => JSON.parse(textContent(element)) as unknown,
      ),
  };
}

/** Path and query of a whole address. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Path and query of a document's canonical address. */
export const canonicalOf = (page: SiteDocument): string =>
  pathOf(page.attributes('link[rel=canonical]', 'href')[0] ?? '');
