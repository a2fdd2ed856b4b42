import { Measured } from '#app/shared/units/measured.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { reasonText } from '#app/shared/fit/condition-labels.ts';
import type { MatchedItem } from '#app/shared/fit/match-item.ts';
import styles from './result-table.module.css';

/** How a product matches the conditions, and why; "ask us" leads to the inquiry with both. */
export function MatchResult({
  matched: { item, outcome, reasons },
  sleeve,
  duty,
}: {
  matched: MatchedItem;
  /** Address of its sleeve guide, if it has one. */
  sleeve: string | undefined;
  /** What was asked for besides the operating point, in words. */
  duty: string;
}) {
  const { t } = useLocale();
  const texts = reasons.map((reason) => reasonText(reason, t));
  const words = texts.join(' · ');
  const [first = '', ...rest] = texts;
  const reason = words !== '' && (
    <span className={styles.reason}>
      <Measured running text={first} />
      {rest.length > 0 && (
        <>
          {/* Where a row has room for one line, a number stands for the others; they are read out all the same. */}
          <span className={styles.rest}>
            {' · '}
            <Measured running text={rest.join(' · ')} />
          </span>
          <span aria-hidden="true" className={styles.count}>
            {' '}
            {t('finder:reasonsMore', { count: rest.length })}
          </span>
        </>
      )}
    </span>
  );
  if (outcome === 'no') return reason;
  if (outcome === 'fits')
    return (
      <>
        <Badge kind="success">{t('finder:fits')}</Badge>
        {reason}
      </>
    );
  const guide = reasons.some(({ id }) => id === 'temperatureSleeve') ? sleeve : undefined;
  return (
    <>
      <LocalizedLink
        to="/contact"
        state={{
          productCode: item.code,
          productName: item.name,
          category: item.category,
          note: [duty, words].filter((part) => part !== '').join(' · '),
        }}
      >
        <span aria-hidden="true" className={styles.ask}>
          <Badge kind="warning">{t('finder:ask')}</Badge>
        </span>
        <VisuallyHidden>{t('finder:askAbout', { code: item.code })}</VisuallyHidden>
      </LocalizedLink>
      {reason}
      {guide !== undefined && (
        <span className={cx(styles.reason, styles.guide)}>
          <TextLink as={LocalizedLink} to={guide}>
            {t('finder:sleeve.title')}
          </TextLink>
        </span>
      )}
    </>
  );
}
