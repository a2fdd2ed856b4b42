/** What has just been done, in words, and the press that takes it back. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import type { State } from '#desk/inquiries/states.ts';
import { readUndo, undoText } from '#desk/inquiries/undo.ts';
import { DONE } from '#desk/routes/inquiry-address.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { INQUIRIES } from '#desk/texts/inquiries.ts';

/**
 * The note.
 *
 * @param query of the page's address, which says it; of the list alone, which the way back keeps
 * @param state of the open inquiry
 */
export function doneNote(
  query: URLSearchParams,
  state: State | null,
  listQuery: string,
  language: Language,
): Html | null {
  const t = DETAIL[language];
  const said = DONE.find((each) => each === query.get('said'));
  const deleted = /^(?:GM-[\d-]+|#\d+)$/.exec(query.get('deleted') ?? '')?.[0];
  if (deleted !== undefined) return note(html`${t.deleted(deleted)}`);
  if (!said) return null;
  const undo = readUndo(query.get('undo') ?? '');
  if (said === 'many') {
    const kept = Number(query.get('kept') ?? 0);
    return note(
      html`${t.many(Number(query.get('changed')) || undo.length)} ${kept > 0 && t.kept(kept)}`,
      undoForm(undo, listQuery, t.undo),
    );
  }
  const isChange = said === 'done' && undo.length > 0 && state !== null;
  const words = isChange ? t.stateDone(INQUIRIES[language].states[state]) : t[said];
  return note(html`${words}`, undoForm(undo, listQuery, t.undo));
}

const note = (words: Html, form: Html | '' = ''): Html =>
  html`<div class="done" role="status"><span>${words}</span>${form}</div>`;

const undoForm = (undo: ReturnType<typeof readUndo>, listQuery: string, words: string): Html | '' =>
  undo.length === 0
    ? ''
    : html`<form method="post" action="/undo${listQuery}">
        <input type="hidden" name="undo" value="${undoText(undo)}" />
        <button class="link" data-undo>${words}</button>
      </form>`;
