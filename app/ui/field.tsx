import type { ComponentPropsWithoutRef, ReactNode } from 'react';

import styles from './field.module.css';

export interface FieldProps {
  /** Id of the control inside. */
  id: string;
  /** The control's accessible name: nothing else is part of it. */
  label: string;
  /** Word at the label's right: "Required", "Optional". The control says the same by its attributes. */
  mark?: string | undefined;
  /** What is wrong; the control names it in `aria-describedby`. */
  error?: string | undefined;
  children: ReactNode;
}

/** Id of a field's error, for the control's `aria-describedby`. */
export const errorId = (id: string): string => `${id}-error`;

/** A control with its label above and its error below. */
export function Field({ id, label, mark, error, children }: FieldProps) {
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {mark !== undefined && (
          <span className={styles.mark} aria-hidden="true">
            {mark}
          </span>
        )}
      </div>
      {children}
      {error !== undefined && (
        <p id={errorId(id)} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  id: string;
  /** Whether its field shows an error. */
  invalid?: boolean | undefined;
}

const stateOf = ({ id, invalid }: ControlProps) =>
  invalid ? ({ 'aria-invalid': true, 'aria-describedby': errorId(id) } as const) : {};

/** One line of text. */
export function TextInput({ invalid, ...rest }: ControlProps & Omit<ComponentPropsWithoutRef<'input'>, 'id'>) {
  return <input {...rest} {...stateOf({ id: rest.id, invalid })} className={styles.control} />;
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ invalid, ...rest }: ControlProps & Omit<ComponentPropsWithoutRef<'textarea'>, 'id'>) {
  return <textarea {...rest} {...stateOf({ id: rest.id, invalid })} className={styles.control} />;
}
