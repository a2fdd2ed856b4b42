import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createAddressLookup } from '#contract/address-lookup.ts';
import { LANGUAGES, languageOf } from '#contract/address.ts';
import { addressTable } from '#contract/routes-manifest.ts';

import { ADDRESS_TABLE_FILE, dataFileOf, missingDataFile } from '#app/shared/page/data-file.ts';
import { pageRequest } from '#app/shared/page/page-request.ts';
import { fileSource } from '#app/source.browser.ts';
import { arbitraryPath, arbitraryQuery } from '#tests/server/arbitrary-address.ts';
import { manifest } from '#tests/server/fixture-site.ts';

const table = addressTable(manifest);
const lookUp = createAddressLookup(table);

/** The data files of the fixture, as the build would write them; each says its own name. */
const files = new Set(
  LANGUAGES.flatMap((language) => [
    ...Object.entries(table.documents).flatMap(([path, { pages }]) =>
      Array.from({ length: pages }, (_, index) => dataFileOf(path, language, index + 1)),
    ),
    ...table.notFound.map((pattern) => missingDataFile(pattern, language)),
  ]),
);

/** A host of static files: it decodes a path and knows nothing of addresses. */
function serve(address: string): Response {
  const file = decodeURIComponent(address);
  if (file === ADDRESS_TABLE_FILE) return Response.json({ hash: '', data: table });
  return files.has(file)
    ? Response.json({ hash: '', data: { file } })
    : new Response(null, { status: 404 });
}

beforeAll(() => void vi.stubGlobal('fetch', async (address: string) => serve(address)));
afterAll(() => void vi.unstubAllGlobals());

/** The data file of what the server answers; a redirect is followed as a browser does. */
function expectedFile(url: URL): string {
  const answer = lookUp(url.pathname, url.search);
  switch (answer.kind) {
    case 'document':
      return dataFileOf(answer.path, answer.language, answer.page);
    case 'missing':
      return missingDataFile(answer.pattern, answer.language);
    case 'redirect':
      // The route itself leads to the list (app/pages.ts, `orElse`).
      return answer.status === 302
        ? missingDataFile('/**', languageOf(url.search))
        : expectedFile(new URL(answer.location, url));
    default:
      throw new Error(`the fixture answers ${url.href} with ${answer.kind}`);
  }
}

test('the application shows at any address what the server answers to it', async () => {
  const target = fc
    .tuple(arbitraryPath, arbitraryQuery)
    .map(([path, query]) => new URL(`${path}?${query}`, 'http://site.invalid'));
  await fc.assert(
    fc.asyncProperty(target, async (url) => {
      expect(await fileSource.page('home', pageRequest(url))).toEqual({ file: expectedFile(url) });
    }),
    { numRuns: 2000 },
  );
});
