/** What the list of inquiries is made of. */
import type { Language } from '#contract/address.ts';
import type { Period } from '#contract/retention-period.ts';
import type { ListedPage } from '#desk/inquiries/list.ts';
import type { ListFilter } from '#desk/inquiries/list-filter.ts';
import type { State } from '#desk/inquiries/states.ts';

export interface ListParts {
  readonly language: Language;
  readonly filter: ListFilter;
  readonly page: ListedPage;
  readonly counts: Readonly<Record<State, number>>;
  readonly persons: readonly string[];
  readonly retention: Period;
  readonly indexing: boolean;
  readonly now: number;
  /** The inquiry that stands open beside it. */
  readonly openId: number | null;
  /** Who looks at it; null: the desk has no accounts. */
  readonly user: string | null;
  /** Today in Seoul, and how many inquiries have a reminder up to it. */
  readonly today: string;
  readonly dueCount: number;
}
