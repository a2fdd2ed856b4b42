import { latestAddress } from '#app/router/router.ts';
import { useId, useState } from 'react';

import { keepEntry } from '#app/shared/inquiry/keep-entry.ts';
import { enteredUnit, displayedValue } from '#app/shared/units/displayed-value.ts';
import { useReadable, useWhenReadable } from '#app/shared/operating-point/words-chunk.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import type { UnitSystem } from '#facts/units.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Field, TextInput } from '#app/ui/field.tsx';

import {
  readSizing,
  SIZING_FIELDS,
  SIZING_UNITS,
  type SizingField,
  sizingFrom,
  type SizingInput,
} from './sizing.ts';

/** Takes what has been entered so far, which the address may not hold yet. */
export type SizingUpdate = (input: SizingInput) => SizingInput;

/** One number; the words stay as typed, what is a value counts at once. */
export function SizingNumber({
  field,
  input,
  change,
  hint,
}: {
  field: SizingField;
  input: SizingInput;
  /** @param isUnread true while the field holds text that is no number: the caller then calculates nothing */
  change: (update: SizingUpdate, isUnread: boolean) => void;
  hint?: string | undefined;
}) {
  const { t } = useLocale();
  const id = useId();
  const system = useUnits();
  const unit = SIZING_UNITS[field];
  const [typed, setDraft] = useState<{ words: string; system: UnitSystem }>();
  // 110 Nm must never be read as 110 lbf·ft.
  const draft = typed?.system === system ? typed.words : undefined;
  const value = input[field];
  const isRead = useReadable([draft ?? '']);
  const whenReadable = useWhenReadable();
  // The page lags behind the address, and the address behind the letters: only what was asked for last can gainsay them.
  const text =
    draft !== undefined &&
    (!isRead || readSizing(field, draft, system) === sizingFrom(latestAddress().search)[field])
      ? draft
      : value === undefined
        ? ''
        : String(displayedValue(value, unit, system));
  const type = (words: string) => {
    setDraft({ words, system });
    whenReadable([words], () => apply(words));
  };
  const apply = (words: string) => {
    const next = readSizing(field, words, system);
    keepEntry(field, words, system);
    change(
      (asked) => {
        const { [field]: _, ...rest } = asked;
        return next === undefined ? rest : { ...rest, [field]: next };
      },
      next === undefined && words.trim() !== '',
    );
  };
  const invalid = isRead && text.trim() !== '' && readSizing(field, text, system) === undefined;
  return (
    <Field
      id={id}
      label={`${t(`finder:sizing.field.${field}`)}${hint === undefined ? '' : ` (${hint})`}`}
      unit={unit === '' ? undefined : enteredUnit(unit, system)}
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
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  );
}
