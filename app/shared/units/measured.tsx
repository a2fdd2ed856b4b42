import type { ReactNode } from 'react';

import { useUnits } from './unit-choice.ts';
import { imperialText, isPartlyMeasured } from './units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
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
  running = false,
  sourceMark,
}: {
  text: string;
  /** A sentence: its values stay as stated, each with its conversion behind it. */
  running?: boolean | undefined;
  /** Drawn directly behind the value, inside the room that is kept for the larger one. */
  sourceMark?: ReactNode;
}) {
  const { t } = useLocale();
  const units = useUnits();
  const imperial = imperialText(text);
  if (imperial === undefined)
    return (
      <>
        <NoBreakText text={text} />
        {sourceMark}
      </>
    );
  const mark = t('units:converted');
  // Numbers without a unit stand between the values: each value keeps its stated form, with the conversion behind it.
  const partly = isPartlyMeasured(text);
  const marked = running || partly ? (imperialText(text, mark) ?? text) : text;
  if (running)
    return (
      <>
        <NoBreakText text={units === 'imperial' ? marked : text} />
        {sourceMark}
      </>
    );
  const source = sourceMark && <span className={styles.source}>{sourceMark}</span>;
  const className = source ? `${styles.measured} ${styles.sourced}` : styles.measured;
  const converted = partly ? marked : `${imperial} ${mark}`;
  return units === 'imperial' ? (
    <span className={className} data-other={noBreak(text)}>
      <span>
        {partly ? (
          <NoBreakText text={marked} />
        ) : (
          <>
            <NoBreakText text={imperial} /> <small className={styles.mark}>{mark}</small>
          </>
        )}
        {source}
        {!partly && <VisuallyHidden> ({t('units:stated', { text })})</VisuallyHidden>}
      </span>
    </span>
  ) : (
    <span className={className} data-other={noBreak(converted)}>
      <span>
        <NoBreakText text={text} />
        {source}
      </span>
    </span>
  );
}
