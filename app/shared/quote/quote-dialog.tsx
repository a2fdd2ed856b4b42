import { chunkLabels } from '#app/shared/picture/viewer-labels.ts';
import { type ComponentProps, useState } from 'react';

import type { Removal } from '#app/shared/removal/removal-note.tsx';
import { countOf, listed } from './entries.ts';
import { removeEntry, useQuote } from './quote-list.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ChunkStatus } from '#app/ui/chunk-status.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';

import styles from './quote-dialog.module.css';
import type { QuoteItems } from './quote-items.tsx';
import { pasteDialog, quoteDialog } from '#app/shared/dialog-state/dialog-state.ts';
import { loadMessages } from '#app/i18n/translate.ts';
import type { Language } from '#contract/address.ts';

/** Fetched when the list is opened. */
const list = lazyChunk(() => import('./quote-items.tsx'));

/** The reader of lists and its words: fetched when a list is about to be pasted. */
const reader = (language: Language) =>
  lazyChunk(async () => {
    const [{ PasteList }] = await Promise.all([
      import('#app/shared/pasted/paste-list.tsx'),
      loadMessages(language, 'paste'),
    ]);
    return PasteList;
  });
const READER = { ko: reader('ko'), en: reader('en') };

/** The quote list: quantities and notes, and on to the inquiry. */
export function QuoteDialog() {
  const { t } = useLocale();
  const quote = useQuote();
  const { length } = listed(quote);
  const shown = quoteDialog.useShown();
  const isPasting = pasteDialog.useShown();
  const [removal, setRemoval] = useState<Removal>();
  return (
    <Dialog
      open={shown || isPasting}
      onClose={() => {
        pasteDialog.show(false);
        quoteDialog.show(false);
        // What can still be brought back can be so when the list is opened again.
        setRemoval((last) => (last?.undo ? last : undefined));
      }}
      title={t(isPasting ? 'quote:paste' : 'quote:title')}
      count={isPasting ? undefined : countOf(quote)}
      closeLabel={t('quote:close')}
      className={styles.dialog}
      foot={
        length === 0 || isPasting ? undefined : (
          <>
            <ButtonLink
              as={LocalizedLink}
              to="/contact"
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
                setRemoval({ say: (words) => words('quote:cleared'), undo: removeEntry('all') });
              }}
            >
              {t('quote:clear')}
            </Button>
          </>
        )
      }
    >
      {isPasting ? (
        <div className={styles.list}>
          <Paste />
        </div>
      ) : (
        <Items removal={removal} onRemoval={setRemoval} onLeave={() => quoteDialog.show(false)} />
      )}
    </Dialog>
  );
}

function Paste() {
  const { language, t } = useLocale();
  const chunk = useChunk(READER[language]);
  return chunk.status === 'ready' ? (
    <chunk.value onAdded={() => pasteDialog.show(false)} />
  ) : (
    <ChunkStatus state={chunk} labels={chunkLabels(t, t('quote:loading'))} />
  );
}

function Items(props: ComponentProps<typeof QuoteItems>) {
  const { t } = useLocale();
  const chunk = useChunk(list);
  return chunk.status === 'ready' ? (
    <chunk.value.QuoteItems {...props} />
  ) : (
    <ChunkStatus state={chunk} labels={chunkLabels(t, t('quote:loading'))} />
  );
}
