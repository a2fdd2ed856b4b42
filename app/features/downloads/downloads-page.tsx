import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './downloads-page.module.css';
import type { DownloadsData } from './downloads.server.ts';
import { PlainPage } from '#app/shared/page/plain-page.tsx';

/** The downloads page: a list of printable documents and CAD files. */
export function DownloadsPage({ data }: { data: DownloadsData }) {
  const { t } = useLocale();
  return (
    <PlainPage path="/downloads" name={data.sheet} title={data.title} lead={data.lead}>
      {data.groups.map((group) => (
        <section key={group.id} className={styles.group} aria-labelledby={`downloads-${group.id}`}>
          <h2 id={`downloads-${group.id}`} className={styles.heading}>
            {group.title}
          </h2>
          <ul>
            {group.items.map(({ id, title, description, href, format }) => (
              <li key={id} className={styles.item}>
                {format === 'page' ? (
                  <TextLink as={LocalizedLink} to={href} className={styles.title}>
                    {title}
                  </TextLink>
                ) : (
                  <TextLink as="a" href={href} download="" className={styles.title}>
                    {title}
                  </TextLink>
                )}
                <p className={styles.description}>{description}</p>
                <span className={styles.format}>
                  {format === 'page' ? t('company:formatPage') : format.toUpperCase()}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PlainPage>
  );
}
