import type { MouseEvent } from 'react';

import { announce } from './announce.ts';
import type { ControlProps } from './field.tsx';
import { cx } from './cx.ts';
import styles from './stepper.module.css';
import { wholeNumber } from './whole-number.ts';

export interface StepperProps extends ControlProps {
  name?: string;
  /** What it counts, said with every new number: "Quantity". */
  counts: string;
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
  counts,
  text,
  onChange,
  lessLabel,
  moreLabel,
  min,
  max,
  size = 'normal',
  ...control
}: StepperProps) {
  const value = wholeNumber(text);
  const step = (by: 1 | -1) => {
    const next = String(Math.min(max, Math.max(min, value === undefined ? min : value + by)));
    onChange(next);
    return next;
  };
  /** The focus stays on the button, at the end of the range too: a screen reader is told the new number. */
  const button = (by: 1 | -1, isOff: boolean) => ({
    type: 'button' as const,
    className: 'tints-more',
    'aria-disabled': isOff || undefined,
    onClick: ({ currentTarget }: MouseEvent) => {
      // Said from within the box around it, so that the live region is removed together with the row.
      if (!isOff) announce(`${counts} ${step(by)}`, currentTarget.closest('div') ?? undefined);
    },
  });
  return (
    <span
      className={cx('white outlined rounded', styles.stepper, size === 'small' && styles.small)}
    >
      <button {...button(-1, value === undefined || value <= min)} aria-label={lessLabel}>
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
      <button {...button(1, value !== undefined && value >= max)} aria-label={moreLabel}>
        +
      </button>
    </span>
  );
}
