import { Icon } from '#app/ui/icon.tsx';

import type { FileLink } from './file-view.ts';
import styles from './file-links.module.css';

/** Buttons to the files of one row. Browsers show PDF and SVG themselves; the others are saved. */
export function FileLinks({ files }: { files: readonly FileLink[] }) {
  return (
    <span className={styles.links}>
      {files.map(({ href, format, language, label }) => (
        <a key={href} href={href} className={styles.link} aria-label={label}>
          <Icon name="download" />
          {format} {language !== '' && <span>{language}</span>}
        </a>
      ))}
    </span>
  );
}
