import { cx } from '#app/ui/cx.ts';

import { AboutLayout } from './about-layout.tsx';
import type { TimelineData } from './about.server.ts';
import styles from './timeline-page.module.css';

/** Ten dated events on a scale of years, one division a year; keywords are highlighted. */
export function TimelinePage({ data }: { data: TimelineData }) {
  return (
    <AboutLayout data={data} facts={data.facts}>
      <ol className={cx('relative', styles.timeline)}>
        {data.years.map(({ year, events }) =>
          events.length === 0 ? (
            // A year without an event is a tick of the scale, and nothing to read out.
            <li
              key={year}
              className={cx('relative grid middle medium', styles.empty)}
              aria-hidden="true"
            >
              <span className={cx('light', styles.year)}>{year}</span>
            </li>
          ) : (
            <li key={year} className={cx('relative grid middle medium', styles.entry)}>
              <span className={cx('light', styles.year)}>{year}</span>
              <div className={cx('grid gap8', styles.events)}>
                {events.map(({ date, month, parts }) => (
                  <p key={date + month + parts.length}>
                    <time dateTime={date} className={cx('caption regular quiet', styles.month)}>
                      {month}
                    </time>
                    {parts.map(({ text, marked }, index) =>
                      marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                    )}
                  </p>
                ))}
              </div>
            </li>
          ),
        )}
      </ol>
    </AboutLayout>
  );
}
