import { chunkLabels } from '#app/shared/picture/viewer-labels.ts';
import { useState } from 'react';

import type { Removal } from '#app/shared/removal/removal-note.tsx';
import type { QuoteItem } from './quote-item.ts';
import { clearQuote, useQuoteList } from './quote-list.ts';
import { forgetTakenOff } from './taken-off.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ChunkStatus } from '#app/ui/chunk-status.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';

import styles from './quote-dialog.module.css';
import { quoteDialog } from '#app/shared/dialog-state/dialog-state.ts';

/** Fetched when the list is opened. */
const list = lazyChunk(() => import('./quote-items.tsx'));

/** The quote list: quantities and notes, and on to the inquiry. */
export function QuoteDialog() {
  const { t } = useLocale();
  const items = useQuoteList();
  const shown = quoteDialog.useShown();
  const [removal, setRemoval] = useState<Removal>();
  return (
    <Dialog
      open={shown}
      onClose={() => {
        quoteDialog.show(false);
        // What can still be brought back can be so when the list is opened again.
        setRemoval((last) => (last?.undo ? last : undefined));
      }}
      title={t('quote:title')}
      closeLabel={t('quote:close')}
      className={styles.dialog}
      foot={
        items.length > 0 ? (
          <>
            <ButtonLink
              as={LocalizedLink}
              to="/contact"
              state={{ quote: items }}
              variant="solid"
              size="small"
              arrow
              onClick={() => quoteDialog.show(false)}
            >
              {t('quote:request')}
            </ButtonLink>
            <Button
              size="small"
              onClick={({ currentTarget }) => {
                // The button goes with the list. Where its rows are still being fetched, the closing button is there.
                const dialog = currentTarget.closest('dialog');
                const rows = dialog?.querySelector<HTMLElement>('[tabindex="-1"]');
                (rows ?? dialog?.querySelector('button'))?.focus();
                const undo = clearQuote();
                forgetTakenOff();
                setRemoval({ say: (words) => words('quote:cleared'), undo });
              }}
            >
              {t('quote:clear')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Items items={items} removal={removal} onRemoval={setRemoval} />
    </Dialog>
  );
}

function Items(props: {
  items: readonly QuoteItem[];
  removal: Removal | undefined;
  onRemoval: (removal: Removal) => void;
}) {
  const { t } = useLocale();
  const chunk = useChunk(list);
  return chunk.status === 'ready' ? (
    <chunk.value.QuoteItems {...props} />
  ) : (
    <ChunkStatus state={chunk} labels={chunkLabels(t, t('quote:loading'))} />
  );
}
