import { INQUIRY_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';

import type { QuoteItem } from '#app/shared/quote/quote-item.ts';

import { quoteFromState } from '#app/shared/quote/quote-text.ts';
import { storedElsewhere } from '#app/shared/stored-list/stored-elsewhere.ts';

/** Local-storage key of an inquiry that is being written. */
export const DRAFT_STORAGE_KEY = 'gamasan.inquiry';

/** A draft is forgotten when nobody came back to it for so long. */
export const DRAFT_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** An inquiry that is being written. Kept on the device until it has arrived or is discarded. */
export interface Draft {
  /** Names this inquiry to the form service: sent twice, it is kept once. */
  readonly key: string;
  readonly fields: Readonly<Partial<Record<InquiryField, string>>>;
  readonly quote: readonly QuoteItem[];
  /** The history entries whose navigation state has been taken over, newest last: neither a reload nor Back brings a product back. */
  readonly takenFrom: readonly string[];
  readonly savedAt: number;
}

/** Drafts of this device; one store for the page. */
export interface DraftStore {
  /** The same object until something changes. */
  get: () => Draft;
  /** Replaces parts of the draft, of the fields only those given, and keeps it on the device. */
  update: (change: Partial<Pick<Draft, 'fields' | 'quote' | 'takenFrom'>>) => void;
  /** Forgets it: a new inquiry with a new key. The history entries stay taken. */
  clear: () => Draft;
  /** Puts back a draft that `clear` returned. */
  restore: (draft: Draft) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A random name; `crypto.randomUUID` exists on secure origins only, and this site may be served in a plant's network. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

const emptyDraft = (now: number): Draft => ({
  key: randomKey(),
  fields: {},
  quote: [],
  takenFrom: [],
  savedAt: now,
});

/** Whether the draft holds anything worth keeping. */
export const hasContent = (draft: Draft): boolean =>
  draft.quote.length > 0 || Object.values(draft.fields).some((value) => value.trim() !== '');

/**
 * Makes the store.
 *
 * @param storage local storage, or undefined where the browser refuses it: the draft then lives as long as the page
 */
export function createDraftStore(
  storage: () => Storage | undefined,
  now: () => number = Date.now,
): DraftStore {
  let draft: Draft | undefined;
  let isKept = true;
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: Draft) => {
    draft = next;
    try {
      const worthKeeping = hasContent(next) || next.takenFrom.length > 0;
      const device = storage();
      if (worthKeeping) device?.setItem(DRAFT_STORAGE_KEY, JSON.stringify(next));
      else device?.removeItem(DRAFT_STORAGE_KEY);
      isKept = Boolean(device);
    } catch {
      // Full or refused: the draft lives in memory, and what the device has is older.
      isKept = false;
    }
    tell();
  };
  const get = () => (draft ??= read(storage, now()) ?? emptyDraft(now()));

  /** Another tab may have written or sent it. */
  const listen = storedElsewhere(DRAFT_STORAGE_KEY, () => {
    if (!isKept) return;
    draft = undefined;
    tell();
  });

  return {
    get,
    update: (change) => {
      // What another tab has written in the meantime stays.
      const base = (isKept ? read(storage, now()) : undefined) ?? get();
      set({ ...base, ...change, fields: { ...base.fields, ...change.fields }, savedAt: now() });
    },
    clear: () => {
      const old = get();
      set({ ...emptyDraft(now()), takenFrom: old.takenFrom });
      return old;
    },
    restore: (old) => set({ ...old, savedAt: now() }),
    subscribe: (listener) => {
      listen();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The draft of this device. */
export const draftStore = createDraftStore(() => window.localStorage);

/** What an earlier visit left; anything that is not a draft counts as nothing. */
function read(storage: () => Storage | undefined, now: number): Draft | undefined {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(DRAFT_STORAGE_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { key, fields, quote, takenFrom, savedAt } = value as Partial<
      Record<keyof Draft, unknown>
    >;
    if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return undefined;
    if (typeof savedAt !== 'number' || now - savedAt > DRAFT_MAX_AGE_MS) {
      storage()?.removeItem(DRAFT_STORAGE_KEY); // A draft holds personal data: one that is too old to restore is deleted.
      return undefined;
    }
    return {
      key,
      fields: readFields(fields),
      quote: quoteFromState({ quote }),
      // Earlier drafts name one entry.
      takenFrom: [takenFrom].flat().filter((each) => typeof each === 'string'),
      savedAt,
    };
  } catch {
    return undefined;
  }
}

function readFields(value: unknown): Draft['fields'] {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(
    ([name, text]) => INQUIRY_FIELDS.includes(name as InquiryField) && typeof text === 'string',
  );
  return Object.fromEntries(entries) as Draft['fields'];
}
