import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from '#app/router/router-provider.tsx';

import { LanguageField } from '#app/i18n/language-field.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { prefetchPageData } from '#app/shared/page/load-data.ts';
import { formSearch } from '#app/shared/address/form-search.ts';
import { whenReadable, wordsChunk } from '#app/shared/operating-point/words-chunk.ts';
import { releaseForm } from '#app/prelude/form-submit.ts';
import { textsIn } from '#app/shared/fit/finder-query.ts';
import { PRESSURE, PRESSURE_KIND } from '#app/shared/operating-point/point.ts';
import { POINT_UNITS } from '#app/shared/operating-point/point.ts';
import {
  keepPoint,
  latestPoint,
  useOperatingPoint,
} from '#app/shared/operating-point/use-operating-point.ts';
import { displayedValue, enteredUnit } from '#app/shared/units/displayed-value.ts';
import { searchWithUnits, unitsFromSearch, useUnits } from '#app/shared/units/unit-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';

import styles from './condition-form.module.css';
import { ConditionInput, PressureMenu } from './condition-input.tsx';
import {
  entered,
  FIELDS,
  FIRST_KIND,
  keepEntries,
  PRESSURE_KINDS,
  type PressureKind,
  unreadIn,
} from './strip-conditions.ts';

/**
 * The four conditions asked for most: a plain form that leads to the finder's results, with or without scripts. What the
 * device keeps stands in it, so that one more condition does not take the others away; what is being typed is left alone.
 */
export function ConditionForm({
  framed = false,
  onSent,
}: {
  framed?: boolean;
  onSent?: () => void;
}) {
  const { t, href } = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const kept = useOperatingPoint();
  const system = useUnits();
  const form = useRef<HTMLFormElement>(null);
  // At once: where the address has conditions, the results take the form's place.
  useEffect(() => {
    if (form.current) releaseForm(form.current);
  }, []);
  const pressure = PRESSURE_KINDS.find(({ facet }) => kept[facet] !== undefined);
  /** Fields whose words are no value, with what is wrong. */
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const inputProps = (name: string, unit: string, value: number | undefined) => ({
    id: `${id}-${name}`,
    // Words typed under other units are not read under these.
    key: `${name} ${system}`,
    name,
    defaultValue: value === undefined ? '' : String(displayedValue(value, unit, system)),
    onFocus: () => {
      prefetchPageData(href('/products'));
      wordsChunk.preload();
    },
    onInput: () =>
      setWrong((before) => {
        const { [name]: _, ...others } = before;
        return others;
      }),
    'aria-describedby': `${id}-${name}-unit ${id}-wrong`,
    ...(wrong[name] !== undefined && { 'aria-invalid': true }),
  });
  const [size, ...others] = FIELDS.map(({ facet, name, unit }) => {
    const { key, ...input } = inputProps(name, unit, kept[facet]);
    return (
      <ConditionInput
        key={key}
        {...input}
        label={t(`strip:${facet}`)}
        aside={facet === 'torque' ? t('strip:forActuators') : undefined}
        unit={enteredUnit(unit, system)}
        inputMode={facet === 'torque' ? 'decimal' : 'text'}
      />
    );
  });
  const { key, ...pressureInput } = inputProps(
    PRESSURE,
    POINT_UNITS[pressure?.facet ?? 'bar'],
    pressure && kept[pressure.facet],
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    whenReadable(textsIn(formSearch(sent)), () => send(sent));
  };
  const send = (sent: HTMLFormElement) => {
    const unread = unreadIn(sent, system).map(({ name, message }): [string, string] => [
      name,
      t(message),
    ]);
    setWrong(Object.fromEntries(unread));
    const [first] = unread;
    if (first) {
      // The messages have moved the fields by then.
      requestAnimationFrame(() =>
        sent.querySelector<HTMLInputElement>(`[name=${first[0]}]`)?.focus(),
      );
      return;
    }
    const { search, point } = entered(sent, latestPoint(), pressure?.facet, system);
    keepPoint(point);
    keepEntries(sent, system);
    onSent?.();
    // Units that the address says stay in it, also before they are shown.
    const units = unitsFromSearch(location.search);
    const query = units ? searchWithUnits(search, units) : search;
    void navigate(href(`/products${query}#finder`));
  };
  return (
    <form
      ref={form}
      method="get"
      action="/products#finder"
      className={cx('grid gap12', styles.form, framed && cx('frame screenOnly', styles.framed))}
      data-hydrated-submit
      onSubmit={submit}
    >
      <LanguageField />
      {/* Above the fields: the one that takes the focus may stand at the foot of the window. */}
      <div id={`${id}-wrong`} role="alert" className={cx('dense medium error', styles.wrong)}>
        {Object.entries(wrong).map(([name, message]) => (
          <p key={name}>{message}</p>
        ))}
      </div>
      {size}
      <ConditionInput
        key={key}
        {...pressureInput}
        // Its unit is a menu with a name of its own.
        aria-describedby={`${id}-wrong`}
        label={t('strip:pressure')}
        inputMode="text"
        unit={<KeptPressureMenu kept={pressure?.kind} bar={enteredUnit('bar', system)} />}
      />
      {others}
      <Button type="submit" variant={framed ? 'solid' : 'outline'} className={styles.submit}>
        {t('strip:find')}
      </Button>
      <noscript>
        <p className="dense">{t('strip:withoutScripts')}</p>
      </noscript>
    </form>
  );
}

/** The kind of the pressure: that of the one kept, until the visitor chooses another or types a pressure. */
function KeptPressureMenu({
  kept = FIRST_KIND,
  bar,
}: {
  kept: PressureKind | undefined;
  bar: string;
}) {
  // React takes a new default of a list only where the element is new.
  const select = useRef<HTMLSelectElement>(null);
  const given = useRef<string>(kept);
  useEffect(() => {
    const field = select.current;
    const text = field?.form?.elements.namedItem(PRESSURE);
    const isTyped = text instanceof HTMLInputElement && text.value !== text.defaultValue;
    if (!field || isTyped || field.value !== given.current) return;
    field.value = kept;
    given.current = kept;
  }, [kept]);
  return <PressureMenu ref={select} name={PRESSURE_KIND} defaultValue={kept} bar={bar} />;
}
