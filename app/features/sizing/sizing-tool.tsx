import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

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
} from './sizing.ts';
import type { SizingData } from './sizing-data.ts';
import { SizingResult } from './sizing-result.tsx';
import styles from './sizing-tool.module.css';

const UNITS: Partial<Record<SizingField, string>> = {
  breakTorque: 'Nm',
  runTorque: 'Nm',
  seatTorque: 'Nm',
  voltage: 'V',
  seconds: 's',
};

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
        {t('finder:sizing.pneumatic', { torque: data.pneumatic.torque })}{' '}
        <TextLink as={LocalizedLink} to={data.pneumatic.to}>
          {data.pneumatic.codes.join(', ')}
        </TextLink>
      </p>
    </section>
  );
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
  const [draft, setDraft] = useState<string>();
  const value = input[field];
  const text =
    draft !== undefined && readSizing(field, draft) === value ? draft : String(value ?? '');
  const invalid = text.trim() !== '' && value === undefined;
  return (
    <Field
      id={id}
      label={t(`finder:sizing.field.${field}`)}
      unit={UNITS[field]}
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
            const next = readSizing(field, target.value);
            if (next === value) return;
            const { [field]: _, ...rest } = input;
            change(next === undefined ? rest : { ...rest, [field]: next });
          }}
        />
      )}
    </Field>
  );
}
