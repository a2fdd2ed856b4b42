/** The quote list: entries with an identity, and one function for everything that happens to them. */
import type { SizeSpan } from '#facts/nominal-size.ts';
import { newId } from '#app/shared/stored-list/stored.ts';
import { wholeNumber } from '#app/ui/whole-number.ts';

/** A product as it was handed over; pages show their own words for it where they know it. */
export interface Product {
  /** As printed: `S30`. The lower case is the product's id. */
  readonly code: string;
  readonly name: string;
  /** Category id: `pinch-valve`. */
  readonly category: string;
}

/** A mains supply: `Three-phase 380–440 V`. */
export interface Supply {
  readonly phase: 1 | 3;
  /** V, both ends included. */
  readonly min: number;
  readonly max: number;
}

/**
 * Typed or chosen: `DN 80`, `1-1/2 in`. The sizes that the words name are read where they were entered (`typed-size.ts`): no page loads
 * the reader for a list that it only shows.
 */
export type NamedSize = Partial<SizeSpan> & { readonly text: string };

/** `point` follows the operating point and is computed when read (rows.ts). */
export type EntrySize = 'point' | NamedSize;

/** A size as the site writes it. */
export const dnSize = (dn: number, text = `DN ${dn}`): NamedSize => ({ text, from: dn, to: dn });

/** Where an entry comes from that was pasted as a row of a list. */
export interface Pasted {
  /** The row, its cells parted by ` · `. */
  readonly text: string;
  /** The place in a plant: `P-101`. */
  readonly tag: string;
  /** Of the quantity: `EA`. */
  readonly unit: string;
}

/** How an entry was taken off. */
export interface Removal {
  readonly id: string;
  /** What a product's button would have added, where the button took it off: pressed again with the same, it puts back. */
  readonly brought: string | null;
}

export interface Entry {
  readonly id: string;
  readonly product: Product;
  readonly size: EntrySize | null;
  /** The operating point's DN when a size that follows it was last read; it keeps that one while the point has no size. */
  readonly dn: number | null;
  /** A row of a tender is a position of its own: it joins no other. Its product has no code where none was found for it. */
  readonly pasted: Pasted | null;
  /** As entered: `4`, `1,000`. An invalid quantity stays in its field, with an error message (`piecesOf`). */
  readonly quantity: string;
  readonly supply: Supply | null;
  /** The finder's conditions when the product was added, as its query: `phase=3&volt=400`. */
  readonly conditions: string;
  readonly note: string;
  /** What is asked of the product, in the language that it was asked in: `60 Hz 시간`. They go out with an entry that is off, too. */
  readonly questions: readonly string[];
  /** Set while the entry is taken off; it keeps its place, so that Undo restores the list exactly. `ASKS`: it only asks questions. */
  readonly off: Removal | null;
}

/** What the sources do not state and a visitor wants to know. */
export interface Question {
  /** What it is asked of, as printed: `480-050`; empty for a question of a page. */
  readonly code: string;
  /** Of a product that is not on the list itself: `AP8`. */
  readonly size?: string | undefined;
  readonly about: string;
}

/** What somebody asks for: a product, and what is said of it. */
export type QuoteRequest = Pick<Entry, 'product'> & Partial<Omit<Entry, 'id' | 'off'>>;

export interface Quote {
  readonly entries: readonly Entry[];
  /** What was on the list when an address with other products was opened: on it again with a press, or once those are sent. */
  readonly aside: readonly Entry[];
  /** History entries whose products have been taken over, newest last: neither a reload nor Back adds them again. */
  readonly arrivals: readonly string[];
  /** Ids of the removals that can be undone, newest last. */
  readonly removals: readonly string[];
}

export type Action =
  /** Each joins the entry of the same product and size, if there is one; questions join any of their product. `arrival` names a history entry, which is taken over once. */
  | { type: 'add'; entries: readonly Entry[]; dn: number | null; arrival?: string | undefined }
  /** The products of an address that was opened: they alone go out, and what the list holds besides is set aside. */
  | { type: 'open'; entries: readonly Entry[]; dn: number | null; arrival: string }
  /** What was set aside goes out too. */
  | { type: 'takeIn' }
  /** The same product in another size, below its row; or the rows of a list, at the end. */
  | { type: 'insert'; entries: readonly Entry[]; below?: string }
  | { type: 'change'; id: string; to: Partial<Omit<Entry, 'id' | 'off'>> }
  | { type: 'remove'; ids: readonly string[]; removal: Removal }
  /** Everything; what a product's button took off before does not come back by that button. */
  | { type: 'clear'; removal: Removal }
  /** `only`: those of the removal that a product's button speaks of. */
  | { type: 'putBack'; removal: string; only?: readonly string[] }
  /** Sizes that follow are read at another DN now. */
  | { type: 'follow'; dn: number; ids: readonly string[] }
  /** The size that a product's questions are about. */
  | { type: 'size'; product: string; size: NamedSize | null }
  | { type: 'takeBack'; questions: readonly Question[] }
  /** Names questions in the language of the page. */
  | { type: 'reword'; words: Readonly<Record<string, string>> }
  /** The inquiry with these entries has arrived: nothing can be put back. */
  | { type: 'sent'; entries: readonly Entry[] };

export const NO_QUOTE: Quote = { entries: [], aside: [], arrivals: [], removals: [] };

/** Most products of a list: the rows of a tender. */
export const MAX_ENTRIES = 200;
/** Most questions of one inquiry. */
export const MAX_QUESTIONS = 60;
export const MAX_QUANTITY = 9_999;
export const MAX_TEXT = 500;
export const MAX_SIZE = 24;
export const MAX_QUESTION = 120;
const MAX_REMOVALS = 20;
const MAX_ARRIVALS = 50;

export const newEntry = (
  { product: { code, name, category }, ...request }: QuoteRequest,
  id = newId(),
): Entry => ({
  id,
  product: { code, name, category },
  size: null,
  dn: null,
  pasted: null,
  quantity: '',
  supply: null,
  conditions: '',
  note: '',
  questions: [],
  off: null,
  ...request,
});

export const idOf = ({ code }: Product): string => code.toLowerCase();

const ASKS: Removal = { id: 'asks', brought: null };

/** A question as an entry that is not on the list. */
export const entryOfQuestion = ({ code, size, about }: Question, id = newId()): Entry => ({
  ...newEntry({ product: { code, name: '', category: '' }, questions: [about] }, id),
  ...(size !== undefined && size !== '' && { size: { text: size } }),
  off: ASKS,
});

export const isOn = ({ off }: Entry): boolean => off === null;

/** What goes out with the inquiry. */
export const isSent = (entry: Entry): boolean => isOn(entry) || entry.questions.length > 0;

/** How many products and questions go out with the next inquiry. */
export const countOf = (quote: Quote): number =>
  listed(quote).length + questionsOf(quote.entries).length;

export const questionsOf = (entries: readonly Entry[]): Question[] =>
  entries.flatMap(({ product, size, questions, off }) =>
    questions.map((about) => ({
      code: product.code,
      ...(off?.id === ASKS.id && size && size !== 'point' && { size: size.text }),
      about,
    })),
  );

/** What a question is asked of: `480-050`, `AP-DA AP8`. */
export const subjectOf = ({ code, size = '' }: Question): string => `${code} ${size}`.trim();

/** How much is set aside. */
export const asideOf = ({ aside }: Quote): number =>
  aside.filter(isOn).length + questionsOf(aside).length;

/** The entries on the list. */
export const listed = ({ entries }: Quote): readonly Entry[] => entries.filter(isOn);

/** The only function that changes a quote list. Pure: ids come with the action. */
export function reduce(quote: Quote, action: Action): Quote {
  const next = changed(quote, action);
  // The oldest removals are forgotten with their entries.
  const entries = next.entries.filter((entry) => stays(entry, next.removals));
  return entries.length === next.entries.length ? next : { ...next, entries };
}

export const stays = (entry: Entry, removals: readonly string[]): boolean =>
  isSent(entry) || removals.includes(entry.off?.id ?? '');

function changed(quote: Quote, action: Action): Quote {
  const { entries } = quote;
  switch (action.type) {
    case 'add':
      return added(quote, action);
    case 'open': {
      const { dn, arrival } = action;
      if (quote.arrivals.includes(arrival)) return quote;
      const isNamed = (entry: Entry) =>
        action.entries.some((each) => placeOf([entry], each, dn) !== -1);
      const rest = entries.filter((entry) => isSent(entry) && !isNamed(entry));
      const before = quote.aside.filter(({ id }) => !rest.some((each) => each.id === id));
      return added(
        {
          ...quote,
          entries: entries.filter((entry) => !rest.includes(entry)),
          aside: [...before, ...rest.map((each) => (isTakenOff(each) ? onlyAsking(each) : each))],
        },
        { ...action, type: 'add' },
      );
    }
    case 'takeIn':
      return takenIn(quote);
    case 'insert': {
      const place = entries.findIndex(({ id }) => id === action.below) + 1 || entries.length;
      const room = Math.max(0, MAX_ENTRIES - listed(quote).length);
      const fresh = action.entries.filter((each) => !entries.some(({ id }) => id === each.id));
      return room > 0 && fresh.length > 0
        ? { ...quote, entries: entries.toSpliced(place, 0, ...fresh.slice(0, room)) }
        : quote;
    }
    case 'change':
      // An entry that another tab took off while it was edited here comes back with the edit.
      return {
        ...quote,
        entries: entries.map((entry) =>
          entry.id === action.id ? { ...entry, ...action.to, off: null } : entry,
        ),
      };
    case 'remove': {
      const { removal, ids } = action;
      return {
        ...quote,
        removals: [...quote.removals, removal.id].slice(-MAX_REMOVALS),
        entries: entries.map((entry) =>
          isOn(entry) && ids.includes(entry.id) ? { ...entry, off: removal } : entry,
        ),
      };
    }
    case 'clear':
      return changed(
        { ...quote, entries: entries.map((each) => (each.off?.brought ? asking(each) : each)) },
        { type: 'remove', ids: entries.map(({ id }) => id), removal: action.removal },
      );
    case 'putBack': {
      let room = MAX_ENTRIES - listed(quote).length;
      const isBack = ({ id, off }: Entry) =>
        off?.id === action.removal && (action.only?.includes(id) ?? true) && room-- > 0;
      return {
        ...quote,
        entries: entries.map((entry) => (isBack(entry) ? { ...entry, off: null } : entry)),
      };
    }
    case 'follow': {
      const { dn, ids } = action;
      const isRead = ({ id, size }: Entry) => size === 'point' && ids.includes(id);
      return { ...quote, entries: entries.map((each) => (isRead(each) ? { ...each, dn } : each)) };
    }
    case 'size': {
      const asks = ({ product, off }: Entry) =>
        product.code === action.product && off?.id === ASKS.id;
      return entries.some(asks)
        ? {
            ...quote,
            entries: entries.map((each) => (asks(each) ? { ...each, size: action.size } : each)),
          }
        : quote;
    }
    case 'takeBack':
      return withQuestions(quote, (about, { code }) =>
        action.questions.some((each) => isSameQuestion(each, { code, about })) ? [] : [about],
      );
    case 'reword':
      return withQuestions(quote, (about) => [action.words[about] ?? about]);
    case 'sent': {
      // What was asked or put on the list while it was under way stays.
      const left = (entry: Entry): Entry => {
        const sent = action.entries.find(({ id }) => id === entry.id);
        const questions = entry.questions.filter((about) => !sent?.questions.includes(about));
        return { ...(sent && isOn(sent) ? asking(entry) : entry), questions };
      };
      const rest = entries.map(left).filter(isSent);
      return takenIn({ ...quote, removals: [], entries: rest });
    }
    default:
      return action satisfies never;
  }
}

/** What there is no room for stays aside. */
function takenIn(quote: Quote): Quote {
  const { aside } = quote;
  if (aside.length === 0) return quote;
  const next = added({ ...quote, aside: [] }, { type: 'add', entries: aside, dn: null });
  return { ...next, aside: aside.filter((entry) => !isThere(next.entries, entry, null)) };
}

const isTakenOff = ({ off }: Entry): boolean => off !== null && off.id !== ASKS.id;

/** The size of what was taken off is none that its questions were asked of. */
const onlyAsking = (entry: Entry): Entry => ({ ...asking(entry), size: null });

const asking = (entry: Entry): Entry => ({ ...entry, off: ASKS });

/** The same list where no question changes. */
function withQuestions(
  quote: Quote,
  change: (about: string, product: Product) => readonly string[],
): Quote {
  const entries = quote.entries.map((entry) => {
    const { product, questions } = entry;
    const next = [...new Set(questions.flatMap((about) => change(about, product)))];
    return next.join('\n') === questions.join('\n') ? entry : { ...entry, questions: next };
  });
  return entries.some((entry, place) => entry !== quote.entries[place])
    ? { ...quote, entries }
    : quote;
}

/** A question without a product's code names the page that it is about. */
export const pageQuestionOf = (page: string, about: string): string => `${page}: ${about}`;

export const isSameQuestion = (a: Question, b: Question): boolean =>
  a.code.toLowerCase() === b.code.toLowerCase() && a.about === b.about;

const hasRoom = (entries: readonly Entry[]): boolean => entries.filter(isOn).length < MAX_ENTRIES;

function added(quote: Quote, { entries, arrival, dn }: Action & { type: 'add' }): Quote {
  const { arrivals } = quote;
  if (arrival !== undefined && arrivals.includes(arrival)) return quote;
  let list = [...quote.entries];
  for (const entry of entries) {
    const asked = questionsOf(list);
    const isAsked = (about: string) =>
      asked.some((each) => isSameQuestion(each, { code: entry.product.code, about }));
    const fresh = entry.questions.filter((about) => !isAsked(about));
    const request = {
      ...entry,
      dn: dn ?? entry.dn,
      questions: fresh.slice(0, MAX_QUESTIONS - asked.length),
    };
    const place = placeFor(list, request, dn);
    const present = list[place];
    const takesRoom = isOn(request) && !(present && isOn(present));
    if ((takesRoom && !hasRoom(list)) || !isSent(request)) continue;
    const both = present ? joined(present, request, dn) : request;
    const next = takesRoom && !both.pasted ? { ...both, quantity: both.quantity || '1' } : both;
    if (present && !takesRoom) list[place] = next;
    else list = [...list.filter((each) => each !== present), next];
  }
  return {
    ...quote,
    entries: list,
    arrivals: arrival === undefined ? arrivals : [...arrivals, arrival].slice(-MAX_ARRIVALS),
  };
}

const isOf = (entry: Entry, { product, pasted }: Pick<Entry, 'product' | 'pasted'>): boolean =>
  isOn(entry) && idOf(entry.product) === idOf(product) && !pasted && !entry.pasted;

/** The entry itself; or that of its product and size, else one without a size, else one that only asks. Questions join any. */
function placeFor(list: readonly Entry[], request: Entry, dn: number | null): number {
  const isSame = (each: Entry) =>
    idOf(each.product) === idOf(request.product) && !(each.pasted && idOf(each.product) === '');
  const ways = request.pasted
    ? []
    : isOn(request)
      ? [
          (each: Entry) => isOf(each, request) && sizeKey(each, dn) === sizeKey(request, dn),
          (each: Entry) => isOf(each, request) && sizeKey(each, dn) === '',
          (each: Entry) => isSame(each) && each.off?.id === ASKS.id,
        ]
      : [(each: Entry) => isOf(each, request), isSame];
  return (
    [(each: Entry) => each.id === request.id, ...ways]
      .map((way) => list.findIndex(way))
      .find((place) => place !== -1) ?? -1
  );
}

/** Where the entry of a request's product and size stands; -1 where there is none. */
export const placeOf = (list: readonly Entry[], request: Entry, dn: number | null): number =>
  list.findIndex((entry) => isOf(entry, request) && sizeKey(entry, dn) === sizeKey(request, dn));

/** Whether a list says what an entry of it says: its product and size, and its questions. */
export const isThere = (list: readonly Entry[], entry: Entry, dn: number | null): boolean =>
  (!isOn(entry) || list.some(({ id }) => id === entry.id) || placeOf(list, entry, dn) !== -1) &&
  questionsOf([entry]).every((own) => questionsOf(list).some((each) => isSameQuestion(each, own)));

/** The newer quantity and supply count, what the note does not say is added to it, and the entry keeps its size. */
function joined(present: Entry, request: Entry, dn: number | null): Entry {
  const { note } = present;
  return {
    ...present,
    product: present.product.name === '' ? request.product : present.product,
    off: isOn(request) ? null : present.off,
    questions: [...present.questions, ...request.questions],
    // What questions were asked of is no size that a quote is asked for.
    size:
      present.off?.id === ASKS.id && isOn(request)
        ? request.size
        : sizeKey(present, dn)
          ? present.size
          : (request.size ?? present.size),
    dn: request.dn ?? present.dn,
    quantity: request.quantity || present.quantity,
    supply: request.supply ?? present.supply,
    conditions: present.conditions || request.conditions,
    note: note.includes(request.note) ? note : [note, request.note].filter(Boolean).join(', '),
  };
}

/**
 * Sizes that an entry asks for: one, or all of a range. `undefined` without a size, or where its words name none.
 *
 * @param at DN at which a size that follows the operating point is read; the last one without it
 */
export function spanOf(
  entry: Pick<Entry, 'size' | 'dn'>,
  at: number | null = null,
): SizeSpan | undefined {
  const { size, dn } = entry;
  if (size !== 'point') {
    const { from, to } = size ?? {};
    return from === undefined || to === undefined ? undefined : { from, to };
  }
  const read = at ?? dn;
  return read === null ? undefined : { from: read, to: read };
}

/** The same for all names of one size; words that name none stand for themselves. Empty without a size. */
export function sizeKey(entry: Pick<Entry, 'size' | 'dn'>, dn: number | null = null): string {
  const span = spanOf(entry, dn);
  if (span) return `${span.from}-${span.to}`;
  const { size } = entry;
  return size && size !== 'point' ? size.text.trim().toLowerCase() : '';
}

/** The number of pieces that a quantity means: whole, from 1 to 9,999; `undefined` for anything else. */
export function piecesOf(quantity: string): number | undefined {
  const pieces = wholeNumber(quantity);
  return pieces !== undefined && pieces >= 1 && pieces <= MAX_QUANTITY ? pieces : undefined;
}

/** An empty quantity is open; any other has to be one. */
export const isWrong = (quantity: string): boolean =>
  quantity.trim() !== '' && piecesOf(quantity) === undefined;
