import { type ReactNode, useSyncExternalStore } from 'react';

import { decodedPath, withoutLanguage } from '#contract/address.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useGoBack } from '#app/i18n/use-go-back.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useLocation } from '#app/router/router-provider.tsx';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { MissingValve } from './missing-valve.tsx';
import styles from './not-found.module.css';

const never = () => () => undefined;

/** The address asked for, ways out, and pages that its words suggest: of an unknown path and of an unknown product. */
export function NotFound({
  title,
  text,
  check = false,
  children,
  suggest,
  withoutScripts,
}: {
  title: string;
  text: string;
  /** Asks to look at the address, where the text does not. */
  check?: boolean;
  /** The first way out, beside the one back. */
  children: ReactNode;
  /** @param path as asked for, decoded; empty where it is not known, as on the server: one document serves every unknown path */
  suggest: (path: string) => readonly { name: string; to: string }[];
  /** Suggestions for readers without scripts, of which the server keeps some. */
  withoutScripts?: ReactNode;
}) {
  const { t } = useLocale();
  const goBack = useGoBack('/');
  const { pathname, search } = useLocation();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Container className={cx('stack', styles.page)}>
      <MissingValve label={t('errors:pipe')} />
      <div>
        <h1>{title}</h1>
        <p className="soft top12 foot12">
          {text} {check && t('errors:pageAddress')}
        </p>
        <p
          role="note"
          className={cx('dense anywhere', styles.address)}
          aria-label={t('errors:requestedAddress')}
        >
          {inBrowser ? decodedPath(withoutLanguage(pathname + search)) : '\u00a0'}
          {/* The server writes the address into it (contract/missing-page.ts). */}
          <noscript data-missing="address" />
        </p>
        <div className={cx('flex wrap gap10 top24', styles.actions)}>
          {children}
          <Button className="scripted" onClick={goBack}>
            {t('errors:goBack')}
          </Button>
        </div>
      </div>
      <div>
        <h2 className="lead foot4">{t('errors:suggestions')}</h2>
        {withoutScripts}
        <ul className={cx('edge', styles.suggestions)}>
          {suggest(inBrowser ? decodedPath(pathname) : '').map(({ name, to }) => (
            <li key={to} className={cx('grid middle below', styles.suggestion)}>
              <TextLink as={LocalizedLink} to={to}>
                {name}
              </TextLink>
              <span className="dense quiet">{to}</span>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
