import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { installedStore } from '#app/shared/inquiry/installed-valve.ts';
import { noteList } from '#app/shared/inquiry/kept-notes.ts';
import { sizingList } from '#app/shared/inquiry/kept-sizing.ts';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';
import { inquirySent } from '#app/shared/operating-point/point-origin.ts';
import type { Entry } from '#app/shared/quote/entries.ts';
import { dispatch } from '#app/shared/quote/quote-list.ts';

import { type Draft, draftStore, hasContent } from './draft.ts';
import { forgetDecisions } from './use-inquiry-content.ts';

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
    const { key } = draftStore.get();
    const fields = fieldsOf(form.current);
    const before = written.current.key === key ? written.current.fields : {};
    const typed = INQUIRY_FIELDS.filter((name) => fields[name] !== (before[name] ?? ''));
    written.current = { key, fields };
    draftStore.write(Object.fromEntries(typed.map((name) => [name, fields[name]])));
  }, [form]);

  useEffect(() => {
    if (!form.current) return;
    // What was typed before scripts arrived, or put back by the browser, is newer than the draft.
    const before = draftStore.get().fields;
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
    key: () => draftStore.get().key,
    /** Whether it says who sends it. */
    isNamed: () => {
      const { companyName = '', name = '' } = draftStore.get().fields;
      return (companyName + name).trim() !== '';
    },
    /** What it says at present. */
    fields: () => draftStore.get().fields,
    /** To be called whenever something was typed. */
    save: () => {
      save();
      if (notice === 'discarded') setNotice(null);
    },
    /**
     * The inquiry has arrived: no draft stays, no sizing and no note. What was listed or written while it was under way does, as a new
     * draft.
     *
     * @param sent the draft's fields, the entries of the quote list and the operating point as they were when it was sent
     */
    forget: (sent: {
      fields: Draft['fields'];
      entries: readonly Entry[];
      point: OperatingPoint;
    }): void => {
      dispatch({ type: 'sent', entries: sent.entries });
      sizingList.set([]);
      noteList.set([]);
      forgetDecisions();
      inquirySent(sent.point);
      installedStore.update(() => ({}));
      const { fields } = draftStore.clear();
      const isWritten = INQUIRY_FIELDS.some(
        (name) => (fields[name] ?? '') !== (sent.fields[name] ?? ''),
      );
      if (isWritten) draftStore.write(fields);
      setNotice(null);
    },
    /** Writes fields that the visitor has sent before, where nothing stands yet. */
    take: (fields: Draft['fields']) => {
      if (!form.current) return;
      fill(form.current, fields, 'empty only');
      save();
      setFilled((times) => times + 1);
      // The button that had the focus is gone.
      control(form.current, INQUIRY_FIELDS[0]).focus();
    },
    /** Clears the fields; the products asked about stay; each can be removed by itself. */
    discard: () => {
      // What stands in the form and not in the draft yet can be brought back too.
      save();
      const old = draftStore.clear();
      form.current?.reset();
      setFilled((times) => times + 1);
      if (hasContent(old)) {
        setDiscarded(old);
        setNotice('discarded');
      } else {
        // Pressed again: what was discarded before can still be brought back.
        setNotice((before) => (before === 'restored' ? null : before));
      }
    },
    undo: () => {
      if (!discarded || !form.current) return;
      draftStore.restore(discarded);
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
