/** Takes one submission through every check, the cheapest first: what its head is refused for costs no parsing. */
import { checkInquiry, type Inquiry } from '#contract/inquiry.ts';

import { answerLanguage } from './answer-language.ts';
import { canaryOf } from './canary.ts';
import type { Sender } from './client-address.ts';
import type { Failure } from './failure.ts';
import { addressRefusal, typeRefusal, type FormAddress, type FormContext } from './head-refusal.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { NewInquiry, Stored } from './new-inquiry.ts';
import type { OriginCheck } from './origin.ts';
import { encodingOf, parseSubmission, MAX_FILES } from './parse-submission.ts';
import { BODY_TIMEOUT_MS, readBody } from './read-body.ts';
import { MAX_BODY_BYTES } from '#contract/inquiry-rules.ts';
import { createSenderLimits, type SenderLimitOptions } from './sender-limits.ts';
import { robotFlags } from './spam-signals.ts';
import type { Added } from './store-protocol.ts';

/** What was sent, by name. */
export type Fields = Readonly<Record<string, unknown>>;

export interface SubmissionOptions extends FormAddress, SenderLimitOptions {
  /** Stores an inquiry; rejects where it cannot, having said why in the log. */
  readonly add: (entry: NewInquiry) => Promise<Added>;
  readonly isOwn: OriginCheck;
  /** Undefined: no canary is taken. */
  readonly canaryKey: string | undefined;
  readonly bodyTimeoutMs?: number;
}

/** The outcome of one submission. */
export type Outcome =
  | ({ readonly kind: 'stored' } & Stored)
  /** A canary went through, and nothing of it is kept. */
  | { readonly kind: 'rehearsed' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A browser's form asks for a page; the client library asks for JSON, and gets it whatever else it takes. */
export function wantsPage(c: FormContext): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

const failed = (failure: Failure): Outcome => ({ kind: 'failed', failure });

/** Takes a request; calls `onFields` once it has read what was typed. */
type SubmissionTaker = (c: FormContext, onFields: (fields: Fields) => void) => Promise<Outcome>;

/** Makes the function that takes submissions. */
export function createSubmissionTaker(options: SubmissionOptions): SubmissionTaker {
  const limits = createSenderLimits(options);

  return async (c, onFields) => {
    // A page of another site: nothing in it was typed here.
    if (!options.isOwn(c.env.incoming)) return failed({ kind: 'form', code: 'BLOCKED' });
    const unread = typeRefusal(c);
    if (unread) return failed(unread);
    const sender = limits.of(c);
    const leave = limits.enter(sender);
    if (typeof leave !== 'function') return failed(leave);
    try {
      return await take(c, sender, onFields);
    } finally {
      leave();
    }
  };

  async function take(
    c: FormContext,
    sender: Sender,
    onFields: (fields: Fields) => void,
  ): Promise<Outcome> {
    const { incoming } = c.env;
    const type = incoming.headers['content-type'];
    const refusal = addressRefusal(c, options) ?? limits.attempt(sender);
    if (refusal && !(wantsPage(c) && limits.mayBeGivenBack(sender))) return failed(refusal);
    const body = await readBody(incoming, {
      maxBytes: MAX_BODY_BYTES,
      timeoutMs: options.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
    });
    if (body.kind !== 'complete') {
      closeAfterAnswer(c);
      return failed(refusal ?? bodyFailure(body.kind, type));
    }
    const parsed = await parseSubmission(type, body.bytes);
    if (parsed.kind === 'fields') onFields(parsed.fields);
    if (refusal) return failed(refusal);
    if (parsed.kind !== 'fields') return failed({ kind: parsed.kind });
    if (parsed.files > MAX_FILES) return failed({ kind: 'form', code: 'TOO_MANY_FILES' });
    if (parsed.files > 0) return failed({ kind: 'form', code: 'NO_FILE_UPLOADS' });
    return keep(c, sender, parsed.fields);
  }

  /** Checks the fields and stores them; an inquiry with faults counts as an attempt only. */
  async function keep(c: FormContext, sender: Sender, fields: Fields): Promise<Outcome> {
    const { headers } = c.env.incoming;
    const canary = canaryOf(fields, options.canaryKey);
    if (canary === 'false') return failed({ kind: 'form', code: 'BLOCKED' });
    const check = checkInquiry(fields);
    if (check.kind === 'empty') return failed({ kind: 'form', code: 'EMPTY' });
    if (check.kind === 'invalid') return failed({ kind: 'fields', faults: check.faults });
    const size = storedBytes(check.inquiry);
    const refusal = limits.store(sender, size);
    if (refusal) return failed(refusal);
    try {
      const added = await options.add({
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
        ...(canary === 'true' && { canary: true }),
      });
      if (added.kind === 'rehearsed') limits.refund(sender, size);
      return added.kind === 'closed' ? failed({ kind: 'form', code: 'INACTIVE' }) : added;
    } catch {
      // The server's own trouble is nobody's fault: the next attempt is not to be one too many.
      limits.refund(sender, size);
      return failed({ kind: 'not-stored' });
    }
  }
}

/** What an inquiry takes on the disk: a sign of three bytes may become one of 33. */
const storedBytes = (inquiry: Inquiry): number =>
  Object.values(inquiry).reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** A body that did not arrive whole. */
function bodyFailure(
  kind: 'too-big' | 'too-slow' | 'aborted',
  contentType: string | undefined,
): Failure {
  if (kind === 'too-slow') return { kind };
  if (kind === 'aborted') return { kind: 'malformed' };
  return encodingOf(contentType) === 'multipart'
    ? { kind: 'form', code: 'FILES_TOO_BIG' }
    : { kind };
}

/** How long a sender that was cut off may go on before the connection goes. */
const LINGER_MS = 1_000;

/** The rest of the body is never read: the connection ends with the answer. */
function closeAfterAnswer(c: FormContext): void {
  const { incoming, outgoing } = c.env;
  outgoing.setHeader('Connection', 'close');
  outgoing.once('finish', () => {
    // Read on for a moment: a cut while the sender is still writing would lose the answer.
    incoming.resume();
    setTimeout(() => incoming.socket.destroy(), LINGER_MS).unref();
  });
}
