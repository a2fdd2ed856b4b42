import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';

import styles from './featured.module.css';
import type { HomeData } from './home.server.ts';

/** Featured product groups with three feature tags each. */
export function Featured({ groups }: { groups: HomeData['featured'] }) {
  const { t } = useLocale();
  return (
    <Section title={t('home:featured')}>
      <ul className={styles.groups}>
        {groups.map(({ id, theme, category, title, text, tags, to, picture }) => (
          <li key={id} className={styles.group} data-theme={theme}>
            <div className={styles.picture}>
              <Picture {...picture} fallback="hide" />
            </div>
            <div>
              <p className={styles.category}>{category}</p>
              <h3>
                <LocalizedLink to={to} className={styles.link}>
                  {title}
                </LocalizedLink>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Badge kind="fact">{tag}</Badge>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
