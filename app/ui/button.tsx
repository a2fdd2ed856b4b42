import type { ComponentPropsWithoutRef, ElementType } from 'react';

import styles from './button.module.css';
import { cx } from './cx.ts';
import type { Polymorphic } from './polymorphic.ts';

export interface ButtonLook {
  /** `solid` for the one main action of a region, `outline` for the others. */
  variant?: 'solid' | 'outline' | undefined;
  size?: 'normal' | 'small' | undefined;
  /** Arrow after the label: only where pressing it leads to another page. */
  arrow?: boolean | undefined;
  /** Stands on a band of ink. */
  onInk?: boolean | undefined;
}

function look(
  { variant = 'outline', size = 'normal', arrow, onInk }: ButtonLook,
  className?: string,
) {
  return cx(
    'screenOnly middle gap10 rounded strong',
    styles.button,
    variant === 'solid' && styles.solid,
    size === 'small' && styles.small,
    arrow && styles.arrow,
    onInk && styles.onInk,
    className,
  );
}

/** A button that does something on this page. */
export function Button({
  variant,
  size,
  arrow,
  onInk,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentPropsWithoutRef<'button'>) {
  return (
    <button {...rest} type={type} className={look({ variant, size, arrow, onInk }, className)} />
  );
}

/** A link with the look of a button: `<ButtonLink as={LocalizedLink} to="/contact" variant="solid" arrow>`. */
export function ButtonLink<E extends ElementType>(
  props: Polymorphic<E, ButtonLook & { className?: string }>,
) {
  const { as, variant, size, arrow, onInk, className, ...rest } = props as Polymorphic<
    ElementType,
    ButtonLook & { className?: string }
  >;
  const Element: ElementType = as;
  return <Element {...rest} className={look({ variant, size, arrow, onInk }, className)} />;
}
