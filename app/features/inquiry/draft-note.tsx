import { useEffect, useRef } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';

import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './draft-note.module.css';
import type { DraftNotice } from './use-draft.ts';

/**
 * Says that a draft was restored or discarded, with a button to undo either. It stands above the form and the button that clears
 * the form below it, so the button here takes the focus, which scrolls it into view.
 */
export function DraftNote({
  notice,
  discards,
  onDiscard,
  onUndo,
}: {
  notice: DraftNotice;
  /** How often the form has been cleared. */
  discards: number;
  onDiscard: () => void;
  onUndo: () => void;
}) {
  const { t } = useLocale();
  const restored = notice === 'restored';
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (discards > 0) note.current?.querySelector('button')?.focus();
  }, [discards]);
  return (
    <div role="status">
      {notice !== null && (
        <p ref={note} className={cx('dense soft', styles.note)}>
          {restored ? t('inquiry:draftRestored') : t('inquiry:draftDiscarded')}{' '}
          <TextLink as="button" onClick={restored ? onDiscard : onUndo}>
            {restored ? t('inquiry:discardDraft') : t('inquiry:undo')}
          </TextLink>
        </p>
      )}
    </div>
  );
}
