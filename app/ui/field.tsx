import { type ComponentPropsWithoutRef, createContext, type ReactNode, use } from 'react';

import { cx } from './cx.ts';
import styles from './field.module.css';
import { WarningSign } from './warning-sign.tsx';

export interface FieldProps {
  /** Id of the control inside. */
  id: string;
  /** The control's accessible name: nothing else is part of it. */
  label: string;
  /** Word at the label's right: "Required", "Optional", or what is counted (DN). The control says the same itself. */
  mark?: string | undefined;
  /** Unit inside the control, at its end. */
  unit?: string | undefined;
  hint?: ReactNode;
  /** What is wrong: "Prefix message" (spec §5). */
  error?: string | undefined;
  children: ReactNode;
}

/** Id of a field's error, for the control's `aria-describedby`. */
export const errorId = (id: string): string => `${id}-error`;

/** What the field around a control says of it. */
const Described = createContext<{ by?: string; invalid?: boolean }>({});

/** A control with its label above, its hint and error below, all tied together for those who listen. */
export function Field({ id, label, mark, unit, hint, error, children }: FieldProps) {
  const by = cx(
    error !== undefined && errorId(id),
    hint !== undefined && `${id}-hint`,
    unit !== undefined && `${id}-unit`,
  );
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
      <div className={cx(styles.place, unit !== undefined && styles.withUnit)}>
        <Described value={{ by, invalid: error !== undefined }}>{children}</Described>
        {unit !== undefined && (
          <span id={`${id}-unit`} className={styles.unit}>
            {unit}
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId(id)} className={styles.error}>
          <WarningSign />
          {error}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  id: string;
}

/** Class and state of a control, from the field that it stands in. */
function useControl() {
  const { by, invalid } = use(Described);
  return {
    className: cx(styles.control),
    ...(by && { 'aria-describedby': by }),
    ...(invalid && { 'aria-invalid': true as const }),
  };
}

/** One line of text. */
export function TextInput(props: ControlProps & Omit<ComponentPropsWithoutRef<'input'>, 'id'>) {
  return <input {...props} {...useControl()} />;
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: ControlProps & Omit<ComponentPropsWithoutRef<'textarea'>, 'id'>) {
  return <textarea {...props} {...useControl()} />;
}

/** One of a list. */
export function Select(props: ControlProps & Omit<ComponentPropsWithoutRef<'select'>, 'id'>) {
  return <select {...props} {...useControl()} />;
}

/** A box to tick, with its words beside it. */
export function Checkbox({ children, ...rest }: ComponentPropsWithoutRef<'input'>) {
  return (
    <label className={styles.checkbox}>
      <input {...rest} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
