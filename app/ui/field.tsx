import type { ComponentPropsWithRef, ReactNode } from 'react';

import { cx } from './cx.ts';
import styles from './field.module.css';
import { WarningSign } from './warning-sign.tsx';

/** What a control takes from its field. */
export interface ControlProps {
  id: string;
  required?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  /** Id of the control inside. */
  id: string;
  /** The control's accessible name: nothing else is part of it. */
  label: string;
  required?: boolean | undefined;
  /** Word at the label's right: "Required", "Optional". */
  mark?: string | undefined;
  /** Unit inside the control, at its right: "bar". */
  unit?: string | undefined;
  /** A sentence under the control. */
  hint?: string | undefined;
  /** What is wrong. */
  error?: string | undefined;
  /** Renders the control: `(control) => <TextInput {...control} name="email" />`. */
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, and below it what is wrong and how to fill it in. */
export function Field({ id, label, required, mark, unit, hint, error, children }: FieldProps) {
  const part = (name: string, present: boolean) => (present ? `${id}-${name}` : undefined);
  // That a field is required is said by the control itself.
  const ids = {
    error: part('error', error !== undefined),
    hint: part('hint', hint !== undefined),
    unit: part('unit', unit !== undefined),
    mark: part('mark', mark !== undefined && !required),
  };
  const described = Object.values(ids).filter(Boolean).join(' ');
  return (
    <div>
      <div className={cx('flex wrap between dense', styles.head)}>
        <label htmlFor={id} className="strong">
          {label}
        </label>
        {mark !== undefined && (
          <span id={ids.mark} className="quiet" aria-hidden="true">
            {mark}
          </span>
        )}
      </div>
      <div className={cx(unit !== undefined && cx('relative', styles.withUnit))}>
        {children({
          id,
          ...(required && { required: true }),
          ...(described !== '' && { 'aria-describedby': described }),
          ...(error !== undefined && { 'aria-invalid': true }),
        })}
        {unit !== undefined && (
          <span id={ids.unit} className={cx('absolute dense quiet', styles.unit)}>
            {unit}
          </span>
        )}
      </div>
      {error !== undefined && (
        <p id={ids.error} className={cx('flex dense medium error', styles.error)}>
          <WarningSign />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={ids.hint} className="caption quiet top6">
          {hint}
        </p>
      )}
    </div>
  );
}

/** One line of text. */
export function TextInput({ className, type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  return (
    <input
      {...rest}
      type={type}
      className={cx('wide rounded white outlined', styles.control, className)}
    />
  );
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={cx('wide rounded white outlined block', styles.control, styles.lines, className)}
    />
  );
}

/** One of a list. */
export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <select
      {...rest}
      className={cx('menu wide rounded outlined', styles.control, styles.select, className)}
    />
  );
}

/** A box to tick, with its words beside it. */
export function Checkbox({ children, ...rest }: ComponentPropsWithRef<'input'>) {
  return (
    <label className={cx('flex-row gap10 dense', styles.checkbox)}>
      <input {...rest} type="checkbox" className={cx('centred rigid rounded white', styles.box)} />
      {children}
    </label>
  );
}
