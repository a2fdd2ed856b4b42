import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';

import { AboutLayout } from './about-layout.tsx';
import type { OrganizationPageData } from './about.server.ts';
import styles from './organization-page.module.css';

/** CEO above five teams: a list within a list, its lines drawn by style sheet (spec §2). */
export function OrganizationPage({ data }: { data: OrganizationPageData }) {
  const { t } = useLocale();
  return (
    <AboutLayout data={data}>
      <div className="fades">
        <ul className={cx('edge', styles.chart)} aria-label={t('company:chart')}>
          <li>
            <div className={cx('relative bold inked', styles.head)}>{data.headName}</div>
            <ul className={styles.teams}>
              {data.teams.map(({ id, name, tasks }) => (
                <li key={id} className={styles.team}>
                  <div className={cx('paper', styles.box)}>
                    <h2 className="lead">{name}</h2>
                    <p className={cx('dense soft', styles.tasks)}>{tasks}</p>
                  </div>
                </li>
              ))}
            </ul>
          </li>
        </ul>
      </div>
    </AboutLayout>
  );
}
