import styles from './block.module.css';

/** A block's own heading: of level 2 on the page itself, 3 within a section; nothing where it has none. */
export function BlockHeading({ level, children }: { level: 2 | 3; children: string | undefined }) {
  if (children === undefined) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return <Heading className={styles.blockHeading}>{children}</Heading>;
}
