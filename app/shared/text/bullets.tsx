import styles from './bullets.module.css';

/** Short statements, one a line, each behind a dash. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
