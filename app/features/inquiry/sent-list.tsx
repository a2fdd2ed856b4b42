import { useState } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useStoredList } from '#app/shared/stored-list/stored-list.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { receiptHref, SENT_LIST_ID } from './receipt-address.ts';
import { seoulTime } from './receipt-text.ts';
import { sentInquiries } from './sent-inquiries.ts';
import styles from './sent-list.module.css';

/** What this device has sent: a line each, leading to its receipt. */
export function SentList() {
  const { t } = useLocale();
  const sent = useStoredList(sentInquiries);
  const [removed, setRemoved] = useState(false);
  if (sent.length === 0) return <p role="status">{removed && t('inquiry:receipt.sentRemoved')}</p>;
  return (
    <section id={SENT_LIST_ID} className={styles.sent}>
      <h2>{t('inquiry:receipt.sentTitle')}</h2>
      <ul aria-label={t('inquiry:receipt.sentTitle')}>
        {sent.map(({ id, sentAt }) => (
          <li key={id}>
            <TextLink as={LocalizedLink} to={receiptHref(id)}>
              {id}
            </TextLink>
            <span>{seoulTime(sentAt)}</span>
          </li>
        ))}
      </ul>
      <p>
        {t('inquiry:receipt.sentText')}{' '}
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            sentInquiries.set([]);
            setRemoved(true);
          }}
        >
          {t('inquiry:receipt.sentRemoveAll')}
        </button>
      </p>
    </section>
  );
}
