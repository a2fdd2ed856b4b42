/**
 * The form service: takes inquiries over the protocol of spec §7, from the client library and from plain forms, and
 * answers only once they are on the disk.
 */
import type { Hono } from 'hono';

import { type Language, languageOf, localizedHref, switchHref } from '#contract/address.ts';
import type { SuccessAnswer } from '#contract/form-errors.ts';
import { submissionPath } from '#contract/inquiry-fields.ts';
import { ANSWER_PARAMETERS, receiptAnswer } from '#contract/receipt.ts';
import type { Contact } from '#contract/routes-manifest.ts';
import type { Log } from '#server/log.ts';
import { notAllowed } from '#server/method-not-allowed.ts';
import type { RequestId } from '#server/request-id.ts';

import { answerLanguage } from './answer-language.ts';
import { errorPage, PAGE_HEADERS, successPage } from './answer-page.ts';
import { type Failure, failureAnswer, statusOf, wordsOf } from './failure.ts';
import type { Env, FormContext } from './head-refusal.ts';
import type { Stored } from './new-inquiry.ts';
import type { StoreStatus } from './store-status.ts';
import {
  createSubmissionTaker,
  wantsPage,
  type Fields,
  type SubmissionOptions,
} from './take-submission.ts';

export interface FormServiceOptions extends SubmissionOptions {
  readonly log: Pick<Log, 'info'>;
  readonly status: () => Promise<StoreStatus>;
  /** Counts a refused inquiry by its reason. */
  readonly refused: (reason: string) => void;
  readonly requestId?: RequestId;
  /** Whether inquiries have sheets, whose addresses senders are told. */
  readonly hasSheets?: boolean;
  /** Ways to the supplier without the form. */
  readonly contact?: Contact;
}

/** Registers the form service's routes. */
export function addFormRoutes(app: Hono<Env>, options: FormServiceOptions): void {
  const { formKey, project, log } = options;
  const take = createSubmissionTaker(options);

  const submit = async (c: FormContext): Promise<Response> => {
    const { incoming } = c.env;
    let fields: Fields | null = null;
    const outcome = await take(c, (parsed) => {
      fields = parsed;
    });
    const language = answerLanguage(fields, {
      referer: incoming.headers.referer,
      acceptLanguage: incoming.headers['accept-language'],
    });
    // With how the store is: /readyz is for the machine itself.
    if (outcome.kind === 'rehearsed') {
      const status = await options.status();
      return c.json({ canary: status }, 200, { 'Cache-Control': 'no-store' });
    }
    if (outcome.kind === 'stored') {
      log.info(`inquiry ${outcome.id} ${outcome.duplicate ? 'was sent again' : 'stored'}`, {
        ...(options.requestId && { id: options.requestId(incoming) }),
      });
      return success(c, language, outcome);
    }
    options.refused(labelOf(outcome.failure));
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
  app.all(submissionPath(formKey, project), (c) => notAllowed(c.req.method, 'GET, HEAD, POST'));
  app.get(`${submissionPath(formKey)}/received`, (c) => {
    const language = languageOf(new URL(c.req.url).search);
    const answer = receiptAnswer(c.req.url);
    return c.body(successPage(language, answer), 200, PAGE_HEADERS);
  });

  function success(
    c: FormContext,
    language: Language,
    { receipt, secret, confirmed }: Stored,
  ): Response {
    const query = new URLSearchParams({
      [ANSWER_PARAMETERS.receipt]: receipt,
      ...(options.hasSheets && { [ANSWER_PARAMETERS.answers]: secret }),
      ...(confirmed && { [ANSWER_PARAMETERS.confirmation]: '1' }),
    });
    const next = switchHref(`${submissionPath(formKey)}/received?${query}`, language);
    if (wantsPage(c)) return c.body(null, 303, { Location: next, 'Cache-Control': 'no-store' });
    return c.json({ next } satisfies SuccessAnswer, 200, { 'Cache-Control': 'no-store' });
  }

  function refuse(c: FormContext, failure: Failure, language: Language, typed: Fields | null) {
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

const labelOf = (failure: Failure): string =>
  failure.kind === 'form'
    ? failure.code
    : failure.kind === 'fields'
      ? failure.faults.map(({ field, code }) => `${field} ${code}`).join(', ')
      : failure.kind;
