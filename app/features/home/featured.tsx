import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';

import { Band } from './band.tsx';
import styles from './home.module.css';
import type { HomeData } from './home.server.ts';

/** Featured product groups with three figures each. */
export function Featured({ groups }: { groups: HomeData['featured'] }) {
  const { t } = useLocale();
  return (
    <Band title={t('home:featured')}>
      <ul className="edges ruled">
        {groups.map(({ id, theme, title, kind, text, tags, to, picture }) => (
          <li key={id} className={cx('grid middle relative', styles.group)} data-theme={theme}>
            <Picture {...picture} className={styles.groupPicture} fallback="hide" />
            <div>
              <h3>
                <LocalizedLink to={to} className={cx('covers', styles.link)}>
                  {title}{' '}
                  <span className={cx('dense medium category-ink leading', styles.kind)}>
                    {kind}
                  </span>
                </LocalizedLink>
              </h3>
              <p className={cx('fromTablet', styles.text)}>{text}</p>
            </div>
            <dl className={cx('dense', styles.tags)}>
              {tags.map(({ label, value }) => (
                <div key={label}>
                  <dt className="fromTablet caption quiet">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Band>
  );
}
