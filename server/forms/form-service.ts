/**
 * The form service: takes inquiries over the protocol of spec §7, from the client library and from plain forms, and
 * answers only once they are on the disk.
 */
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

import { languageOf, localizedHref, switchHref } from '#contract/address.ts';
import type { SuccessAnswer } from '#contract/form-errors.ts';
import { submissionPath, type AnswerLanguage } from '#contract/inquiry-fields.ts';
import { checkInquiry } from '#contract/inquiry.ts';

import { type Contact, errorPage, PAGE_HEADERS, successPage } from './answer-page.ts';
import { clientAddress, limitKey } from './client-address.ts';
import { type Failure, failureAnswer, statusOf, wordsOf } from './failure.ts';
import type { InquiryStore } from './inquiry-store.ts';
import { isOwnOrigin } from './origin.ts';
import { parseSubmission, MAX_FILES } from './parse-submission.ts';
import {
  createRateLimit,
  DEFAULT_RATE_LIMIT,
  type RateLimit,
  type RateLimitOptions,
} from './rate-limit.ts';
import { BODY_TIMEOUT_MS, MAX_BODY_BYTES, readBody } from './read-body.ts';
import { answerLanguage, idempotencyKey, robotFlags } from './submission-signs.ts';

interface Env {
  Bindings: HttpBindings;
}

type Fields = Readonly<Record<string, unknown>>;

export interface FormServiceOptions {
  readonly formKey: string;
  /** Undefined: the form is reached without a project only. */
  readonly project: string | undefined;
  /** The store, or what is wrong with it. Asked for every inquiry, so that a store can come back. */
  readonly store: () => InquiryStore;
  /** Called when the store refuses, with its error. */
  readonly onStoreError: (error: unknown) => void;
  /** Called when an inquiry has been stored. */
  readonly onStored: (id: number) => void;
  readonly isTrustedProxy: (address: string) => boolean;
  /** One line for the log; never holds anything that a visitor wrote. */
  readonly log: (line: string) => void;
  /** Ways to the supplier without the form. */
  readonly contact?: Contact;
  readonly rateLimit?: RateLimitOptions;
  readonly bodyTimeoutMs?: number;
  readonly now?: () => number;
}

/** The outcome of one submission. */
type Outcome =
  | { readonly kind: 'stored'; readonly id: number; readonly duplicate: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Registers the form service's routes. */
export function addFormRoutes(app: Hono<Env>, options: FormServiceOptions): void {
  const { formKey, project, now = Date.now, log } = options;
  const limit = createRateLimit(options.rateLimit ?? DEFAULT_RATE_LIMIT, now);

  const submit = async (c: Context<Env>): Promise<Response> => {
    const { incoming } = c.env;
    let fields: Fields | null = null;
    const outcome = await take(c, limit, options, (parsed) => {
      fields = parsed;
    });
    const language = answerLanguage(fields, {
      referer: incoming.headers.referer,
      acceptLanguage: incoming.headers['accept-language'],
    });
    if (outcome.kind === 'stored') {
      log(`inquiry ${outcome.id} ${outcome.duplicate ? 'was sent again' : 'stored'}`);
      return success(c, language);
    }
    log(`inquiry refused: ${labelOf(outcome.failure)}`);
    return refuse(c, outcome.failure, language, fields);
  };

  app.post('/f/:formKey', submit);
  app.post('/p/:project/f/:formKey', submit);
  // Enter in the address bar of a page that answered a form: back to the form.
  app.get(submissionPath(formKey, project), (c) => {
    const { referer, 'accept-language': acceptLanguage } = c.env.incoming.headers;
    const language = answerLanguage(null, { referer, acceptLanguage });
    const form = localizedHref('/contact', language);
    return c.body(null, 303, { Location: form, 'Cache-Control': 'no-store' });
  });
  app.get(`${submissionPath(formKey)}/received`, (c) => {
    const language = languageOf(new URL(c.req.url).search);
    return c.body(successPage(language), 200, PAGE_HEADERS);
  });

  function success(c: Context<Env>, language: AnswerLanguage): Response {
    const next = switchHref(`${submissionPath(formKey)}/received`, language);
    if (wantsPage(c)) return c.body(null, 303, { Location: next, 'Cache-Control': 'no-store' });
    return c.json({ next } satisfies SuccessAnswer, 200, { 'Cache-Control': 'no-store' });
  }

  function refuse(
    c: Context<Env>,
    failure: Failure,
    language: AnswerLanguage,
    typed: Fields | null,
  ) {
    const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
    if (failure.kind === 'form' && failure.retryAfterSeconds !== undefined) {
      headers['Retry-After'] = String(failure.retryAfterSeconds);
    }
    if (failure.kind === 'not-stored') headers['Retry-After'] = '60';
    const status = statusOf(failure);
    const body = wantsPage(c)
      ? errorPage({
          ...wordsOf(failure, language),
          language,
          typed,
          action: submissionPath(formKey, project),
          contact: options.contact,
        })
      : JSON.stringify(failureAnswer(failure, language));
    const type = wantsPage(c) ? PAGE_HEADERS : { 'Content-Type': 'application/json' };
    return new Response(body, { status, headers: { ...type, ...headers } });
  }
}

/** A browser's form asks for a page; the client library asks for JSON, and gets it whatever else it takes. */
function wantsPage(c: Context<Env>): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

const labelOf = (failure: Failure): string =>
  failure.kind === 'form'
    ? failure.code
    : failure.kind === 'fields'
      ? failure.faults.map(({ field, code }) => `${field} ${code}`).join(', ')
      : failure.kind;

const failed = (failure: Failure): Outcome => ({ kind: 'failed', failure });

/** Part of a token that any request takes; a stored inquiry takes the rest. So mistakes shut nobody out, a flood of them does. */
const ATTEMPT = 1 / 8;

/** Takes one submission through every check, the cheapest first. */
async function take(
  c: Context<Env>,
  limit: RateLimit,
  options: FormServiceOptions,
  onFields: (fields: Fields) => void,
): Promise<Outcome> {
  const { incoming } = c.env;
  const { headers } = incoming;
  const forwardedFor = headers['x-forwarded-for']?.toString();
  const sender = limitKey(
    clientAddress(incoming.socket.remoteAddress, forwardedFor, options.isTrustedProxy),
  );
  const refusal = refusalOf(c, options) ?? tooMany(limit.wait(sender));
  if (!refusal) limit.take(sender, ATTEMPT);
  // A page has to give back what was typed: nothing else has kept it.
  if (refusal && !wantsPage(c)) return failed(refusal);

  // Nothing is unpacked: a few bytes could become gigabytes.
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity') {
    closeAfterAnswer(c);
    return failed(refusal ?? { kind: 'unsupported' });
  }
  const multipart = /^\s*multipart\//i.test(headers['content-type'] ?? '');
  const body = await readBody(incoming, {
    maxBytes: MAX_BODY_BYTES,
    timeoutMs: options.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
  });
  if (body.kind !== 'complete') {
    closeAfterAnswer(c);
    return failed(refusal ?? bodyFailure(body.kind, multipart));
  }

  const parsed = await parseSubmission(headers['content-type'], body.bytes);
  if (parsed.kind === 'fields') onFields(parsed.fields);
  if (refusal) return failed(refusal);
  if (parsed.kind !== 'fields') return failed({ kind: parsed.kind });
  if (parsed.files > MAX_FILES) return failed({ kind: 'form', code: 'TOO_MANY_FILES' });
  if (parsed.files > 0) return failed({ kind: 'form', code: 'NO_FILE_UPLOADS' });
  return keep(c, parsed.fields, options, () => tooMany(limit.take(sender, 1 - ATTEMPT)));
}

/** What the head of a request is refused for. */
function refusalOf(c: Context<Env>, options: FormServiceOptions): Failure | undefined {
  const { headers } = c.env.incoming;
  const given = c.req.param('project');
  if (given !== undefined && given !== options.project)
    return { kind: 'form', code: 'PROJECT_NOT_FOUND' };
  if (c.req.param('formKey') !== options.formKey) return { kind: 'form', code: 'FORM_NOT_FOUND' };
  const fetchSite = headers['sec-fetch-site']?.toString();
  const own = isOwnOrigin({ origin: headers.origin, host: headers.host, fetchSite });
  return own ? undefined : { kind: 'form', code: 'BLOCKED' };
}

const tooMany = (seconds: number): Failure | undefined =>
  seconds > 0 ? { kind: 'form', code: 'BLOCKED', retryAfterSeconds: seconds } : undefined;

/** A body that did not arrive whole. */
function bodyFailure(kind: 'too-big' | 'too-slow' | 'aborted', multipart: boolean): Failure {
  if (kind === 'too-slow') return { kind };
  if (kind === 'aborted') return { kind: 'malformed' };
  return multipart ? { kind: 'form', code: 'FILES_TOO_BIG' } : { kind };
}

/**
 * Checks the fields and stores them.
 *
 * @param overLimit counts the inquiry; one with faults does not count
 */
async function keep(
  c: Context<Env>,
  fields: Fields,
  options: FormServiceOptions,
  overLimit: () => Failure | undefined,
): Promise<Outcome> {
  const { headers } = c.env.incoming;
  const check = checkInquiry(fields);
  if (check.kind === 'empty') return failed({ kind: 'form', code: 'EMPTY' });
  if (check.kind === 'invalid') return failed({ kind: 'fields', faults: check.faults });
  const refusal = overLimit();
  if (refusal) return failed(refusal);
  try {
    const store = options.store();
    if (store.isClosed(options.formKey)) return failed({ kind: 'form', code: 'INACTIVE' });
    const { id, duplicate } = await store.add({
      inquiry: check.inquiry,
      formKey: options.formKey,
      idempotencyKey: idempotencyKey(fields),
      language: answerLanguage(fields, {
        referer: headers.referer,
        acceptLanguage: headers['accept-language'],
      }),
      flags: robotFlags(
        fields,
        headers['formspree-session-data']?.toString(),
        (options.now ?? Date.now)(),
      ),
    });
    if (!duplicate) options.onStored(id);
    return { kind: 'stored', id, duplicate };
  } catch (error) {
    options.onStoreError(error);
    return failed({ kind: 'not-stored' });
  }
}

/** How long a sender that was cut off may go on before the connection goes. */
const LINGER_MS = 1_000;

/** The rest of the body is never read: the connection ends with the answer. */
function closeAfterAnswer(c: Context<Env>): void {
  const { incoming, outgoing } = c.env;
  outgoing.setHeader('Connection', 'close');
  outgoing.once('finish', () => {
    // Read on for a moment: a cut while the sender is still writing would lose the answer.
    incoming.resume();
    setTimeout(() => incoming.socket.destroy(), LINGER_MS).unref();
  });
}
