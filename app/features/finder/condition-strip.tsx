import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from '#app/router/router-provider.tsx';

import { LanguageField } from '#app/i18n/language-field.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { prefetchPageData } from '#app/shared/page/load-data.ts';
import { releaseForm } from '#app/prelude/form-submit.ts';
import { onceHydrated } from '#app/prelude/hydration.tsx';
import { PRESSURE, PRESSURE_KIND } from '#app/shared/fit/finder-query.ts';
import { keepPoint } from '#app/shared/operating-point/kept-point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';

import styles from './condition-strip.module.css';
import {
  entered,
  FIELDS,
  FIRST_KIND,
  keepEntries,
  PRESSURE_KINDS,
  type PressureKind,
  unreadIn,
} from './strip-conditions.ts';
import { TO_RESULTS } from './to-results.ts';

/**
 * The four conditions asked for most, on the home page: a plain form that leads to the finder, with or without scripts. What the
 * device keeps stands in it, so that one more condition does not take the others away; what is being typed is left alone.
 */
export function ConditionStrip() {
  const { t, href } = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const kept = useOperatingPoint();
  const form = useRef<HTMLFormElement>(null);
  // With the conditions that the device keeps, which the document does not hold.
  useEffect(() => onceHydrated(() => form.current && releaseForm(form.current)), []);
  const pressure = PRESSURE_KINDS.find(({ facet }) => kept[facet] !== undefined);
  /** Fields whose words are no value, with what is wrong. */
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const inputProps = (name: string, value: number | undefined) => ({
    type: 'text',
    id: `${id}-${name}`,
    name,
    className: styles.input,
    autoComplete: 'off',
    maxLength: 24,
    defaultValue: value === undefined ? '' : String(value),
    onFocus: () => prefetchPageData(href('/products')),
    onInput: () =>
      setWrong((before) => {
        const { [name]: _, ...others } = before;
        return others;
      }),
    ...(wrong[name] !== undefined && { 'aria-invalid': true }),
  });
  const [size, ...others] = FIELDS.map(({ facet, name, unit }) => (
    <div key={name}>
      <label htmlFor={`${id}-${name}`} className={styles.label}>
        {t(`home:conditions.${facet}`)}
      </label>
      <div className={styles.control}>
        <input
          {...inputProps(name, kept[facet])}
          inputMode={facet === 'torque' ? 'decimal' : 'text'}
          aria-describedby={`${id}-${name}-unit ${id}-wrong`}
        />
        <span id={`${id}-${name}-unit`} className={styles.unit}>
          {unit}
        </span>
      </div>
    </div>
  ));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const unread = unreadIn(sent).map(({ name, message }): [string, string] => [name, t(message)]);
    setWrong(Object.fromEntries(unread));
    const [first] = unread;
    if (first) {
      // The messages have moved the fields by then.
      requestAnimationFrame(() =>
        sent.querySelector<HTMLInputElement>(`[name=${first[0]}]`)?.focus(),
      );
      return;
    }
    const { search, point } = entered(sent, kept, pressure?.facet);
    keepPoint(point);
    keepEntries(sent);
    void navigate(href(`/products${search}#finder`), { state: TO_RESULTS });
  };
  return (
    <section aria-labelledby={`${id}-title`} className={styles.strip}>
      <Container>
        <form
          ref={form}
          method="get"
          action="/products#finder"
          className={styles.form}
          data-hydrated-submit
          onSubmit={submit}
        >
          <LanguageField />
          {/* Above the fields: the one that takes the focus may stand at the foot of the window. */}
          <div id={`${id}-wrong`} role="alert" className={styles.wrong}>
            {Object.entries(wrong).map(([name, message]) => (
              <p key={name}>{message}</p>
            ))}
          </div>
          <h2 id={`${id}-title`} className={styles.title}>
            {t('home:conditions.title')}
          </h2>
          {size}
          <div>
            <label htmlFor={`${id}-${PRESSURE}`} className={styles.label}>
              {t('home:conditions.pressure')}
            </label>
            <div className={styles.control}>
              <input
                {...inputProps(PRESSURE, pressure && kept[pressure.facet])}
                inputMode="text"
                aria-describedby={`${id}-wrong`}
              />
              <PressureKindSelect kept={pressure?.kind} />
            </div>
          </div>
          {others}
          <Button type="submit" variant="solid" arrow className={styles.submit}>
            {t('home:conditions.find')}
          </Button>
          <p className={styles.withoutScripts}>{t('home:conditions.withoutScripts')}</p>
        </form>
      </Container>
    </section>
  );
}

/** The kind of the pressure: that of the one kept, until the visitor chooses another or types a pressure. */
function PressureKindSelect({ kept = FIRST_KIND }: { kept: PressureKind | undefined }) {
  const { t } = useLocale();
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
  return (
    <select
      ref={select}
      name={PRESSURE_KIND}
      defaultValue={kept}
      aria-label={t('home:conditions.pressureKind')}
      className={styles.kind}
    >
      <option value="bar">bar</option>
      <option value="pn">PN</option>
      <option value="class">{t('home:conditions.classKind')}</option>
    </select>
  );
}
