import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from '#app/router/router-provider.tsx';

import { formSearch } from '#app/shared/address/form-search.ts';
import { LanguageField } from '#app/i18n/language-field.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { prefetchPageData } from '#app/shared/page/load-data.ts';
import {
  parameterOf,
  PRESSURE,
  PRESSURE_KIND,
  pressureOf,
  readNumber,
} from '#app/shared/fit/finder-query.ts';
import { keepEntry } from '#app/shared/inquiry/keep-entry.ts';
import { keepPoint } from '#app/shared/operating-point/kept-point.ts';
import {
  type OperatingPoint,
  pointOf,
  searchWithPoint,
} from '#app/shared/operating-point/point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';

import styles from './condition-strip.module.css';
import { TO_RESULTS } from './to-results.ts';

/** Names of the fields are the finder's parameters (`finder-query.ts`); the pressure brings its kind along. */
const FIELDS = [
  { facet: 'size', name: 'dn', unit: 'DN' },
  { facet: 'temperature', name: 'temp', unit: '°C' },
  { facet: 'torque', name: 'torque', unit: 'Nm' },
] as const;

/** Kinds of pressure by their facets; the strip has one field for all, and shows the first of them that is kept. */
const PRESSURE_KINDS = [
  { facet: 'pn', kind: 'pn' },
  { facet: 'bar', kind: 'bar' },
  { facet: 'ansi', kind: 'class' },
] as const;

type PressureFacet = (typeof PRESSURE_KINDS)[number]['facet'];
type PressureKind = (typeof PRESSURE_KINDS)[number]['kind'];

/** The kind that the document shows. */
const FIRST_KIND: PressureKind = 'bar';

/**
 * The four conditions asked for most, on the home page: a plain form that leads to the finder, with or without scripts. What the
 * device keeps stands in it, so that one more condition does not take the others away; what is being typed is left alone.
 */
export function ConditionStrip() {
  const { t, href } = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const kept = useOperatingPoint();
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
    const form = event.currentTarget;
    const unread = unreadIn(form).map(({ name, message }): [string, string] => [name, t(message)]);
    setWrong(Object.fromEntries(unread));
    const [first] = unread;
    if (first) {
      // The messages have moved the fields by then.
      requestAnimationFrame(() =>
        form.querySelector<HTMLInputElement>(`[name=${first[0]}]`)?.focus(),
      );
      return;
    }
    const { search, point } = entered(form, kept, pressure?.facet);
    keepPoint(point);
    keepEntries(form);
    void navigate(href(`/products${search}#finder`), { state: TO_RESULTS });
  };
  return (
    <section aria-labelledby={`${id}-title`} className={styles.strip}>
      <Container>
        <form method="get" action="/products#finder" className={styles.form} onSubmit={submit}>
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

/**
 * The query and the point that the form stands for.
 *
 * @param shown the kind of pressure that the form has a field for: one of another kind stays as it is kept
 */
function entered(
  form: HTMLFormElement,
  kept: OperatingPoint,
  shown: PressureFacet | undefined,
): { search: string; point: OperatingPoint } {
  const unshown: OperatingPoint = Object.fromEntries(
    PRESSURE_KINDS.flatMap(({ facet }) =>
      kept[facet] === undefined || facet === shown ? [] : [[facet, kept[facet]]],
    ),
  );
  const asked = filled(form);
  const point = { ...unshown, ...pointOf(asked) };
  return {
    search: Object.keys(unshown).length === 0 ? asked : searchWithPoint(asked, point),
    point,
  };
}

/** The fields whose words are no value: nobody should be sent on without a condition that was entered. */
function unreadIn(form: HTMLFormElement) {
  const values = new FormData(form);
  const textOf = (name: string) => {
    const text = values.get(name);
    return typeof text === 'string' ? text.trim() : '';
  };
  const pressure = textOf(PRESSURE);
  return [
    ...FIELDS.flatMap(({ facet, name }) => {
      const text = textOf(name);
      return text === '' || readNumber(facet, text) !== undefined
        ? []
        : [{ name, message: `home:conditions.wrong.${facet}` as const }];
    }),
    ...(pressure === '' || pressureOf(pressure, textOf(PRESSURE_KIND)) !== undefined
      ? []
      : [
          {
            name: PRESSURE,
            message: /^(?:jis ?)?\d+ ?k$/i.test(pressure)
              ? ('home:conditions.wrong.jis' as const)
              : ('home:conditions.wrong.pressure' as const),
          },
        ]),
  ];
}

/** Keeps the words in which the fields were filled in: the query holds their values alone. */
function keepEntries(form: HTMLFormElement): void {
  const query = new URLSearchParams(formSearch(form));
  for (const { facet, name } of FIELDS) keepEntry(facet, query.get(name) ?? '', 'si');
  const pressure = query.get(PRESSURE);
  const asked = pressureOf(pressure, query.get(PRESSURE_KIND));
  const kind = PRESSURE_KINDS.find(({ facet }) => asked?.[facet] !== undefined);
  if (kind) keepEntry(kind.facet, pressure ?? '', 'si');
}

/** What was filled in, as a query; a kind of pressure alone asks nothing. */
function filled(form: HTMLFormElement): string {
  const query = new URLSearchParams(formSearch(form));
  const pressure = query.get(PRESSURE);
  const kind = query.get(PRESSURE_KIND);
  query.delete(PRESSURE);
  query.delete(PRESSURE_KIND);
  if (pressure !== null) {
    const [facet, value] = Object.entries(pressureOf(pressure, kind) ?? {})[0] ?? [];
    // What is no pressure goes along as it was written: the bar says so.
    if (facet === undefined) query.set(kind ?? 'bar', pressure);
    else query.set(parameterOf(facet as 'pn' | 'ansi' | 'bar'), String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}
