import { useLocale } from '#app/i18n/use-locale.ts';
import { Section } from '#app/ui/section.tsx';

import type { HomeData } from './home.server.ts';
import styles from './strengths.module.css';

/** Four strengths: expertise, reliability, global service, innovation. */
export function Strengths({ strengths }: { strengths: HomeData['strengths'] }) {
  const { t } = useLocale();
  return (
    <Section title={t('home:strengths')}>
      <ul className={styles.strengths}>
        {strengths.map(({ id, title, text }) => (
          <li key={id} className={styles.strength}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
