/** Answers where something is missing, refused or broken. */
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { TroubleKind } from '#desk/database/desk-trouble.ts';
import type { DeskRequest } from '#desk/desk-context.ts';
import { TROUBLES, type TroubleTexts } from '#desk/texts/troubles.ts';
import { plainPage, troublePage } from '#desk/views/other-pages.ts';

function plain(
  c: DeskRequest,
  status: ContentfulStatusCode,
  words: (t: TroubleTexts) => [string, string],
  more = '',
) {
  const language = c.get('language');
  const t = TROUBLES[language];
  const [title, text] = words(t);
  const content = html`<p>${text}</p>
    ${more && html`<p><code>${more}</code></p>`}
    <p><a class="button" href="/">${t.toList}</a></p>`;
  return c.html(plainPage(language, title, content), status);
}

/** 404 */
export const notFound = (c: DeskRequest) => plain(c, 404, (t) => [t.notFoundTitle, t.notFound]);
/** 503: as many long files as may be made at once are being made. */
export const busy = (c: DeskRequest) => plain(c, 503, (t) => [t.busyTitle, t.busy]);
/** 403 */
export const refused = (c: DeskRequest) => plain(c, 403, (t) => [t.foreignTitle, t.foreign]);
/** Refuses longer bodies with 413, unread: 60,000 empty fields in 120 kB would take half a second. */
export const bodyUpTo = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: (c) => plain(c as DeskRequest, 413, (t) => [t.tooLongTitle, t.tooLong]),
  });
/** 500, with the number of the log's line. */
export const failed = (c: DeskRequest, id: string) =>
  plain(c, 500, (t) => [t.failedTitle, t.failed], id);

/** 503: the file cannot be used. What was typed is given back. */
export async function troubled(c: DeskRequest, kind: TroubleKind) {
  const typed = c.req.method === 'POST' ? await typedTexts(c) : [];
  const again =
    c.req.method === 'POST' ? c.req.path.split('/').slice(0, 3).join('/') || '/' : c.req.path;
  return c.html(troublePage(c.get('language'), kind, typed, again), 503);
}

/** Texts that a person wrote, of a form whose body may have been read already. */
async function typedTexts(c: DeskRequest): Promise<string[]> {
  const body = await c.req.parseBody().catch(() => ({}));
  return ['note', 'answer', 'ko', 'en'].flatMap((name) => {
    const value = (body as Record<string, unknown>)[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}
