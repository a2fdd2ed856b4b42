import { chunkLabels } from '#app/shared/picture/viewer-labels.ts';
import type { QuoteItem } from './quote-item.ts';
import { quoteList, useQuoteList } from './quote-list.ts';
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
  return (
    <Dialog
      open={shown}
      onClose={() => quoteDialog.show(false)}
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
                quoteList.set([]);
                forgetTakenOff();
              }}
            >
              {t('quote:clear')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Items items={items} />
    </Dialog>
  );
}

function Items({ items }: { items: readonly QuoteItem[] }) {
  const { t } = useLocale();
  const chunk = useChunk(list);
  return chunk.status === 'ready' ? (
    <chunk.value.QuoteItems items={items} />
  ) : (
    <ChunkStatus state={chunk} labels={chunkLabels(t, t('quote:loading'))} />
  );
}
