import type { ComponentProps, ReactNode } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './condition-input.module.css';
import { PRESSURE_KINDS } from './strip-conditions.ts';

/** One condition: its label, the field, and at the field's right its unit or a menu of units. */
export function ConditionInput({
  label,
  aside,
  unit,
  note,
  ...input
}: ComponentProps<'input'> & {
  id: string;
  label: string;
  /** At the right of the label: what the condition is for. */
  aside?: string | undefined;
  /** A text, or a `PressureMenu`. */
  unit: ReactNode;
  /** Under the field. */
  note?: ReactNode;
}) {
  const { id } = input;
  return (
    <div className="shrink relative">
      <div className={cx('flex between gap8 dense strong', styles.head)}>
        <label htmlFor={id}>{label}</label>
        {aside !== undefined && (
          <span className="caption regular quiet" aria-hidden="true">
            {aside}
          </span>
        )}
      </div>
      <div className={cx('flex-row white outlined rounded', styles.control)}>
        <input
          autoComplete="off"
          maxLength={24}
          {...input}
          type="text"
          className={cx('grow shrink wide strong', styles.input)}
        />
        {typeof unit === 'string' ? (
          <span id={`${id}-unit`} className={cx('quiet dense', styles.unit)}>
            {unit}
          </span>
        ) : (
          unit
        )}
      </div>
      {note}
    </div>
  );
}

/** The kinds of pressure, in the field of the pressure. */
export function PressureMenu({
  bar,
  ...select
}: Omit<ComponentProps<'select'>, 'className'> & {
  /** The unit that stands for `bar`. */
  bar: string;
}) {
  const { t } = useLocale();
  const names = { bar, pn: 'PN', class: t('strip:classKind') };
  return (
    <select
      {...select}
      aria-label={t('strip:pressureKind')}
      className={cx('menu quiet dense', styles.unit, styles.menu)}
    >
      {PRESSURE_KINDS.map(({ kind }) => (
        <option key={kind} value={kind}>
          {names[kind]}
        </option>
      ))}
    </select>
  );
}
