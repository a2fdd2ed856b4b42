import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';

import { AboutLayout } from './about-layout.tsx';
import type { MessageData } from './about.server.ts';
import styles from './message-page.module.css';

/** The CEO's message, with a picture per language: the default about page. */
export function MessagePage({ data }: { data: MessageData }) {
  return (
    <AboutLayout data={data}>
      <div className={cx('grid edge', styles.columns)}>
        <div className={cx('grid gap16', styles.letter)}>
          <p className={cx('light leading', styles.message)}>{data.message}</p>
          {data.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={cx('strong above', styles.signature)}>{data.signature}</p>
        </div>
        <figure className={cx('inverts', styles.figure)}>
          <Picture
            {...data.picture}
            sizes="(width >= 48em) 350px, 92vw"
            loading="eager"
            fetchPriority="high"
          />
        </figure>
      </div>
    </AboutLayout>
  );
}
