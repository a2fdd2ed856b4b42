import { useUnits } from './unit-choice.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './measured.module.css';
import { noBreak } from '#app/shared/text/no-break.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';

/**
 * A stated value, or where the visitor wants imperial units its conversion, marked as one. Both take the room of the larger,
 * so that nothing moves when the choice is made, or found on the device; the hidden one breaks where it would if shown.
 */
export function Measured({
  text,
  imperial,
  running = false,
}: {
  text: string;
  /** The value printed in imperial units; without it nothing in the text is converted. */
  imperial?: string | undefined;
  /** A sentence: its values stay as stated, each with its conversion behind it. */
  running?: boolean | undefined;
}) {
  const { t } = useLocale();
  const units = useUnits();
  if (imperial === undefined) return <NoBreakText text={text} />;
  const mark = t('units:converted');
  if (running)
    return <NoBreakText text={units === 'imperial' ? `${text} (${imperial} ${mark})` : text} />;
  return units === 'imperial' ? (
    <span className={cx('measured relative anywhere', styles.measured)} data-other={noBreak(text)}>
      <span>
        <NoBreakText text={imperial} /> <small className={cx('quiet', styles.mark)}>{mark}</small>
        <VisuallyHidden> ({t('units:stated', { text })})</VisuallyHidden>
      </span>
    </span>
  ) : (
    <span
      className={cx('measured relative anywhere', styles.measured)}
      data-other={noBreak(`${imperial} ${mark}`)}
    >
      <span>
        <NoBreakText text={text} />
      </span>
    </span>
  );
}
