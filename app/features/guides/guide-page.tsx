import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ConvertedTable } from '#app/shared/table/converted-table.tsx';
import { PortFlow } from '#app/shared/three-way/port-flow.tsx';
import { Bullets } from '#app/shared/text/bullets.tsx';
import { Paragraphs } from '#app/shared/text/paragraphs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageTrail } from '#app/shared/page/page-trail.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './guides.module.css';
import type { GuideData } from './guides.server.ts';

/** A guide: its sections, what the supplier has to be told and asked, and where to read on. */
export function GuidePage({ data }: { data: GuideData }) {
  const { t } = useLocale();
  return (
    <div data-theme="neutral">
      <Container className="ends">
        <PageTrail items={[data.list, { label: data.sheet, to: data.path }]} />
        <PageHead title={data.sheet} lead={data.lead} />
        <div className={styles.guide}>
          {data.sections.map(({ id, title, paragraphs, items, table, port }) => (
            <section key={id} className={cx('stack above gap12', styles.section)}>
              <h2 id={id} className={styles.heading}>
                {title}
              </h2>
              {paragraphs.length > 0 && <Paragraphs texts={paragraphs} />}
              {items.length > 0 && <Bullets items={items} />}
              {table && <ConvertedTable table={table} dense />}
              {port && (
                <>
                  <p className="dense soft">{t('product:flow.seen')}</p>
                  <PortFlow port={port} />
                </>
              )}
            </section>
          ))}
          <section className={cx('grid twos frame', styles.inquiry)} aria-labelledby="tell">
            <div>
              <h2 id="tell" className={styles.heading}>
                {t('company:guideTell')}
              </h2>
              <Bullets items={data.tell} />
            </div>
            <div>
              <h2 id="ask" className={styles.heading}>
                {t('company:guideAsk')}
              </h2>
              <Bullets items={data.ask} />
            </div>
            <ButtonLink as={LocalizedLink} to="/contact" variant="solid" arrow>
              {t('company:guideContact')}
            </ButtonLink>
          </section>
          <section
            className={cx('stack above gap12 screenOnly', styles.section)}
            aria-labelledby="read-on"
          >
            <h2 id="read-on" className={styles.heading}>
              {t('company:guideReadOn')}
            </h2>
            <ul>
              {data.links.map(({ label, to }) => (
                <li key={to} className={styles.link}>
                  <TextLink as={LocalizedLink} to={to}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Container>
    </div>
  );
}
