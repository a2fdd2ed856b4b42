import { type ReactNode, useId } from 'react';

import styles from './card.module.css';
import { cx } from './cx.ts';

export interface CardProps {
  /** Heading of level 2 or 3: the product's code. */
  code: string;
  headingLevel?: 2 | 3 | undefined;
  /** Name under the code. */
  name?: ReactNode;
  /** A `Picture` of at most 204 px; where it fails to load it is removed, without a gap. */
  picture?: ReactNode;
  /** Rows of figures, such as a `SpecList`. */
  children?: ReactNode;
  /** At the right of the code: a verdict. */
  mark?: ReactNode;
  /** Under the verdict: why. */
  note?: ReactNode;
  /** `out`: it does not fit, and stands back. On a phone it folds to a line until it is opened. */
  state?: 'out' | 'opened' | undefined;
  /** Opens a folded card. */
  opener?: ReactNode;
  /** Links and controls of the foot: the first one's area is the whole card. */
  foot?: ReactNode;
}

/** A product in a grid. */
export function Card({
  code,
  headingLevel = 2,
  name,
  picture,
  children,
  mark,
  note,
  state,
  opener,
  foot,
}: CardProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      aria-labelledby={id}
      className={cx(
        'tight container grid celled relative paper',
        styles.card,
        state && cx('ghosts', styles.out),
        state === 'out' && styles.folded,
      )}
    >
      <Heading id={id} className={styles.code}>
        {code}
      </Heading>
      {mark !== undefined && <p className={styles.mark}>{mark}</p>}
      {name !== undefined && <p className={cx('dense soft', styles.name)}>{name}</p>}
      {note !== undefined && <div className={cx('caption', styles.note)}>{note}</div>}
      {picture !== undefined && <div className={cx('grid lower', styles.picture)}>{picture}</div>}
      {children}
      {opener !== undefined && <div className={cx('hidden', styles.opener)}>{opener}</div>}
      {foot !== undefined && (
        <div className={cx('flex dense strong above screenOnly', styles.foot)}>{foot}</div>
      )}
    </article>
  );
}

/** Cards in 3 columns, 2 below 1024 px, 1 below 768 px (spec §2). */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={cx('joined twos', styles.grid)}>{children}</div>;
}
