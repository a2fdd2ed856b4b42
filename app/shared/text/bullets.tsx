import { SourceMark } from '#app/shared/table/sources.tsx';

import styles from './bullets.module.css';

/** Short statements, one a line, each behind a dash; `mark` is the number of the source of their figures. */
export function Bullets({ items, mark }: { items: readonly string[]; mark?: number | undefined }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={item}>
          {item}
          {mark !== undefined && index === items.length - 1 && <SourceMark number={mark} />}
        </li>
      ))}
    </ul>
  );
}
