import { memo, type ReactNode } from 'react';

import { telephoneHref } from '#contract/telephone.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
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

/** A column under its heading; on a phone a disclosure, of which one is open at a time. */
function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h2 className={cx('dense', styles.heading)}>{heading}</h2>
      <details name="footer">
        <summary className={cx('chevron flex-row strong', styles.summary)}>{heading}</summary>
        {children}
      </details>
    </div>
  );
}

/** Apart from the title block, which changes with every page. */
const Columns = memo(function Columns({ columns }: { columns: ChromeData['footerColumns'] }) {
  const { t } = useLocale();
  return (
    <div className={cx('grid screenOnly', styles.columns)}>
      {columns.map(({ heading, items }) => (
        <Column key={heading} heading={heading}>
          <ul className={styles.list}>
            {items.map(({ to, label }) => (
              <li key={to}>
                <LocalizedLink to={to} className="underlines">
                  {label}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </Column>
      ))}
      <Column heading={t('chrome:settings')}>
        <LanguageSwitch variant="default" />
        <UnitsSwitch />
        <PaperSwitch />
      </Column>
    </div>
  );
});

/** Five columns, the last one the visitor's own settings, and the title block that closes the sheet (spec §1). */
export const Footer = memo(function Footer({
  data: { brand, contact, footerColumns, revised },
  sheet,
}: FooterProps) {
  const { t } = useLocale();
  return (
    <footer className={cx('dense above', styles.footer)}>
      <Container>
        <Columns columns={footerColumns} />
        <dl className={cx('grid clip frame', styles.block)}>
          <div className={cx('tight medium leading', styles.cell, styles.brand)}>
            <VisuallyHidden as="dt">{t('chrome:company')}</VisuallyHidden>
            <dd>
              <Logo name={brand.name} descriptor={brand.business} />
            </dd>
          </div>
          <div className={cx('tight medium leading', styles.cell)}>
            <dt>{t('chrome:ceo')}</dt>
            <dd>{contact.ceo}</dd>
          </div>
          <div className={cx('tight medium leading', styles.cell, styles.wide)}>
            <dt>{t('chrome:address')}</dt>
            <dd>{contact.address}</dd>
          </div>
          <div className={cx('tight medium leading', styles.cell)}>
            <dt>{t('chrome:telephone')}</dt>
            <dd className={cx('nowrap', styles.number)}>
              <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
            </dd>
          </div>
          <div className={cx('tight medium leading', styles.cell)}>
            <dt>{t('chrome:fax')}</dt>
            <dd className={cx('nowrap', styles.number)}>{contact.fax}</dd>
          </div>
          {sheet !== undefined && (
            <div className={cx('tight medium leading', styles.cell, styles.sheet)}>
              <dt>{t('chrome:sheet')}</dt>
              <dd>{sheet}</dd>
            </div>
          )}
        </dl>
        <PrintLine revised={revised} />
      </Container>
    </footer>
  );
});
