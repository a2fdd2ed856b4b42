import { useState } from 'react';

import { CompareBox } from '#app/shared/compare/compare-box.tsx';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { BothLanguages } from '#app/i18n/both-languages.tsx';
import { QuoteLink } from '#app/shared/quote/quote-link.tsx';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import type { CardView } from '#app/shared/page/views.ts';
import { chunkLabels } from '#app/shared/picture/viewer-labels.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChunkStatus } from '#app/ui/chunk-status.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useChunk } from '#app/ui/lazy-chunk.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { previewBody, previewProduct } from './preview-chunks.ts';
import styles from './preview.module.css';

/**
 * The modal preview (spec §2): opens at once with what the card knows; code and data of the rest come when they are
 * wanted, and were mostly fetched when the card was pointed at.
 */
export function Preview({
  card,
  theme,
  onClose,
}: {
  /** The product shown; null while the preview is closed. */
  card: CardView | null;
  theme: string;
  onClose: () => void;
}) {
  const { t } = useLocale();
  // The dialog's words stay while it closes.
  const [last, setLast] = useState(card);
  if (card !== null && card !== last) setLast(card);
  const shown = card ?? last;
  return (
    <div data-theme={theme}>
      <Dialog
        open={card !== null}
        onClose={onClose}
        title={shown ? `${shown.name} ${shown.code}` : ''}
        lead={shown && <Badge kind="code">{shown.code}</Badge>}
        closeLabel={t('product:preview.close')}
        className={styles.dialog}
        foot={
          shown && (
            <>
              <ButtonLink as={LocalizedLink} to={shown.path} size="small" variant="solid" arrow>
                {t('product:preview.details')}
              </ButtonLink>
              <QuoteLink request={{ product: shown }} size="small" />
              <QuoteToggle look="small" request={{ product: shown }} />
              <CompareBox id={shown.id} code={shown.code} />
              <SheetLink key={shown.id} card={shown} />
              <p className="fromTablet last caption quiet">{t('product:preview.hint')}</p>
            </>
          )
        }
      >
        {shown && <PreviewContent key={shown.id} card={shown} />}
      </Dialog>
    </div>
  );
}

/** The data sheet, of the operating point's size where it has one of its own. */
function SheetLink({ card }: { card: CardView }) {
  const { t, language } = useLocale();
  const { size: dn } = useOperatingPoint();
  const product = useChunk(previewProduct(card.path, language));
  if (product.status !== 'ready') return null;
  const { rows } = product.value.documents;
  const row =
    rows.find(({ ofSize }) => ofSize !== undefined && ofSize === dn) ??
    rows.find(({ ofSize }) => ofSize === undefined);
  const file = row?.files.find(({ href }) => href.endsWith(`-${language}.pdf`));
  return (
    file && (
      <TextLink as="a" href={file.href} className="dense strong">
        {t('product:preview.sheet')}
      </TextLink>
    )
  );
}

function PreviewContent({ card }: { card: CardView }) {
  const { t, language } = useLocale();
  const body = useChunk(previewBody);
  const product = useChunk(previewProduct(card.path, language));
  const labels = chunkLabels(t, t('product:loading'));
  if (body.status === 'failed') return <ChunkStatus state={body} labels={labels} />;
  if (product.status === 'failed') return <ChunkStatus state={product} labels={labels} />;
  if (body.status === 'ready' && product.status === 'ready') {
    return <body.value.PreviewBody product={product.value} />;
  }
  return (
    <>
      <ChunkStatus state={{ status: 'loading' }} labels={labels} />
      <BothLanguages message="product:loading" />
    </>
  );
}
