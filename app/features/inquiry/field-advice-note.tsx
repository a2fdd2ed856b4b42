import { useLocale } from '#app/i18n/use-locale.ts';

import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import type { FieldAdvice } from './field-advice.ts';
import styles from './field-advice-note.module.css';

/** A second look at a field, said politely below it: a warning that stops nobody. */
export function FieldAdviceNote({
  advice,
  onTake,
}: {
  advice: FieldAdvice | undefined;
  /** The visitor takes the suggestion. */
  onTake: (text: string) => void;
}) {
  const { t } = useLocale();
  return (
    <p role="status" className={cx('dense medium anywhere warning leading', styles.advice)}>
      {advice?.kind === 'telephone' && t('inquiry:adviceTelephone')}
      {advice?.kind === 'domain' && t('inquiry:adviceDomain')}
      {advice?.kind === 'address' && (
        <>
          {t('inquiry:adviceAddress')}{' '}
          <TextLink as="button" onClick={() => onTake(advice.suggestion)}>
            {t('inquiry:adviceTake', { address: advice.suggestion })}
          </TextLink>
        </>
      )}
    </p>
  );
}
