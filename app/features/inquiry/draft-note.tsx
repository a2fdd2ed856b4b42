import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './draft-note.module.css';
import type { DraftNotice } from './use-draft.ts';

/** Says that a draft was restored or discarded, with a button to undo either. */
export function DraftNote({
  notice,
  onDiscard,
  onUndo,
}: {
  notice: DraftNotice;
  onDiscard: () => void;
  onUndo: () => void;
}) {
  const { t } = useLocale();
  const restored = notice === 'restored';
  return (
    <div role="status">
      {notice !== null && (
        <p className={styles.note}>
          {restored ? t('inquiry:draftRestored') : t('inquiry:draftDiscarded')}{' '}
          <button type="button" className={styles.action} onClick={restored ? onDiscard : onUndo}>
            {restored ? t('inquiry:discardDraft') : t('inquiry:undo')}
          </button>
        </p>
      )}
    </div>
  );
}
