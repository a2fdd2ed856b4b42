/**
 * Takes over what the version before left on a device: its quote list, the products of its draft, and its
 * questions. Loaded only where there is any of
 * it. Can go when nobody has used that version for a year.
 */
import { fromJson, isRecord } from '#app/shared/stored-list/stored.ts';

import { type Entry, placeOf, type Quote, reduce, type Supply } from './entries.ts';
import { readEntry, readQuestion } from './read-quote.ts';
import { quoteStore } from './quote-list.ts';

/** `{ version: 1, items: [...] }`. */
const LIST_KEY = 'gamasan.quote';
const QUESTIONS_KEY = 'gamasan.questions';
/** `{ key, fields, savedAt }`, and `quote` and `takenFrom`, which move here. */
const DRAFT_KEY = 'gamasan.inquiry';
/** A draft was forgotten after 30 days, with its products. */
const DRAFT_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** What the version before left, as it was stored. */
export interface Before {
  readonly list: string | null;
  readonly draft: string | null;
  readonly questions: string | null;
}

export interface Migration {
  quote: Quote;
  /** Something could not be read. */
  isBroken: boolean;
}

/** Takes over what is stored, and removes it. */
export function takeOver(device: Storage = localStorage, now = Date.now()): void {
  const before = {
    list: device.getItem(LIST_KEY),
    draft: device.getItem(DRAFT_KEY),
    questions: device.getItem(QUESTIONS_KEY),
  };
  const { isBroken } = migrate(quoteStore.get(), before, now);
  quoteStore.update((quote) => migrate(quote, before, now).quote);
  if (isBroken) quoteStore.drop();
  device.removeItem(LIST_KEY);
  device.removeItem(QUESTIONS_KEY);
  const draft = fromJson(before.draft ?? '');
  if (!isRecord(draft) || !('takenFrom' in draft)) return;
  const { quote: _, takenFrom: __, ...rest } = draft;
  device.setItem(DRAFT_KEY, JSON.stringify(rest));
}

/** Each item is taken once, by an id made of its content: to migrate again adds nothing, and what was taken off since stays off. */
export function migrate(quote: Quote, { list, draft, questions }: Before, now: number): Migration {
  const items = itemsOf(list);
  const asked = itemsOf(questions);
  const written = fromJson(draft ?? '');
  const own = isRecord(written) ? written : {};
  const isOld = typeof own['savedAt'] === 'number' && now - own['savedAt'] > DRAFT_MAX_AGE_MS;
  const drafted = Array.isArray(own['quote']) && !isOld ? own['quote'] : [];

  const ids = new Map<string, number>();
  const read = (from: readonly unknown[]) => from.flatMap((item) => entryOf(item, ids) ?? []);
  // On the contact page the draft's products stood before those of the list. What said different things stood side by side.
  const first = read(drafted);
  const rest = read(items ?? []);
  const joins = (entry: Entry) => {
    const present = first[placeOf(first, entry, null)];
    return present !== undefined && agree(present, entry);
  };
  const open = (asked ?? []).flatMap((item) => readQuestion(item, idOf(item, ids)) ?? []);
  const isNew = ({ id }: Entry) => !quote.arrivals.includes(id);
  const entries = [...first, ...rest];
  // What a tab of that version adds later joins, too.
  const rows = quote.entries.length > 0 ? [] : [...first, ...rest.filter((entry) => !joins(entry))];
  const others = [...entries, ...open].filter((each) => isNew(each) && !rows.includes(each));
  const taken = reduce(
    { ...quote, entries: [...quote.entries, ...rows.filter(isNew)] },
    { type: 'add', entries: others, dn: null },
  );
  const arrivals = [own['takenFrom']].flat().filter((each) => typeof each === 'string');
  const known = [...arrivals, ...[...entries, ...open].map(({ id }) => id)];
  return {
    quote: { ...taken, arrivals: [...new Set([...quote.arrivals, ...known])] },
    isBroken:
      !items ||
      !asked ||
      first.length + rest.length < drafted.length + items.length ||
      open.length < asked.length,
  };
}

/** The items of a stored list; `undefined` of a broken one. */
function itemsOf(text: string | null): readonly unknown[] | undefined {
  if (text === null) return [];
  const stored = fromJson(text);
  const items = isRecord(stored) ? stored['items'] : undefined;
  return Array.isArray(items) ? items : undefined;
}

/** Whether two entries of one product and size do not contradict each other. */
const agree = (one: Entry, other: Entry): boolean =>
  (one.size === 'point') === (other.size === 'point') &&
  (['quantity', 'note', 'conditions'] as const).every(
    (field) => one[field] === '' || other[field] === '' || one[field] === other[field],
  );

function entryOf(item: unknown, ids: Map<string, number>): Entry | undefined {
  const entry = readEntry(item, idOf(item, ids));
  if (!entry) return undefined;
  const { supply, note } = supplyIn(entry.note);
  const duty = isRecord(item) && typeof item['duty'] === 'string' ? item['duty'] : '';
  // The note of an item with conditions said them in words.
  return duty === '' ? { ...entry, supply, note } : { ...entry, conditions: duty, note: '' };
}

/** The same content has the same id at every time; of several equal ones each has its number. */
function idOf(item: unknown, ids: Map<string, number>): string {
  const content = JSON.stringify(item);
  const count = ids.get(content) ?? 0;
  ids.set(content, count + 1);
  return `before-${hash(content)}-${count}`;
}

/** A 32-bit hash: enough to tell the items of one list apart. */
const hash = (text: string): string =>
  Array.from(text)
    .reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(36);

/** As notes named a supply, in either language: `삼상 380–440 V`, `Single-phase 220 V`. */
const SUPPLY = /^(?:(단상|Single-phase)|삼상|Three-phase) (\d+)(?:–(\d+))? V$/;

/** The first supply that a note names becomes the entry's; everything else stays in the note. */
function supplyIn(note: string): { note: string; supply: Supply | null } {
  const parts = note.split(', ');
  const place = parts.findIndex((part) => SUPPLY.test(part));
  const [, single, min, max = min] = SUPPLY.exec(parts[place] ?? '') ?? [];
  return min === undefined
    ? { note, supply: null }
    : {
        note: parts.toSpliced(place, 1).join(', '),
        supply: { phase: single ? 1 : 3, min: Number(min), max: Number(max) },
      };
}
