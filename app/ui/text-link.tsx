import type { ElementType } from 'react';

import { cx } from './cx.ts';
import type { Polymorphic } from './polymorphic.ts';
import styles from './text-link.module.css';

/** An underlined link in a text or a list: `<TextLink as={LocalizedLink} to="/downloads">`. A button submits no form. */
export function TextLink<E extends ElementType>(
  props: Polymorphic<E, { className?: string | undefined }>,
) {
  const { as, className, ...rest } = props as Polymorphic<
    ElementType,
    { className?: string | undefined }
  >;
  const Element: ElementType = as;
  const type = as === 'button' ? { type: 'button' } : {};
  return <Element {...type} {...rest} className={cx(styles.link, className)} />;
}
