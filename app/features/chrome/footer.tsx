import { memo } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { Logo } from '#app/ui/logo.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import type { ChromeData } from './chrome-data.ts';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { PaperSwitch } from './paper-switch.tsx';
import { PrintLine } from './print-line.tsx';

export interface FooterProps {
  data: ChromeData;
  /** Name of the page in the title block: "볼 밸브 1/1". */
  sheet?: string | undefined;
}

/** Apart from the title block, which changes with every page. */
const Columns = memo(function Columns({ columns }: { columns: ChromeData['footerColumns'] }) {
  return columns.map((column) => (
    <div key={column.heading}>
      <h2 className={styles.heading}>{column.heading}</h2>
      <ul>
        {column.items.map((item) => (
          <li key={item.to}>
            <LocalizedLink to={item.to}>{item.label}</LocalizedLink>
          </li>
        ))}
      </ul>
    </div>
  ));
});

/** Five columns of links, and the title block that closes the sheet (spec §1). */
export const Footer = memo(function Footer({
  data: { brand, contact, footerColumns, revised },
  sheet,
}: FooterProps) {
  const { t } = useLocale();
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <Columns columns={footerColumns} />
          <div>
            <h2 className={styles.heading}>{t('chrome:language')}</h2>
            <LanguageSwitch variant="default" />
            <PaperSwitch />
          </div>
        </div>
        <dl className={styles.block}>
          <div className={cx(styles.cell, styles.wide, styles.brand)}>
            <VisuallyHidden as="dt">{t('chrome:company')}</VisuallyHidden>
            <dd>
              <Logo name={brand.name} descriptor={brand.business} />
            </dd>
          </div>
          <div className={cx(styles.cell, styles.ceo)}>
            <dt>{t('chrome:ceo')}</dt>
            <dd>{contact.ceo}</dd>
          </div>
          <div className={cx(styles.cell, styles.wide)}>
            <dt>{t('chrome:address')}</dt>
            <dd>{contact.address}</dd>
          </div>
          <div className={styles.cell}>
            <dt>{t('chrome:telephone')}</dt>
            <dd className={styles.number}>
              <a href={contact.phoneHref}>{contact.phone}</a>
            </dd>
          </div>
          <div className={styles.cell}>
            <dt>{t('chrome:fax')}</dt>
            <dd className={styles.number}>{contact.fax}</dd>
          </div>
          {sheet !== undefined && (
            <div className={cx(styles.cell, styles.sheet)}>
              <dt>{t('chrome:sheet')}</dt>
              <dd>{sheet}</dd>
            </div>
          )}
        </dl>
        <p className={styles.note}>{t('chrome:illustrations')}</p>
        <PrintLine revised={revised} />
      </Container>
    </footer>
  );
});
