import { type ReactNode, useId } from 'react';

import { Container } from './container.tsx';
import styles from './section.module.css';

export interface SectionProps {
  /** Heading of level 2; it names the section. */
  title?: string | undefined;
  /** A sentence beside the heading. */
  lead?: ReactNode;
  /** A link at the end of the heading's line. */
  aside?: ReactNode;
  /** Fragment that links lead to: `finder`. */
  id?: string | undefined;
  children: ReactNode;
}

/** A full-width part of a page, ruled off from the one above. */
export function Section({ title, lead, aside, id, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      className={styles.section}
      aria-labelledby={title === undefined ? undefined : heading}
    >
      <Container>
        {title !== undefined && (
          <div className={styles.head}>
            <h2 id={heading}>{title}</h2>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            {aside !== undefined && <div className={styles.aside}>{aside}</div>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
