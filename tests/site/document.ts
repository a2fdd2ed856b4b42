/** Documents of the site as a reader without scripts gets them: over HTTP, read by a parser. */
import type { APIRequestContext } from '@playwright/test';
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { getAttributeValue, innerText, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

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

export async function fetchDocument(
  request: APIRequestContext,
  address: string,
): Promise<SiteDocument> {
  const response = await request.get(address);
  const root = parseDocument(await response.text());
  const find = (selector: string) => selectAll<AnyNode, Element>(selector, root);
  return {
    status: response.status(),
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
