import { useState } from 'react';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './removal-note.module.css';

/** Something that the visitor has just taken away. */
export interface Removal {
  /** What is said of it. */
  say: (t: Translate) => string;
  /** Brings it back. */
  undo: () => void;
}

/** Says what has just been taken away, and brings it back. In the document from the first, so that screen readers hear it. */
export function RemovalNote({
  removal,
  onUndone,
}: {
  removal: Removal | undefined;
  /** The button that had the focus is about to go. */
  onUndone: () => void;
}) {
  const { t } = useLocale();
  const [undone, setUndone] = useState<Removal>();
  return (
    <p role="status" className={styles.note}>
      {removal && removal === undone && t('quote:undone')}
      {removal && removal !== undone && (
        <>
          {removal.say(t)}{' '}
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              removal.undo();
              setUndone(removal);
              onUndone();
            }}
          >
            {t('quote:undo')}
          </button>
        </>
      )}
    </p>
  );
}
