import { useId, useState } from 'react';

import { keepEntry } from '#app/shared/inquiry/keep-entry.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { POINT_UNITS, type PointFacet } from '#app/shared/operating-point/point.ts';
import {
  enteredTemperatures,
  headingOf,
  spanText,
} from '#app/shared/operating-point/point-text.ts';
import { namedPressure, readPointValue } from '#app/shared/operating-point/point-words.ts';
import { displayedValue, enteredUnit } from '#app/shared/units/displayed-value.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import type { Span } from '#facts/result.ts';
import { useBackCloses } from '#app/ui/back-closes.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './point-bar.module.css';

/** The visitor has just pressed the value to change it. One function for all renderings: a later one does not take the focus again. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });

/** One value's own field in the bar: Enter applies it, Escape and Back leave it as it was, an empty field takes the condition out. */
export function PointField({
  facet,
  value,
  onApply,
  onLeave,
}: {
  facet: PointFacet;
  value: Span | undefined;
  /** @param read the facet that was entered: of a pressure perhaps another kind */
  onApply: (value: Span | undefined, read: PointFacet) => void;
  onLeave: () => void;
}) {
  const { t } = useLocale();
  const id = useId();
  // Those that it was opened under: 145 psi must not become 145 bar where the units are changed meanwhile.
  const shownUnits = useUnits();
  const [system] = useState(shownUnits);
  const unit = enteredUnit(POINT_UNITS[facet], system);
  const [text, setText] = useState(() => valueText(facet, value, system));
  const [wrong, setWrong] = useState(false);
  useBackCloses(true, onLeave);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from whichever of its controls has the focus
    <form
      className={cx('flex-row grow gap8 caption quiet white', styles.field)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onLeave();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const kind = (headingOf(facet) === 'pressure' && namedPressure(text)) || facet;
        const next = readField(kind, text, kind === facet ? value : undefined, system);
        if (next === undefined && text.trim() !== '') {
          setWrong(true);
          return;
        }
        onApply(next, kind);
      }}
    >
      <label htmlFor={id}>{t(`point:facet.${headingOf(facet)}`)}</label>
      <input
        id={id}
        type="text"
        ref={takeFocus}
        onFocus={({ currentTarget }) => currentTarget.select()}
        value={text}
        inputMode={facet === 'size' || facet === 'temperature' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={24}
        className={cx('body strong dark-ink white outlined rounded', styles.input)}
        aria-describedby={`${id}-unit ${id}-wrong`}
        aria-invalid={wrong || undefined}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
      />
      <span id={`${id}-unit`}>{unit}</span>
      <button type="submit" className={cx('dense strong inked rounded', styles.apply)}>
        {t('point:apply')}
      </button>
      <span id={`${id}-wrong`} role="status" className={cx('error medium', styles.wrong)}>
        {wrong && t(`point:wrong.${invalidOf(facet)}`, { unit, ...enteredTemperatures(system) })}
      </span>
      <button type="button" className={cx('soft underlined', styles.leave)} onClick={onLeave}>
        {t('point:cancel')}
      </button>
    </form>
  );
}

/** A value as its field shows it, in the visitor's units. */
export const valueText = (
  facet: PointFacet,
  value: Span | undefined,
  system: ReturnType<typeof useUnits>,
): string =>
  value === undefined
    ? ''
    : spanText(value, (each) =>
        String(displayedValue(each, POINT_UNITS[facet], system)),
      ).replaceAll('-', '\u2212');

/**
 * What a field's words mean, kept as they were entered. Words that nobody has touched mean the value that they show, which may be
 * rounded.
 */
export function readField(
  facet: PointFacet,
  text: string,
  value: Span | undefined,
  system: ReturnType<typeof useUnits>,
): Span | undefined {
  if (text === valueText(facet, value, system)) return value;
  keepEntry(facet, text, system);
  return readPointValue(facet, text, system);
}

/** Which message says what a facet takes. */
export const invalidOf = (facet: PointFacet): 'size' | 'temperature' | 'number' =>
  facet === 'size' || facet === 'temperature' ? facet : 'number';
