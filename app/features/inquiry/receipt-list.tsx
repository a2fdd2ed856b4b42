import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { MAX_QUOTE_ITEMS, notOn, quoteList } from '#app/shared/quote/quote-list.ts';

import styles from './receipt.module.css';
import { keepEmptied, type SentInquiry } from './sent-inquiries.ts';

/** Says that sending has emptied the quote list, and puts it back. */
export function ReceiptList({ sent }: { sent: SentInquiry }) {
  const { t } = useLocale();
  const [restored, setRestored] = useState(false);
  if (sent.emptied.length === 0)
    return <p role="status">{restored && t('inquiry:receipt.listRestored')}</p>;

  const restore = () => {
    // What has been put on the list since stays on it; what it has no room for can be put back later.
    const since = quoteList.get();
    const room = MAX_QUOTE_ITEMS - since.length;
    const missing = notOn(since, sent.emptied);
    quoteList.set([...missing.slice(0, room), ...since]);
    keepEmptied(sent.id, missing.slice(room));
    setRestored(true);
  };
  return (
    <p className={styles.emptied}>
      <span>{t('inquiry:receipt.listEmptied')}</span>
      <button type="button" className={styles.action} onClick={restore}>
        {t('inquiry:receipt.listBack')}
      </button>
    </p>
  );
}
