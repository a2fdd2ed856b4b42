import { useRef } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { RemovalNote, useRemoval } from '#app/shared/removal/removal-note.tsx';
import { useStoredList } from '#app/shared/stored-list/stored-list.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { receiptHref, SENT_LIST_ID } from '#app/shared/inquiry/receipt-address.ts';
import { seoulTime } from './receipt-text.ts';
import { removeAllSent, sentInquiries } from '#app/shared/inquiry/sent-inquiries.ts';

/** What this device has sent: a line each, leading to its receipt. */
export function SentList() {
  const { t } = useLocale();
  const sent = useStoredList(sentInquiries);
  const place = useRef<HTMLDivElement>(null);
  const { removal, onRemoved, onUndone } = useRemoval(place);
  return (
    <div ref={place} tabIndex={-1}>
      <RemovalNote removal={removal} onUndone={onUndone} />
      {sent.length > 0 && (
        <section id={SENT_LIST_ID} className="stack gap8 dense top24">
          <h2 className="body">{t('inquiry:receipt.sentTitle')}</h2>
          <ul className="edges ruled" aria-label={t('inquiry:receipt.sentTitle')}>
            {sent.map(({ id, sentAt }) => (
              <li key={id} className="flex-row wrap between target">
                <TextLink as={LocalizedLink} to={receiptHref(id)}>
                  {id}
                </TextLink>
                <span className="quiet">{seoulTime(sentAt)}</span>
              </li>
            ))}
          </ul>
          <p className="quiet">
            {t('inquiry:receipt.sentText')}{' '}
            <TextLink
              as="button"
              onClick={() => {
                const undo = removeAllSent();
                onRemoved({ say: (words) => words('inquiry:receipt.sentRemoved'), undo });
              }}
            >
              {t('inquiry:receipt.sentRemoveAll')}
            </TextLink>
          </p>
        </section>
      )}
    </div>
  );
}
