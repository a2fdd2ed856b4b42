import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { PageTrail } from '#app/shared/page/page-trail.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';

import type { GalleryData } from './gallery.server.ts';
import styles from './gallery-page.module.css';

/** Cards with a title and a main image; a message where there is none (spec §2). */
export function GalleryPage({ data }: { data: GalleryData }) {
  const { t } = useLocale();
  return (
    <div data-theme="neutral">
      <Container className="ends">
        <PageTrail items={[{ label: data.title, to: '/gallery' }]} />
        <PageHead title={data.title} lead={data.lead} />
        {data.items.length === 0 ? (
          <p className={cx('soft edges', styles.empty)}>{t('company:galleryEmpty')}</p>
        ) : (
          <ul className="threes joined">
            {data.items.map(({ id, to, title, description, phases, count, picture }, index) => (
              <li key={id} className="celled relative paper">
                <LocalizedLink to={to} className={cx('grid', styles.link)}>
                  <span className={cx('block paper below relative dimmed', styles.picture)}>
                    <Picture
                      {...picture}
                      sizes="(width >= 64em) 400px, (width >= 48em) 46vw, 92vw"
                      fallback="hide"
                      loading={index === 0 ? 'eager' : 'lazy'}
                    />
                  </span>
                  <span className={cx('bold', styles.title)}>{title}</span>
                  <span className={cx('dense soft', styles.text)}>{description}</span>
                  {phases.length > 0 && (
                    <span className={cx('dense soft', styles.text)}>{phases.join(' → ')}</span>
                  )}
                  <span className={cx('dense quiet', styles.count)}>
                    {t('company:galleryCount', { count })}
                  </span>
                </LocalizedLink>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </div>
  );
}
