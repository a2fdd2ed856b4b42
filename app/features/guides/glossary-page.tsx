import { Fragment } from 'react';

import { PlainPage } from '#app/shared/page/plain-page.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { DataTable } from '#app/ui/data-table.tsx';

import type { GlossaryData } from './glossary.server.ts';
import styles from './guides.module.css';

/** The terms of the site in both languages, by field; the reader's language first. */
export function GlossaryPage({ data }: { data: GlossaryData }) {
  const { t, language } = useLocale();
  const other = language === 'ko' ? 'en' : 'ko';
  const names = { ko: t('company:glossaryKorean'), en: t('company:glossaryEnglish') };
  return (
    <PlainPage path="/glossary" name={data.sheet} title={data.sheet} lead={data.lead}>
      <div className={cx('edge', styles.list)}>
        {data.groups.map(({ id, title, terms }) => (
          <section
            key={id}
            id={id}
            className={cx('stack above gap12', styles.section)}
            aria-labelledby={`${id}-terms`}
          >
            <h2 id={`${id}-terms`} className={styles.heading}>
              {title}
            </h2>
            <DataTable
              dense
              caption={t('company:glossaryCaption', { group: title })}
              columns={[
                { key: language, label: names[language] },
                { key: other, label: names[other] },
                { key: 'also', label: t('company:glossaryAlso') },
              ]}
              rows={terms.map((term) => ({
                key: term.ko,
                cells: {
                  [language]: term[language],
                  [other]: <span lang={other}>{term[other]}</span>,
                  also: term.also.map(({ word, language: spoken }, index) => (
                    <Fragment key={word}>
                      {index > 0 && ', '}
                      <span lang={spoken === language ? undefined : spoken}>{word}</span>
                    </Fragment>
                  )),
                },
              }))}
            />
          </section>
        ))}
        <section
          id="properties"
          className={cx('stack above gap12', styles.section)}
          aria-labelledby="properties-terms"
        >
          <h2 id="properties-terms" className={styles.heading}>
            {t('company:glossaryProperties')}
          </h2>
          <dl>
            {data.properties.map(({ code, name, definition, unit }) => (
              <div key={code} id={code} className="entry below">
                <dt>
                  <b>{name[language]}</b>
                  {unit !== undefined && <span className="dense quiet"> {unit}</span>}
                </dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </PlainPage>
  );
}
