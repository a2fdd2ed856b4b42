import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import {
  addToQuote,
  completedBy,
  isSameEntry,
  type QuoteItem,
  withHandedOver,
} from '#app/shared/quote/quote-item.ts';
import { usePointSizes } from '#app/shared/quote/point-sizes.ts';
import {
  editQuote,
  forgetTakenOff,
  notOn,
  quoteList,
  removeQuote,
  useQuoteList,
  withEdited,
  without,
} from '#app/shared/quote/quote-list.ts';
import { noteList } from '#app/shared/inquiry/kept-notes.ts';
import { sizingList } from '#app/shared/inquiry/kept-sizing.ts';
import {
  isSameQuestion,
  type Question,
  questionList,
} from '#app/shared/questions/question-list.ts';
import { useChangeQuery } from '#app/shared/address/change-query.ts';
import { searchWithCompared } from '#app/shared/compare/compare-list.ts';
import { takeQuoteRequest } from '#app/prelude/quote-request.ts';

import { createDraftStore, type Draft, hasContent } from './draft.ts';
import { askedItems } from './asked-items.ts';
import { type QuoteProduct, quoteFromState } from '#app/shared/quote/quote-text.ts';
import { leftOutList } from './use-inquiry-content.ts';

const store = createDraftStore(() => window.localStorage);

const NO_QUOTE: readonly QuoteItem[] = [];
/** History entries that are remembered as taken over. */
const MAX_TAKEN = 50;

/** The products asked about: what the device keeps, and what the navigation to this page has just handed over. */
export function useQuote(products: Readonly<Record<string, QuoteProduct>>) {
  const { key, state, search } = useLocation();
  const changeQuery = useChangeQuery();
  const own = useSyncExternalStore(
    store.subscribe,
    () => store.get().quote,
    () => NO_QUOTE, // the document is the same for everybody
  );
  // The quote list of this device goes along, however the visitor came here, as it is: what is edited or taken off there is so here.
  const listed = useQuoteList();
  const quote = useMemo(() => [...own, ...listed], [listed, own]);

  // What is on the list too is the list's from now on. Not while a size is typed: two entries may have one name for a moment.
  useLayoutEffect(() => {
    const items = store.get().quote;
    if (document.activeElement?.matches('[data-quote-size]')) return;
    const others = givenToList(items, completedBy);
    if (others.length < items.length) store.update({ quote: others });
  }, [listed, own]);

  useLayoutEffect(() => {
    const fromState = quoteFromState(state);
    const { takenFrom } = store.get();
    const isEntryNew = !takenFrom.includes(key);
    const handedOver = [...quoteFromState(takeQuoteRequest()), ...(isEntryNew ? fromState : [])];
    if (handedOver.length > 0)
      store.update({
        quote: addToQuote(store.get().quote, givenToList(handedOver, withHandedOver)),
        takenFrom: [...takenFrom, key].slice(-MAX_TAKEN),
      });
  }, [key, state]);

  // Products of the address are moved into the inquiry and leave the address: a removed one does not return with a reload.
  const { items: asked, unknown } = useMemo(() => askedItems(search, products), [search, products]);
  useLayoutEffect(() => {
    if (asked.length === 0) return;
    store.update({ quote: addToQuote(store.get().quote, givenToList(asked, withHandedOver)) });
    changeQuery((latest) => searchWithCompared(latest, unknown));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [asked, unknown]);

  usePointSizes(
    () => store.get().quote,
    (next) => store.update({ quote: next }),
  );

  const remove = useCallback((item: QuoteItem) => {
    const items = store.get().quote;
    if (items.includes(item)) store.update({ quote: without(items, item) });
    else removeQuote(item);
  }, []);

  const edit = useCallback((item: QuoteItem, edited: QuoteItem) => {
    const items = store.get().quote;
    if (items.includes(item)) store.update({ quote: withEdited(items, item, edited) });
    else editQuote(item, edited);
  }, []);

  return { quote, unknown, edit, remove };
}

/**
 * Gives the quote list what is said of products that are on it.
 *
 * @param join makes the list's entry of itself and what is said
 * @returns the products that are not on the list
 */
function givenToList(
  items: readonly QuoteItem[],
  join: (entry: QuoteItem, item: QuoteItem) => QuoteItem,
): readonly QuoteItem[] {
  const listed = quoteList.get();
  const others = notOn(listed, items);
  if (others.length === items.length) return items;
  const next = [...listed];
  for (const item of items) {
    const place = next.findIndex((entry) => isSameEntry(entry, item));
    const entry = next[place];
    if (entry) next[place] = join(entry, item);
  }
  quoteList.set(next);
  return others;
}

/** What happened to the draft, as the page says it. */
export type DraftNotice = 'restored' | 'discarded' | null;

/** Keeps what is typed into a form on the device, and brings it back. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [notice, setNotice] = useState<DraftNotice>(null);
  const [filled, setFilled] = useState(0);
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  // What this form held last, and of which draft: another tab may be writing the other fields, or have sent them.
  const written = useRef<Pick<Draft, 'key' | 'fields'>>({ key: '', fields: {} });

  const save = useCallback(() => {
    if (!form.current) return;
    const { key } = store.get();
    const fields = fieldsOf(form.current);
    const before = written.current.key === key ? written.current.fields : {};
    const typed = INQUIRY_FIELDS.filter((name) => fields[name] !== (before[name] ?? ''));
    written.current = { key, fields };
    store.update({ fields: Object.fromEntries(typed.map((name) => [name, fields[name]])) });
  }, [form]);

  useEffect(() => {
    if (!form.current) return;
    // What was typed before scripts arrived, or put back by the browser, is newer than the draft.
    const before = store.get().fields;
    const restored = fill(form.current, before, 'empty only');
    save();
    if (restored) setNotice('restored');
    setFilled((times) => times + 1);
  }, [form, save]);

  return {
    notice,
    /** How often the fields have been written by the page: they are to be looked at anew. */
    filled,
    /** Names the inquiry to the service. */
    key: () => store.get().key,
    /** To be called whenever something was typed. */
    save: () => {
      save();
      if (notice === 'discarded') setNotice(null);
    },
    /**
     * The inquiry has arrived: no draft stays, no sizing and no note. Products and questions that were listed while it was under way do.
     *
     * @returns what was taken off the quote list
     */
    forget: (sent: { quote: readonly QuoteItem[]; questions: readonly Question[] }) => {
      const listed = quoteList.get();
      const left = notOn(sent.quote, listed);
      const emptied = listed.filter((item) => sent.quote.some((each) => isSameEntry(each, item)));
      quoteList.set(left);
      forgetTakenOff();
      questionList.set(
        questionList
          .get()
          .filter((own) => !sent.questions.some((each) => isSameQuestion(each, own))),
      );
      sizingList.set([]);
      noteList.set([]);
      leftOutList.set([]);
      store.clear();
      setNotice(null);
      return emptied;
    },
    /** Clears the fields; the products asked about stay; each can be removed by itself. */
    discard: () => {
      // What stands in the form and not in the draft yet can be brought back too.
      save();
      const old = store.clear();
      store.update({ quote: old.quote });
      form.current?.reset();
      setFilled((times) => times + 1);
      if (hasContent({ ...old, quote: [] })) {
        setDiscarded(old);
        setNotice('discarded');
      } else {
        // Pressed again: what was discarded before can still be brought back.
        setNotice((before) => (before === 'restored' ? null : before));
      }
    },
    undo: () => {
      if (!discarded || !form.current) return;
      store.restore({ ...discarded, quote: store.get().quote });
      fill(form.current, discarded.fields, 'all');
      setFilled((times) => times + 1);
      setNotice(null);
      // The button that had the focus is about to go.
      control(form.current, INQUIRY_FIELDS[0]).focus();
    },
  };
}

function control(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

function fieldsOf(form: HTMLFormElement): Draft['fields'] {
  return Object.fromEntries(INQUIRY_FIELDS.map((name) => [name, control(form, name).value]));
}

/** Writes fields into the form; returns whether anything was written. */
function fill(
  form: HTMLFormElement,
  fields: Draft['fields'],
  which: 'all' | 'empty only',
): boolean {
  let filled = false;
  for (const name of INQUIRY_FIELDS) {
    const element = control(form, name);
    const value = fields[name] ?? '';
    if (value === '' || (which === 'empty only' && element.value !== '')) continue;
    element.value = value;
    filled = true;
  }
  return filled;
}
