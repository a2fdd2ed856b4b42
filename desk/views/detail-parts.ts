import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';

import type { DeskRecord } from '#desk/inquiries/desk-record.ts';
import type { Asking } from '#desk/routes/inquiry-address.ts';

/** What the detail of an inquiry is made of. */
export interface DetailParts {
  readonly language: Language;
  readonly shown: DeskRecord;
  /** Query of the list, which every link keeps. */
  readonly query: string;
  readonly persons: readonly string[];
  readonly siteUrl: string;
  readonly now: number;
  /** What is asked before it is done; null: nothing. */
  readonly asking: Asking | null;
  /** What has just been done. */
  readonly done: Html | null;
  /** Who looks at it; null: the desk has no accounts. */
  readonly user: string | null;
}
