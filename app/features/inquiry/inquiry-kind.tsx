import { useId } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { INQUIRY_KINDS, type InquiryKind } from '#app/shared/inquiry/inquiry-text.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './inquiry-page.module.css';

/** What the inquiry is about. It goes out with the text, so it needs scripts. */
export function KindChoice({
  kind,
  onChange,
}: {
  kind: InquiryKind;
  onChange: (kind: InquiryKind) => void;
}) {
  const { t } = useLocale();
  const name = useId();
  return (
    <fieldset className={cx('scripted flex wrap pills', styles.kind)}>
      <legend className="soft dense">{t('inquiry:kindQuestion')}</legend>
      {INQUIRY_KINDS.map((each) => (
        <label key={each} className="centred grow dense">
          <input type="radio" name={name} checked={each === kind} onChange={() => onChange(each)} />
          {t(`inquiry:kind.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
