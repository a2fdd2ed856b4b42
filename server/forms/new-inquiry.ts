import type { Language } from '#contract/address.ts';
import type { Inquiry } from '#contract/inquiry.ts';

/** Signs of a robot. They mark an inquiry for the staff and never refuse it. */
export type Flag = 'honeypot' | 'fast' | 'automated';

/** An inquiry that has just arrived. */
export interface NewInquiry {
  readonly inquiry: Inquiry;
  readonly formKey: string;
  /** Null without scripts. */
  readonly idempotencyKey: string | null;
  readonly language: Language;
  readonly flags: readonly Flag[];
  /** A test of the whole way (canary.ts), of which nothing is kept. */
  readonly canary?: boolean;
}

/** The outcome of storing. */
export interface Stored {
  readonly id: number;
  /** Number that the sender is given; the same one when it is sent again. */
  readonly receipt: string;
  /** Secret of the address of its sheet (server/answers). */
  readonly secret: string;
  /** A mail to the sender waits or has gone. */
  readonly confirmed: boolean;
  /** It was there already: sent twice. */
  readonly duplicate: boolean;
}
