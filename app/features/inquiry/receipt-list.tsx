import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { MAX_QUOTE_ITEMS, notOn, quoteList } from '#app/shared/quote/quote-list.ts';

import styles from './receipt.module.css';
import { listIsBack, type SentInquiry } from './sent-inquiries.ts';

/** Says that sending has emptied the quote list, and puts it back. */
export function ReceiptList({ sent }: { sent: SentInquiry }) {
  const { t } = useLocale();
  const [restored, setRestored] = useState(false);
  if (sent.emptied.length === 0)
    return <p role="status">{restored && t('inquiry:receipt.listRestored')}</p>;

  const restore = () => {
    // What has been put on the list since stays on it, and goes before where it would be too long.
    const since = quoteList.get();
    const room = MAX_QUOTE_ITEMS - since.length;
    quoteList.set([...notOn(since, sent.emptied).slice(0, room), ...since]);
    listIsBack(sent.id);
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
