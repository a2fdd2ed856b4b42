import { cx } from '#app/ui/cx.ts';
import { Row } from '#app/ui/layout.tsx';

import type { FileLink } from './file-view.ts';
import styles from './file-links.module.css';

/** Buttons to the files of one row. Browsers show PDF and SVG themselves; the others are saved. */
export function FileLinks({
  files,
  isFormatNamed = false,
}: {
  files: readonly FileLink[];
  /** The row names it already. */
  isFormatNamed?: boolean;
}) {
  return (
    <Row as="span" gap={8} className="screenOnly">
      {files.map(({ href, format, language, label }) => (
        <a
          key={href}
          href={href}
          className={cx('chip gap8 dense strong nowrap outlined rounded tints', styles.link)}
          aria-label={label}
        >
          {!isFormatNamed && format} {language !== '' && <span>{language}</span>}
        </a>
      ))}
    </Row>
  );
}
