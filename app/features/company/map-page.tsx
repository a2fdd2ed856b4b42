import { telephoneHref } from '#contract/telephone.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { AboutLayout } from './about-layout.tsx';
import type { MapData } from './about.server.ts';
import styles from './map-page.module.css';

/** Map picture per language, the ways there by subway and car, the address (spec §2). */
export function MapPage({ data }: { data: MapData }) {
  const { t } = useLocale();
  const { address, car, subway, visit } = data;
  return (
    <AboutLayout data={data}>
      <div className="fades">
        <figure className={cx('inverts', styles.map)}>
          <Picture
            {...data.picture}
            sizes="(width >= 75em) 922px, (width >= 64em) 72vw, 92vw"
            loading="eager"
            fetchPriority="high"
          />
        </figure>
        <ul className="flex wrap gap10 screenOnly top12" aria-label={t('company:openMaps')}>
          {data.links.map(({ id, label, href }) => (
            <li key={id}>
              <ButtonLink as="a" href={href} target="_blank" rel="noopener noreferrer" size="small">
                {label}
                <VisuallyHidden> ({t('company:opensNewTab')})</VisuallyHidden>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <div className={cx('grid twos', styles.ways)}>
          <section className={cx('dense edge', styles.way)}>
            <h2 className="lead foot12">{t('company:address')}</h2>
            <address className={styles.address}>
              <p>{address.street}</p>
              <p>{address.building}</p>
              <p>{address.country}</p>
              <p>
                {t('company:phone')} <a href={telephoneHref(data.phone)}>{data.phone}</a>
              </p>
              <p>
                {t('company:fax')} {data.fax}
              </p>
            </address>
          </section>
          <section className={cx('dense edge', styles.way)}>
            <h2 className="lead foot12">{subway.title}</h2>
            <ul className="flex gap6 foot8">
              {subway.lines.map((line) => (
                <li
                  key={line}
                  className={cx('caption strong rounded', styles.line)}
                  data-line={line}
                >
                  {t('company:subwayLine', { line })}
                </li>
              ))}
            </ul>
            <p>{subway.text}</p>
          </section>
          <section className={cx('dense edge', styles.way)}>
            <h2 className="lead foot12">{car.title}</h2>
            <ol className="grid gap12">
              {car.routes.map((route, index) => (
                <li key={route}>
                  <b className="block caption strong">
                    {t('company:route', { number: index + 1 })}
                  </b>
                  {route}
                </li>
              ))}
            </ol>
          </section>
          <section className={cx('dense edge', styles.way)}>
            <h2 className="lead foot12">{visit.title}</h2>
            {visit.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
        </div>
      </div>
    </AboutLayout>
  );
}
