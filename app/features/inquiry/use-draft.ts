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

import { addToQuote, isSameProduct, type QuoteItem } from '#app/shared/quote/quote-item.ts';
import { usePointSizes } from '#app/shared/quote/point-sizes.ts';
import { editQuote, quoteList, removeQuote, withQuoteList } from '#app/shared/quote/quote-list.ts';
import { noteList } from '#app/shared/inquiry/kept-notes.ts';
import { sizingList } from '#app/shared/inquiry/kept-sizing.ts';
import { questionList } from '#app/shared/questions/question-list.ts';
import { useChangeQuery } from '#app/shared/address/change-query.ts';
import { searchWithCompared } from '#app/shared/compare/compare-list.ts';
import { takeQuoteRequest } from '#app/prelude/quote-request.ts';

import { createDraftStore, type Draft, hasContent } from './draft.ts';
import { askedItems } from './asked-items.ts';
import { type QuoteProduct, quoteFromState } from '#app/shared/quote/quote-text.ts';
import { leftOutList } from './use-inquiry-content.ts';

const store = createDraftStore(() => window.localStorage);

/**
 * The navigation state that was last added to the inquiry. A change of the query, such as a new operating point, gives the
 * history entry a new key and keeps its state; without this, products that the visitor has removed would be added again.
 */
let takenState: unknown;

const NO_QUOTE: readonly QuoteItem[] = [];

/** The products asked about: what the device keeps, and what the navigation to this page has just handed over. */
export function useQuote(products: Readonly<Record<string, QuoteProduct>>) {
  const { key, state, search } = useLocation();
  const changeQuery = useChangeQuery();
  const quote = useSyncExternalStore(
    store.subscribe,
    () => store.get().quote,
    () => NO_QUOTE, // the document is the same for everybody
  );

  useLayoutEffect(() => {
    const fromState = quoteFromState(state);
    const isEntryNew = store.get().takenFrom !== key;
    const handedOver = [
      ...quoteFromState(takeQuoteRequest()),
      ...(isEntryNew && state !== takenState ? fromState : []),
    ];
    takenState = state;
    // Also mark the history entry that a change of the query has put in place of the first.
    if (handedOver.length > 0 || (isEntryNew && fromState.length > 0))
      store.update({ quote: addToQuote(store.get().quote, handedOver), takenFrom: key });
  }, [key, state]);

  // Products of the address are moved into the inquiry and leave the address: a removed one does not return with a reload.
  const { items: asked, unknown } = useMemo(() => askedItems(search, products), [search, products]);
  useLayoutEffect(() => {
    if (asked.length === 0) return;
    store.update({ quote: addToQuote(store.get().quote, asked) });
    changeQuery((latest) => searchWithCompared(latest, unknown));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [asked, unknown]);

  // The quote list of this device goes along, however the visitor came here, and as it was last edited.
  useLayoutEffect(() => {
    const take = () => {
      if (quoteList.get().length > 0) store.update({ quote: withQuoteList(store.get().quote) });
    };
    take();
    return quoteList.subscribe(take);
  }, []);

  usePointSizes(quote, (next) => store.update({ quote: next }));

  const remove = useCallback((item: QuoteItem) => {
    removeQuote(item);
    store.update({ quote: store.get().quote.filter((other) => !isSameProduct(other, item)) });
  }, []);

  const edit = useCallback((item: QuoteItem, edited: QuoteItem) => {
    // The draft first: the list, when it changes, is taken into it.
    store.update({
      quote: store.get().quote.map((other) => (isSameProduct(other, item) ? edited : other)),
    });
    editQuote(item, edited);
  }, []);

  return { quote, unknown, edit, remove };
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
    /** The inquiry has arrived: no draft and no list stays. Returns the quote list that was emptied. */
    forget: (): readonly QuoteItem[] => {
      const emptied = quoteList.get();
      quoteList.set([]);
      questionList.set([]);
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
