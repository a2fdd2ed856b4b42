import { type RefObject, useState } from 'react';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './removal-note.module.css';

/** Something that the visitor has just taken away. */
export interface Removal {
  /** What is said of it. */
  say: (t: Translate) => string;
  /** Brings it back; absent once it is back. */
  undo?: () => void;
  /** What was taken away before it, and can be brought back after it. */
  before?: Removal;
}

/** A removal that follows another one. */
export const removalAfter = (before: Removal | undefined, removal: Removal): Removal =>
  before?.undo ? { ...removal, before } : removal;

/**
 * The state of a list's removals: the last one, and the list's place on the page, which takes the focus from buttons that go.
 *
 * @param place has to be focusable
 */
export function useRemoval(place: RefObject<HTMLElement | null>): {
  removal: Removal | undefined;
  /** Something has been taken away. */
  onRemoved: (removal: Removal) => void;
  /** For `RemovalNote`. */
  onUndone: (next: Removal) => void;
} {
  const [removal, setRemoval] = useState<Removal>();
  const show = (next: Removal) => {
    setRemoval(next);
    place.current?.focus();
  };
  return {
    removal,
    onRemoved: (removed) => show(removalAfter(removal, removed)),
    onUndone: show,
  };
}

const UNDONE: Removal = { say: (t) => t('quote:undone') };

/** Says what has just been taken away, and brings it back. In the document from the first, so that screen readers hear it. */
export function RemovalNote({
  removal,
  onUndone,
}: {
  removal: Removal | undefined;
  /** It is back; the button that had the focus is about to go. @param next what is to be said now */
  onUndone: (next: Removal) => void;
}) {
  const { t } = useLocale();
  const undo = removal?.undo;
  return (
    <p role="status" className={cx('screenOnly soft dense foot12', styles.note)}>
      {removal?.say(t)}
      {removal && undo && (
        <>
          {' '}
          <button
            type="button"
            className="target dark-ink strong underlined"
            onClick={() => {
              undo();
              onUndone(removal.before ?? UNDONE);
            }}
          >
            {t('quote:undo')}
          </button>
        </>
      )}
    </p>
  );
}
