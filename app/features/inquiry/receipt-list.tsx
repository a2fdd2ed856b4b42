import { useRef, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { isThere } from '#app/shared/quote/entries.ts';
import { dispatch } from '#app/shared/quote/quote-list.ts';

import { TextLink } from '#app/ui/text-link.tsx';

import styles from './receipt.module.css';
import { keepEmptied, type SentInquiry } from '#app/shared/inquiry/sent-inquiries.ts';

/** Says that sending has emptied the quote list and the questions, and puts them back. */
export function ReceiptList({ sent }: { sent: SentInquiry }) {
  const { t } = useLocale();
  const [restored, setRestored] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const { id, emptied } = sent;

  const restore = () => {
    const { size: dn = null } = latestPoint();
    const { entries } = dispatch({ type: 'add', entries: emptied, dn });
    // What there is no room for can be put back later.
    keepEmptied(
      id,
      emptied.filter((entry) => !isThere(entries, entry, dn)),
    );
    setRestored(true);
    // The button that was pressed goes.
    said.current?.focus();
  };
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className={styles.restored}>
        {restored && t('inquiry:receipt.listRestored')}
      </p>
      {emptied.length > 0 && (
        <TextLink as="button" type="button" onClick={restore}>
          {t('inquiry:receipt.listBack')}
        </TextLink>
      )}
    </>
  );
}
