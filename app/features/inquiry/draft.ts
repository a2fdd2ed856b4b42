import { INQUIRY_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';

import { createStored, fromJson, isRecord, newId } from '#app/shared/stored-list/stored.ts';

/** Local-storage key of an inquiry that is being written. */
export const DRAFT_STORAGE_KEY = 'gamasan.inquiry';

/** A draft is forgotten when nobody came back to it for so long. */
export const DRAFT_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** An inquiry that is being written. Kept on the device until it has arrived or is discarded. */
export interface Draft {
  /** Names this inquiry to the form service: sent twice, it is kept once. */
  readonly key: string;
  readonly fields: Readonly<Partial<Record<InquiryField, string>>>;
  readonly savedAt: number;
}

/** Whether the draft holds anything worth keeping. */
export const hasContent = ({ fields }: Draft): boolean =>
  Object.values(fields).some((value) => value.trim() !== '');

/** @param storage where the browser refuses it, the draft lives as long as the page */
export function createDraftStore(
  storage?: () => Storage | undefined,
  now: () => number = Date.now,
) {
  const newDraft = (): Draft => ({ key: newId(), fields: {}, savedAt: now() });
  const { get, update } = createStored({
    key: DRAFT_STORAGE_KEY,
    none: newDraft,
    read: (text) => read(text, now()),
    write: (draft) => (hasContent(draft) ? JSON.stringify(draft) : null),
    storage,
  });
  const put = (draft: Draft): void => void update(() => draft);
  return {
    get,
    /** Writes the given fields. */
    write: (given: Draft['fields']): void => {
      const savedAt = now();
      update((draft) => ({ ...draft, fields: { ...draft.fields, ...given }, savedAt }));
    },
    /** Forgets the draft, and returns it: a new inquiry with a new key. */
    clear: (): Draft => {
      const old = get();
      put(newDraft());
      return old;
    },
    restore: (old: Draft): void => put({ ...old, savedAt: now() }),
  };
}

/** The draft of this device. */
export const draftStore = createDraftStore();

/** What an earlier visit left. A draft holds personal data: one that is too old to restore is deleted. */
function read(text: string, now: number): Draft | undefined {
  const value = fromJson(text);
  if (!isRecord(value)) return undefined;
  const { key, fields, savedAt } = value;
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return undefined;
  if (typeof savedAt !== 'number' || now - savedAt > DRAFT_MAX_AGE_MS) return undefined;
  return { key, fields: readFields(fields), savedAt };
}

function readFields(value: unknown): Draft['fields'] {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).filter(
    ([name, text]) => INQUIRY_FIELDS.includes(name as InquiryField) && typeof text === 'string',
  );
  return Object.fromEntries(entries) as Draft['fields'];
}
