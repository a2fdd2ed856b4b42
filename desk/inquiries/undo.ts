/** What a change of states was before, so that one press takes it back: `12.4.new` says inquiry, revision that the change made, former state. */
import type { DatabaseSync } from 'node:sqlite';

import { changeInquiry, type Change, type Doer } from './changes.ts';
import { readTreatment } from './desk-record.ts';
import { isState, type State } from './states.ts';

export interface Undo {
  readonly id: number;
  /** The revision that was seen before, or that the change made. */
  readonly revision: number;
  readonly state: State;
}

/** Reads what an address or a form says; what makes no sense is left out. */
export const readUndo = (text: string): Undo[] =>
  text.split(',').flatMap((each) => {
    const [, id, revision, state] = /^(\d{1,15})\.(\d{1,9})\.([a-z]+)$/.exec(each) ?? [];
    return isState(state) ? [{ id: Number(id), revision: Number(revision), state }] : [];
  });

export const undoText = (undo: readonly Undo[]): string =>
  undo.map(({ id, revision, state }) => `${id}.${revision}.${state}`).join(',');

export interface ManyOutcome {
  readonly done: readonly Undo[];
  /** How many somebody else has changed since, or deleted. */
  readonly kept: number;
}

/** Makes one change to several inquiries, each of which its author has seen in a revision. */
export function changeMany(
  database: DatabaseSync,
  seen: readonly { readonly id: number; readonly revision: number }[],
  change: Change,
  doer: Doer,
): ManyOutcome {
  const done: Undo[] = [];
  for (const { id, revision } of seen) {
    const before = readTreatment(database, id);
    const outcome = changeInquiry(database, id, revision, change, doer);
    if (before && outcome.kind === 'done')
      done.push({ id, revision: outcome.revision, state: before.state });
  }
  return { done, kept: seen.length - done.length };
}

/** Gives inquiries their former states back; what has changed since stays. */
export function takeBack(database: DatabaseSync, undo: readonly Undo[], doer: Doer): number {
  return undo.filter(
    ({ id, revision, state }) =>
      changeInquiry(database, id, revision, { state }, doer).kind === 'done',
  ).length;
}
