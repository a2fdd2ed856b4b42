import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { latestAddress } from '#app/shared/address/change-query.ts';
import { enteredUnit, displayedValue } from '#app/shared/units/parse-measurement.ts';
import { keepEntry } from '#app/shared/inquiry/keep-entry.ts';
import { nominalSizeNames } from '#app/shared/operating-point/nominal-size.ts';
import { enteredTemperatures } from '#app/shared/operating-point/point-text.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import type { UnitSystem } from '#app/shared/units/units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { afterPress } from '#app/ui/after-press.ts';
import { announce } from '#app/ui/announce.ts';
import { cx } from '#app/ui/cx.ts';
import { TextInput } from '#app/ui/field.tsx';

import { FacetHelp } from './facet-help.tsx';
import styles from './facet.module.css';
import type { NumberFacet as Facet } from '#app/shared/fit/finder-data.ts';
import {
  type FinderQuery,
  parameterOf,
  pressureOf,
  readNumber,
  without,
} from '#app/shared/fit/finder-query.ts';
import type { ChangeQuery } from './use-finder.ts';

export interface NumberFacetProps {
  facet: Facet;
  /** Unit of the value in SI; the field shows the visitor's. */
  unit: string;
  query: FinderQuery;
  change: ChangeQuery;
  help: string;
  /** What stands under the control, such as where else to go. */
  children?: ReactNode;
}

/** What has been typed. */
interface Draft {
  words: string;
  /** Units that it was typed under: 110 °C must never be read as 110 °F. */
  system: UnitSystem;
  /** What the address has been asked to hold for it, `null` for nothing; undefined for the moment until it is asked. */
  asked?: string | null;
}

/** What the address that was last asked for says of a number; the page may still show an earlier address. */
const lastAsked = (facet: Facet): string | null =>
  new URLSearchParams(latestAddress().search).get(parameterOf(facet));

/**
 * A number that the visitor types. What is typed counts at once where it is a value; the words stay as typed, since
 * `6 in` and `150A` are as good as 150.
 */
export function NumberFacet({ facet, unit, query, change, help, children }: NumberFacetProps) {
  const { t } = useLocale();
  const id = useId();
  const system = useUnits();
  const shownUnit = enteredUnit(unit, system);
  const [typed, setDraft] = useState<Draft>();
  const draft = typed?.system === system ? typed : undefined;
  const [left, setLeft] = useState(true);
  // Letters of one word are one step back.
  const typing = useRef(false);
  const value = query[facet];
  const read = draft && readNumber(facet, draft.words, system);
  // The words stand for the value, or will once the address that was asked for is shown.
  const stands =
    draft && (read === value || draft.asked === undefined || draft.asked === lastAsked(facet));
  const text = stands
    ? draft.words
    : value === undefined
      ? ''
      : String(displayedValue(value, unit, system)).replace('-', '\u2212');
  // Words that were refused do not come back when the value that replaced them is taken out.
  const isReplaced = draft !== undefined && !stands && read === undefined;
  useEffect(() => {
    if (isReplaced) setDraft((latest) => (latest === draft ? undefined : latest));
  }, [isReplaced, draft]);
  const invalid = text.trim() !== '' && value === undefined && left;
  const message = t(
    facet === 'size' || facet === 'temperature'
      ? `finder:invalid.${facet}`
      : 'finder:invalid.number',
    { unit: shownUnit, ...enteredTemperatures(system) },
  );
  const label = t(`finder:facet.${facet}`);

  const type = (words: string) => {
    const next = readNumber(facet, words, system);
    setLeft(false);
    keepEntry(facet, words, system);
    // While somebody types, the address may be one letter behind.
    if (next === value && !typing.current) {
      setDraft({ words, system, asked: lastAsked(facet) });
      return;
    }
    const step = !typing.current;
    typing.current = true;
    const typedNow: Draft = { words, system };
    setDraft(typedNow);
    // Show the typed letter first; the results are rendered in a transition.
    afterPress(() => {
      change(
        (asked) => (next === undefined ? without(asked, facet) : { ...asked, [facet]: next }),
        { step },
      );
      setDraft((latest) =>
        latest === typedNow ? { ...typedNow, asked: lastAsked(facet) } : latest,
      );
    });
  };

  /**
   * The words are left as they are: says once that they are no value. A pressure of another kind becomes that condition.
   *
   * @returns whether there is nothing to mend
   */
  const leave = (words: string): boolean => {
    setLeft(true);
    if (words.trim() === '' || readNumber(facet, words, system) !== undefined) return true;
    const named = facet === 'bar' && pressureOf(words, null);
    if (named) {
      change((asked) => ({ ...asked, ...named }));
      setDraft(undefined);
      return true;
    }
    if (!left) announce(`${label}: ${message}`);
    return false;
  };

  return (
    <div className={styles.facet}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FacetHelp label={label} text={help} />
      <div className={styles.withUnit}>
        <TextInput
          id={id}
          name={parameterOf(facet)}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            typing.current = false;
            setLeft(false);
          }}
          onBlur={({ target }) => leave(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Enter leads to the results, which do not use a value that could not be read.
            if (!leave(event.currentTarget.value)) event.preventDefault();
          }}
          inputMode={facet === 'size' || facet === 'temperature' ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={24}
          placeholder={facet === 'size' ? t('finder:sizePlaceholder') : undefined}
          className={cx(styles.input)}
          aria-describedby={`${id}-unit ${id}-note`}
          {...(invalid && { 'aria-invalid': true })}
        />
        <span id={`${id}-unit`} className={styles.unit}>
          {shownUnit}
        </span>
      </div>
      <div>
        <p id={`${id}-note`} className={cx(styles.note, invalid && styles.wrong)}>
          {invalid && message}
          {facet === 'size' && value !== undefined && nominalSizeNames(value)}
        </p>
        {children}
      </div>
    </div>
  );
}
