/** Sends a canary through a form, and says what is wrong where it does not get through. */
import type { Inquiry } from '#contract/inquiry.ts';
import { CANARY_FIELD } from '#server/forms/canary.ts';
import type { StoreStatus } from '#server/forms/store-status.ts';

const TIMEOUT_MS = 10_000;
/** Two attempts of the mail (server/forms/outbox.ts). */
const LATE_MAIL_MS = 4 * 60 * 1000;

/** What the form must have; a field that comes later stays empty. */
const INQUIRY = {
  companyName: 'canary',
  name: 'canary',
  phone: '0',
  email: 'canary@example.com',
  inquiry: 'canary',
} satisfies Partial<Inquiry>;

/** What is wrong with the form at an address, in words; undefined: nothing. */
export async function findTrouble(form: string, key: string): Promise<string | undefined> {
  let answer: Response;
  try {
    answer = await fetch(form, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...INQUIRY, [CANARY_FIELD]: key }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    return `it does not answer (${(error as Error).name})`;
  }
  const text = await answer.text().catch(() => '');
  if (answer.status === 403) return 'it takes no test inquiry: is CANARY_KEY the same there?';
  if (answer.status !== 200) return `it answers ${answer.status}`;
  const canary = statusIn(text);
  if (!canary) return 'another program than this site’s server answers there';
  if (!canary.writable) return 'its disk has no room for more than a few inquiries';
  const { oldestUnsentAt } = canary;
  return oldestUnsentAt !== null && Date.now() - oldestUnsentAt >= LATE_MAIL_MS
    ? `an inquiry has waited for its mail since ${new Date(oldestUnsentAt).toISOString()}`
    : undefined;
}

function statusIn(text: string): StoreStatus | undefined {
  try {
    return (JSON.parse(text) as { canary?: StoreStatus }).canary;
  } catch {
    return undefined;
  }
}
