/** Takes one submission through every check, the cheapest first: what its head is refused for costs no parsing. */
import { checkInquiry } from '#contract/inquiry.ts';

import { clientAddress, limitKey } from './client-address.ts';
import type { Failure } from './failure.ts';
import {
  addressRefusal,
  foreignRefusal,
  typeRefusal,
  type FormAddress,
  type FormContext,
} from './head-refusal.ts';
import type { NewInquiry } from './inquiry-store.ts';
import { encodingOf, parseSubmission, MAX_FILES } from './parse-submission.ts';
import { createRateLimit, DEFAULT_RATE_LIMIT, type RateLimitOptions } from './rate-limit.ts';
import { BODY_TIMEOUT_MS, MAX_BODY_BYTES, readBody } from './read-body.ts';
import { answerLanguage, idempotencyKey, robotFlags } from './spam-signals.ts';
import type { Added } from './store-protocol.ts';

/** What was sent, by name. */
export type Fields = Readonly<Record<string, unknown>>;

export interface SubmissionOptions extends FormAddress {
  /** Stores an inquiry; rejects where it cannot, having said why in the log. */
  readonly add: (entry: NewInquiry) => Promise<Added>;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly rateLimit?: RateLimitOptions;
  readonly bodyTimeoutMs?: number;
  readonly now?: () => number;
}

/** The outcome of one submission. */
export type Outcome =
  | { readonly kind: 'stored'; readonly id: number; readonly duplicate: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A browser's form asks for a page; the client library asks for JSON, and gets it whatever else it takes. */
export function wantsPage(c: FormContext): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

const failed = (failure: Failure): Outcome => ({ kind: 'failed', failure });

/** Part of a token that any request takes; a stored inquiry takes the rest. So mistakes shut nobody out, a flood of them does. */
const ATTEMPT = 1 / 8;

/** Submissions at a time, of one sender and in all: each may hold a body and wait for the rest of it. */
const MAX_AT_A_TIME = 256;
const MAX_OF_ONE = 64;
/** What a sender is told to wait who has too many under way. */
const AT_A_TIME_WAIT_S = 5;

/**
 * How many refused forms of one sender are read all the same. Without scripts nothing else has kept what a person typed,
 * so it is given back; a flood is not worth reading.
 */
const GIVE_BACK: RateLimitOptions = { burst: 10, refillMs: 60_000 };

/** Takes a request; calls `onFields` once it has read what was typed. */
type SubmissionTaker = (c: FormContext, onFields: (fields: Fields) => void) => Promise<Outcome>;

/** Makes the function that takes submissions. */
export function createSubmissionTaker(options: SubmissionOptions): SubmissionTaker {
  const { now = Date.now } = options;
  const limit = createRateLimit(options.rateLimit ?? DEFAULT_RATE_LIMIT, now);
  const giveBack = createRateLimit(GIVE_BACK, now);
  const underWay = new Map<string, number>();
  let allUnderWay = 0;

  return async (c, onFields) => {
    const foreign = foreignRefusal(c) ?? typeRefusal(c);
    if (foreign) return failed(foreign);
    const { incoming } = c.env;
    const forwardedFor = incoming.headers['x-forwarded-for']?.toString();
    const sender = limitKey(
      clientAddress(incoming.socket.remoteAddress, forwardedFor, options.isTrustedProxy),
    );
    const own = underWay.get(sender) ?? 0;
    if (own >= MAX_OF_ONE) return failed(tooMany(AT_A_TIME_WAIT_S)!);
    if (allUnderWay >= MAX_AT_A_TIME) return failed({ kind: 'not-stored' });
    underWay.set(sender, own + 1);
    allUnderWay += 1;
    try {
      return await take(c, sender, onFields);
    } finally {
      allUnderWay -= 1;
      const left = (underWay.get(sender) ?? 1) - 1;
      if (left > 0) underWay.set(sender, left);
      else underWay.delete(sender);
    }
  };

  async function take(
    c: FormContext,
    sender: string,
    onFields: (fields: Fields) => void,
  ): Promise<Outcome> {
    const { incoming } = c.env;
    const { headers } = incoming;
    const refusal = addressRefusal(c, options) ?? tooMany(limit.wait(sender));
    if (!refusal) limit.take(sender, ATTEMPT);
    else if (!wantsPage(c) || giveBack.take(sender) > 0) return failed(refusal);

    const body = await readBody(incoming, {
      maxBytes: MAX_BODY_BYTES,
      timeoutMs: options.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
    });
    if (body.kind !== 'complete') {
      closeAfterAnswer(c);
      return failed(refusal ?? bodyFailure(body.kind, headers['content-type']));
    }
    const parsed = await parseSubmission(headers['content-type'], body.bytes);
    if (parsed.kind === 'fields') onFields(parsed.fields);
    if (refusal) return failed(refusal);
    if (parsed.kind !== 'fields') return failed({ kind: parsed.kind });
    if (parsed.files > MAX_FILES) return failed({ kind: 'form', code: 'TOO_MANY_FILES' });
    if (parsed.files > 0) return failed({ kind: 'form', code: 'NO_FILE_UPLOADS' });
    const outcome = await keep(c, parsed.fields, options, () =>
      tooMany(limit.take(sender, 1 - ATTEMPT)),
    );
    // The server's own trouble is nobody's fault: the next attempt is not to be one too many.
    if (outcome.kind === 'failed' && outcome.failure.kind === 'not-stored')
      limit.refund(sender, 1 - ATTEMPT);
    return outcome;
  }
}

const tooMany = (seconds: number): Failure | undefined =>
  seconds > 0 ? { kind: 'form', code: 'BLOCKED', retryAfterSeconds: seconds } : undefined;

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

/**
 * Checks the fields and stores them.
 *
 * @param overLimit counts the inquiry; one with faults does not count
 */
async function keep(
  c: FormContext,
  fields: Fields,
  options: SubmissionOptions,
  overLimit: () => Failure | undefined,
): Promise<Outcome> {
  const { headers } = c.env.incoming;
  const check = checkInquiry(fields);
  if (check.kind === 'empty') return failed({ kind: 'form', code: 'EMPTY' });
  if (check.kind === 'invalid') return failed({ kind: 'fields', faults: check.faults });
  const refusal = overLimit();
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
    });
    return added.kind === 'closed' ? failed({ kind: 'form', code: 'INACTIVE' }) : added;
  } catch {
    return failed({ kind: 'not-stored' });
  }
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
