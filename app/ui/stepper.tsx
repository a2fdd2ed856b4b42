import { announce } from './announce.ts';
import type { ControlProps } from './field.tsx';
import { cx } from './cx.ts';
import styles from './stepper.module.css';

export interface StepperProps extends ControlProps {
  name?: string;
  /** Its name, where no label stands beside it. */
  'aria-label'?: string;
  /** As typed: it stays so where it is no whole number. */
  text: string;
  onChange: (text: string) => void;
  /** Names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
  min: number;
  max: number;
  size?: 'normal' | 'small';
}

/** A number of pieces: typed, or stepped with the buttons and the arrow keys. What is no number of pieces stays as typed. */
export function Stepper({
  text,
  onChange,
  lessLabel,
  moreLabel,
  min,
  max,
  size = 'normal',
  ...control
}: StepperProps) {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : undefined;
  const step = (by: 1 | -1) => {
    const next = String(Math.min(max, Math.max(min, value === undefined ? min : value + by)));
    onChange(next);
    return next;
  };
  /** The focus stays on the button: a screen reader is told the new number. */
  const press = (by: 1 | -1) => announce(step(by));
  return (
    <span className={cx(styles.stepper, size === 'small' && styles.small)}>
      <button
        type="button"
        aria-label={lessLabel}
        disabled={value !== undefined && value <= min}
        onClick={() => press(-1)}
      >
        {'\u2212'}
      </button>
      <input
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <button
        type="button"
        aria-label={moreLabel}
        disabled={value !== undefined && value >= max}
        onClick={() => press(1)}
      >
        +
      </button>
    </span>
  );
}
