import { type ReactNode, useId, useState } from 'react';

import { enteredUnit, displayedValue } from '#app/shared/units/displayed-value.ts';
import { keepEntry } from '#app/shared/inquiry/keep-entry.ts';
import { nominalSizeNames } from '#facts/nominal-size.ts';
import { POINT_UNITS, spanIn, withSpan, writtenSpan } from '#app/shared/operating-point/point.ts';
import { useWhenReadable, wordsChunk } from '#app/shared/operating-point/words-chunk.ts';
import { enteredTemperatures, spanText } from '#app/shared/operating-point/point-text.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import type { UnitSystem } from '#facts/units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';

import { ConditionInput, PressureMenu } from './condition-input.tsx';
import styles from './facet.module.css';
import type { NumberFacet as Facet } from '#app/shared/fit/finder-data.ts';
import { type FinderQuery, pressureOf, readNumber, without } from '#app/shared/fit/finder-query.ts';
import { cx } from '#app/ui/cx.ts';
import { PRESSURE_KINDS } from './strip-conditions.ts';
import type { ChangeQuery } from './use-finder.ts';

export interface NumberFacetProps {
  facet: Facet;
  /** Unit of the value in SI; the field shows the visitor's. */
  unit: string;
  query: FinderQuery;
  change: ChangeQuery;
  help: string;
  label?: string;
  aside?: string | undefined;
  /** Takes the place of the unit: a menu of units. */
  menu?: ReactNode;
}

/** A number that the visitor types. Enter, or leaving the field, applies it; Escape takes back what was typed. */
export function NumberFacet({
  facet,
  unit,
  query,
  change,
  help,
  label: named,
  aside,
  menu,
}: NumberFacetProps) {
  const { t } = useLocale();
  const id = useId();
  const system = useUnits();
  const shownUnit = enteredUnit(unit, system);
  /**
   * What was typed since the value was shown, under the units of the time: 110 °C must never be read as 110 °F. Applied, it stands
   * until its value comes: whoever types on in the meantime would find his words mixed with the old ones.
   */
  const [draft, setDraft] = useState<{ words: string; system: UnitSystem; isApplied?: boolean }>();
  const [invalid, setInvalid] = useState(false);
  const value = query[facet];
  const asked = spanIn(query, facet);
  if (
    draft?.isApplied &&
    writtenSpan(readNumber(facet, draft.words, draft.system)) === writtenSpan(asked)
  )
    setDraft(undefined);
  const typed = draft?.system === system ? draft.words : undefined;
  const text =
    typed ??
    (asked === undefined
      ? ''
      : spanText(asked, (each) =>
          String(displayedValue(each, unit, system)).replace('-', '\u2212'),
        ));
  const label = named ?? t(`finder:facet.${facet}`);
  const message = menu
    ? t(wordsChunk.current?.isJis(text) ? 'strip:wrong.jis' : 'strip:wrong.pressure')
    : t(
        facet === 'size' || facet === 'temperature'
          ? `finder:invalid.${facet}`
          : 'finder:invalid.number',
        { unit: shownUnit, ...enteredTemperatures(system) },
      );
  const whenReadable = useWhenReadable();
  const apply = () => {
    if (typed !== undefined) whenReadable([typed], () => applyWords(typed));
  };
  const applyWords = (words: string) => {
    const read = readNumber(facet, words, system);
    // `PN 16` is a PN whatever kind is chosen.
    const other = read === undefined && menu ? pressureOf(words, facet, system) : undefined;
    const isWrong = words.trim() !== '' && read === undefined && other === undefined;
    setInvalid(isWrong);
    if (isWrong) {
      // Said at Enter, it is not said again when the field is left.
      if (!invalid) announce(menu ? message : `${label}: ${message}`);
      return;
    }
    setDraft((latest) => (latest?.words === words ? { ...latest, isApplied: true } : latest));
    keepEntry(facet, words, system);
    if (writtenSpan(read) === writtenSpan(asked) && other === undefined) return;
    change((latest) => {
      const rest = without(latest, facet);
      return read === undefined ? { ...rest, ...other } : withSpan(rest, facet, read);
    });
  };
  return (
    <ConditionInput
      id={id}
      label={label}
      aside={aside}
      unit={menu ?? shownUnit}
      value={text}
      data-controlled
      onChange={({ target }) => {
        setDraft({ words: target.value, system });
        setInvalid(false);
      }}
      onFocus={wordsChunk.preload}
      onBlur={apply}
      onKeyDown={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing) return;
        if (key === 'Enter') apply();
        if (key !== 'Escape') return;
        setDraft(undefined);
        setInvalid(false);
      }}
      inputMode={facet === 'size' || facet === 'temperature' ? 'text' : 'decimal'}
      aria-describedby={`${id}-unit ${id}-note`}
      {...(invalid && { 'aria-invalid': true })}
      note={
        <p
          id={`${id}-note`}
          className={
            invalid
              ? cx('error caption medium', styles.wrong)
              : cx('wide absolute hidden white outlined soft caption', styles.help)
          }
        >
          {invalid ? message : help}
          {!invalid && facet === 'size' && value !== undefined && ` ${nominalSizeNames(value)}.`}
        </p>
      }
    />
  );
}

/** The pressure, in the unit of its menu: bar, PN or class. */
export function PressureFacet({
  help,
  ...shared
}: Pick<NumberFacetProps, 'query' | 'change'> & {
  help: Readonly<Record<'pn' | 'ansi' | 'bar', string>>;
}) {
  const { t } = useLocale();
  const { query, change } = shared;
  const [chosen, choose] = useState<(typeof PRESSURE_KINDS)[number]>();
  const asked = PRESSURE_KINDS.find(({ facet }) => query[facet] !== undefined);
  const { facet, kind } = asked ?? chosen ?? PRESSURE_KINDS[1];
  return (
    <NumberFacet
      {...shared}
      facet={facet}
      unit={POINT_UNITS[facet]}
      label={t('strip:pressure')}
      help={help[facet]}
      menu={
        <PressureMenu
          value={kind}
          data-controlled
          bar={enteredUnit('bar', useUnits())}
          onChange={({ target }) => {
            const next = PRESSURE_KINDS.find((each) => each.kind === target.value);
            choose(next);
            const value = query[facet];
            // A class of 10 or a PN of 145.04 is none: the number stays only where it is one.
            if (next && value !== undefined)
              change((latest) => ({
                ...without(latest, facet),
                ...pressureOf(String(value), next.kind),
              }));
          }}
        />
      }
    />
  );
}
