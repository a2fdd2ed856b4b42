import { VALUE } from '#app/data/whole-values.ts';

import styles from './whole-values.module.css';

/** Where a browser would break a line. */
const BREAKS = /[ –-]/;

/** A text that may change on the page, its values kept whole without altering what it says; loaders use `wholeValues`. */
export function WholeValues({ text }: { text: string }) {
  return text.split(VALUE).map((part, index) =>
    index % 2 === 1 && BREAKS.test(part) ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
