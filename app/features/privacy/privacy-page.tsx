import type { PrivacyData } from './privacy.server.ts';
import { PlainPage } from '#app/shared/page/plain-page.tsx';
import styles from './privacy-page.module.css';

/** What the inquiry collects, why, for how long and by whom. */
export function PrivacyPage({ data }: { data: PrivacyData }) {
  return (
    <PlainPage path="/privacy" name={data.sheet} title={data.title} lead={data.lead}>
      <div className={styles.text}>
        {data.sections.map(({ id, title, paragraphs, items }) => (
          <section key={id} className={styles.section}>
            <h2 className={styles.heading} id={id}>
              {title}
            </h2>
            <div className={styles.body}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items.length > 0 && (
                <ul className={styles.items}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
      </div>
    </PlainPage>
  );
}
