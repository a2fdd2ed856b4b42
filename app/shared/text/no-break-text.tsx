import { VALUE } from './no-break.ts';

import styles from './no-break-text.module.css';

/** Where a browser would break a line. */
const BREAKS = /[ –-]/;

/** A text that may change on the page, its values kept whole without altering what it says; loaders use `noBreak`. */
export function NoBreakText({ text }: { text: string }) {
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
