import { type ReactNode, useId } from 'react';

import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';

import styles from './home.module.css';

/** A band of the home page under its heading. */
export function Band({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={cx('whole', styles.band)} aria-labelledby={heading}>
      <Container>
        <div className={cx('plain flex wrap between baseline dense', styles.head)}>
          <h2 id={heading}>{title}</h2>
          {aside}
        </div>
        {children}
      </Container>
    </section>
  );
}
