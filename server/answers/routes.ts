/** What lies below a secret address: the sheet, its revisions, their PDFs, the files, the form for further questions. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { ANSWERS_PATH, type Language, languageOf } from '#contract/address.ts';
import { revisionOf, sheetHref } from '#contract/answers.ts';
import type { Period } from '#contract/retention-period.ts';
import { senderOf } from '#server/forms/client-address.ts';
import { createRateLimit, type RateLimitOptions } from '#server/forms/rate-limit.ts';
import type { StoreThread } from '#server/forms/store-thread.ts';

import { readQuestions } from './further-questions.ts';
import { ASK_MAX } from './page/ask-form.ts';
import { sheetPage } from './page/sheet-page.ts';
import { pageHeaders, pageStyle, SECRET_HEADERS } from './page/style.ts';
import { TEXTS } from './page/texts.ts';
import type { SheetSite } from './page/types.ts';
import type { PdfMaker } from './pdf/make-pdf.ts';
import { printedSheet } from './printed.ts';
import { MAX_FURTHER } from './sheet-calls.ts';
import type { ShownSheet } from './sheet.ts';

interface Env {
  Bindings: HttpBindings;
}

export interface SheetRoutes {
  readonly store: Pick<StoreThread, 'call'>;
  readonly site: SheetSite;
  /** Addresses of the site's font files. */
  readonly fonts: readonly string[];
  readonly retention: Period;
  /** Null where this platform cannot make PDFs. */
  readonly makePdf: PdfMaker | null;
  readonly isTrustedProxy: (address: string) => boolean;
}

/** Addresses that a sender may get wrong: a person who mistypes one does not notice, a program that guesses stops here. */
const MISS_LIMIT: RateLimitOptions = { burst: 20, refillMs: 30_000 };
/** Questions that a sender may add; of all sheets together. */
const ASK_LIMIT: RateLimitOptions = { burst: 20, refillMs: 60_000 };
const MAX_BODY = 16_000;

const SECRET_PART = `${ANSWERS_PATH}/:secret{[a-z2-7]{26}}`;
const LETTER_PART = ':letter{[a-z]{1,2}}';

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  step: 'model/step',
  dxf: 'image/vnd.dxf',
};

/** Registers them; an address that opens nothing is left to the site, whose 404 page is the same for every reason. */
export function addSheetRoutes(app: Hono<Env>, options: SheetRoutes): void {
  const { store, site, retention, makePdf, isTrustedProxy } = options;
  const style = pageStyle(options.fonts);
  const headers = pageHeaders(style);
  const misses = createRateLimit(MISS_LIMIT);
  const asking = createRateLimit(ASK_LIMIT);
  type C = Context<Env>;

  const limited = (seconds: number): Response =>
    new Response('Too Many Requests\n', {
      status: 429,
      headers: {
        ...SECRET_HEADERS,
        'Content-Type': 'text/plain; charset=utf-8',
        'Retry-After': String(seconds),
      },
    });
  const keyOf = (c: C) => senderOf(c.env.incoming, isTrustedProxy).key;
  const secretOf = (c: C) => c.req.param('secret') ?? '';
  const language = (c: C): Language => languageOf(new URL(c.req.url).search);
  const printed = (sheet: ShownSheet, lang: Language) =>
    printedSheet(sheet, lang, TEXTS[lang], {
      brand: site.brand[lang],
      retention,
      subjects: site.subjects,
    });

  // Before anything is looked up, so that a right guess is refused as well as a wrong one.
  app.use(`${ANSWERS_PATH}/*`, async (c, next) => {
    const key = keyOf(c);
    const wait = misses.wait(key);
    if (wait > 0) return limited(wait);
    await next();
    if (c.res.status === 404) misses.take(key);
    return undefined;
  });

  const show = async (c: C, next: Next, revision?: number) => {
    const secret = secretOf(c);
    const sheet = await store.call('showSheet', {
      secret,
      ...(revision !== undefined && { revision }),
    });
    if (!sheet) return next();
    const page = await sheetPage({ sheet: printed(sheet, language(c)), secret, site, style });
    return c.body(String(page), 200, headers);
  };
  app.get(SECRET_PART, (c, next) => show(c, next));
  app.get(`${SECRET_PART}/${LETTER_PART}`, (c, next) =>
    show(c, next, revisionOf(c.req.param('letter') ?? '') ?? -1),
  );

  app.get(`${SECRET_PART}/:file{[a-z]{1,2}\\.pdf}`, async (c, next) => {
    const secret = secretOf(c);
    const lang = language(c);
    const revision = revisionOf((c.req.param('file') ?? '').replace('.pdf', '')) ?? -1;
    const sheet = await store.call('showSheet', { secret, revision });
    if (!sheet || !makePdf) return next();
    const kept = await store.call('sheetPdf', { secret, revision, language: lang });
    const content = kept ?? (await makePdf(printed(asSent(sheet), lang), site));
    if (!kept) await store.call('keepSheetPdf', { secret, revision, language: lang, content });
    const name = `${sheet.inquiry.receipt ?? sheet.inquiry.id}-${(c.req.param('file') ?? '').toUpperCase().replace('.PDF', '')}.pdf`;
    return download(content, name, TYPES['pdf']);
  });

  app.get(`${SECRET_PART}/files/:id{[1-9][0-9]{0,9}}/:name`, async (c, next) => {
    const file = await store.call('sheetFile', {
      secret: secretOf(c),
      id: Number(c.req.param('id')),
    });
    return file ? download(file.content, file.name, TYPES[file.kind]) : next();
  });

  app.post(`${SECRET_PART}/questions`, bodyLimit({ maxSize: MAX_BODY }), async (c, next) => {
    const secret = secretOf(c);
    const sheet = await store.call('showSheet', { secret });
    if (!sheet) return next();
    const form = await c.req.parseBody();
    const typed = typeof form['about'] === 'string' ? form['about'] : '';
    const code = typeof form['code'] === 'string' ? form['code'] : '';
    const questions = readQuestions(typed.slice(0, ASK_MAX), code);
    const back = sheetHref(secret, language(c));
    if (questions.length === 0) return c.redirect(`${back}#ask`, 303);
    const wait = asking.take(keyOf(c));
    if (wait > 0) return limited(wait);
    const added = await store.call('askFurther', { secret, questions });
    if (added === null) return next();
    const now = await store.call('showSheet', { secret });
    const number = now?.questions.findIndex(({ about }) => about === questions[0]?.about) ?? -1;
    if (now && added < questions.length && number < 0) {
      const lang = language(c);
      const why = TEXTS[lang].tooManyQuestions(MAX_FURTHER);
      const page = await sheetPage({
        sheet: printed(now, lang),
        secret,
        site,
        style,
        refused: { why, typed },
      });
      return c.body(String(page), 422, headers);
    }
    return c.redirect(`${back}#q${number + 1}`, 303);
  });
}

/** A revision as it went out, without what has been asked since: of this its PDF is made, once. */
function asSent(sheet: ShownSheet): ShownSheet {
  const at =
    sheet.revisions.find(({ revision }) => revision === sheet.shown)?.at ??
    sheet.inquiry.receivedAt;
  return { ...sheet, questions: sheet.questions.filter(({ askedAt }) => askedAt <= at) };
}

/** A file to save; nothing in it is ever shown as a page of this origin. */
const download = (content: Uint8Array, name: string, type = 'application/octet-stream'): Response =>
  new Response(content as Uint8Array<ArrayBuffer>, {
    headers: {
      ...SECRET_HEADERS,
      'Content-Type': type,
      'Content-Length': String(content.length),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
