import { useRef, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { MAX_QUESTIONS, notAsked, questionList } from '#app/shared/questions/question-list.ts';
import { useIsListed, withPointSizes } from '#app/shared/quote/point-sizes.ts';
import { MAX_QUOTE_ITEMS, notOn, quoteList } from '#app/shared/quote/quote-list.ts';

import styles from './receipt.module.css';
import { keepEmptied, type SentInquiry } from './sent-inquiries.ts';

/** Says that sending has emptied the quote list and the questions, and puts them back. */
export function ReceiptList({ sent }: { sent: SentInquiry }) {
  const { t } = useLocale();
  const { size: dn } = useOperatingPoint();
  const isListed = useIsListed();
  const [restored, setRestored] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const { id, emptied, emptiedQuestions } = sent;
  const isEmptied = emptied.length > 0 || emptiedQuestions.length > 0;

  const restore = () => {
    // What has been put on the lists since stays on them; what they have no room for can be put back later.
    const since = quoteList.get();
    const missing = notOn(since, emptied);
    const back = missing.slice(0, MAX_QUOTE_ITEMS - since.length);
    const list = [...back, ...since];
    // The operating point may have changed since it was sent.
    quoteList.set(dn !== undefined && isListed ? withPointSizes(list, dn, isListed) : list);

    const asked = questionList.get();
    const open = notAsked(asked, emptiedQuestions);
    const backOpen = open.slice(0, MAX_QUESTIONS - asked.length);
    questionList.set([...backOpen, ...asked]);

    keepEmptied(id, {
      emptied: missing.slice(back.length),
      emptiedQuestions: open.slice(backOpen.length),
    });
    setRestored(true);
    // The button that was pressed goes.
    said.current?.focus();
  };
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className={styles.restored}>
        {restored && t('inquiry:receipt.listRestored')}
      </p>
      {isEmptied && (
        <p className={styles.emptied}>
          <span>
            {t(
              emptied.length > 0
                ? 'inquiry:receipt.listEmptied'
                : 'inquiry:receipt.questionsEmptied',
            )}
          </span>
          <button type="button" className={styles.action} onClick={restore}>
            {t('inquiry:receipt.listBack')}
          </button>
        </p>
      )}
    </>
  );
}
