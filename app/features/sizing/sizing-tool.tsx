import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { Measured } from '#app/blocks/measured.tsx';
import { UnitsSwitch } from '#app/blocks/units-switch.tsx';
import { enteredUnit, enteredValue } from '#app/data/entered.ts';
import { useUnits } from '#app/data/unit-choice.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Field, Select, TextInput } from '#app/ui/field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import {
  readSizing,
  size,
  SIZING_FIELDS,
  type SizingField,
  sizingFrom,
  type SizingInput,
  sizingSearch,
  SIZING_UNITS,
} from './sizing.ts';
import type { SizingData } from './sizing-data.ts';
import { SizingResult } from './sizing-result.tsx';
import styles from './sizing-tool.module.css';

/** Which models of the 480 series carry a valve, with the formula and the margin. */
export function SizingTool({ data }: { data: SizingData }) {
  const { t } = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const phaseId = useId();
  const input = sizingFrom(search);
  const sizing = size(data.models, input);
  const change = (next: SizingInput) =>
    void navigate(
      { pathname, search: sizingSearch(next, search), hash: '#sizing' },
      { replace: true, preventScrollReset: true },
    );
  const field = (name: SizingField, hint?: string) => (
    <SizingNumber field={name} input={input} change={change} hint={hint} />
  );
  return (
    <section id="sizing" aria-labelledby="sizing-title" className={styles.tool}>
      <h2 id="sizing-title" className={styles.title}>
        {t('finder:sizing.title')}
      </h2>
      <p className={styles.lead}>{t('finder:sizing.lead')}</p>
      <div className={styles.units}>
        <UnitsSwitch />
      </div>
      <noscript>
        <p className={styles.lead}>{t('finder:sizing.withoutScripts')}</p>
      </noscript>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {field('breakTorque')}
        {field('runTorque')}
        {field('seatTorque')}
        {field('factor', t('finder:sizing.factorHint'))}
        <Field id={phaseId} label={t('finder:facet.phase')}>
          {(control) => (
            <Select
              {...control}
              value={input.phase ?? ''}
              onChange={({ target }) => {
                const { phase: _, ...rest } = input;
                change(
                  target.value === '' ? rest : { ...rest, phase: target.value === '1' ? 1 : 3 },
                );
              }}
            >
              <option value="">{t('finder:any')}</option>
              <option value="1">{t('finder:phase1')}</option>
              <option value="3">{t('finder:phase3')}</option>
            </Select>
          )}
        </Field>
        {field('voltage')}
        {field('seconds', t('finder:sizing.timeHint'))}
      </form>
      <p className={styles.guidance}>{t('finder:sizing.guidance')}</p>
      <div role="status">
        {sizing ? (
          <SizingResult sizing={sizing} input={input} />
        ) : (
          <p className={styles.missing}>{t('finder:sizing.missing')}</p>
        )}
      </div>
      <p className={styles.pneumatic}>
        <Measured running text={t('finder:sizing.pneumatic', { torque: data.pneumatic.torque })} />{' '}
        <TextLink as={LocalizedLink} to={data.pneumatic.to}>
          {data.pneumatic.codes.join(', ')}
        </TextLink>
      </p>
      <p className={styles.pneumatic}>
        <TextLink as={LocalizedLink} to={finderPath(sizing?.required, input)}>
          {t(sizing ? 'finder:sizing.toFinder' : 'finder:title')}
        </TextLink>
      </p>
    </section>
  );
}

/** The finder with what the actuator has to deliver, among all actuators. */
function finderPath(required: number | undefined, { phase, voltage }: SizingInput): string {
  const query = new URLSearchParams();
  if (required !== undefined) query.set('torque', String(required));
  if (phase !== undefined) query.set('phase', String(phase));
  if (voltage !== undefined) query.set('volt', String(voltage));
  return `/products${query.size === 0 ? '' : `?${query}`}#finder`;
}

/** One number; the words stay as typed, what is a value counts at once. */
function SizingNumber({
  field,
  input,
  change,
  hint,
}: {
  field: SizingField;
  input: SizingInput;
  change: (input: SizingInput) => void;
  hint?: string | undefined;
}) {
  const { t } = useLocale();
  const id = useId();
  const system = useUnits();
  const unit = SIZING_UNITS[field];
  const [draft, setDraft] = useState<string>();
  const value = input[field];
  const text =
    draft !== undefined && readSizing(field, draft, system) === value
      ? draft
      : value === undefined
        ? ''
        : String(enteredValue(value, unit, system));
  const invalid = text.trim() !== '' && value === undefined;
  return (
    <Field
      id={id}
      label={t(`finder:sizing.field.${field}`)}
      unit={unit === '' ? undefined : enteredUnit(unit, system)}
      hint={hint}
      error={
        invalid
          ? t(field === 'factor' ? 'finder:sizing.invalidFactor' : 'finder:invalid.number')
          : undefined
      }
    >
      {(control) => (
        <TextInput
          {...control}
          name={SIZING_FIELDS[field]}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          onChange={({ target }) => {
            setDraft(target.value);
            const next = readSizing(field, target.value, system);
            if (next === value) return;
            const { [field]: _, ...rest } = input;
            change(next === undefined ? rest : { ...rest, [field]: next });
          }}
        />
      )}
    </Field>
  );
}
