import { useSyncExternalStore } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { withoutLanguage } from '#contract/address.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useGoBack } from '#app/i18n/use-go-back.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { ErrorHead } from './error-head.tsx';
import { MissingValve } from './missing-valve.tsx';
import styles from './not-found-page.module.css';
import { suggestionsFor } from './suggestions.ts';

const never = () => () => undefined;

/** Unknown path: the address asked for, buttons to the homepage and back, and pages that its words suggest (spec §2). */
export function NotFoundPage() {
  const { t } = useLocale();
  const goBack = useGoBack('/');
  const { pathname, search } = useLocation();
  // One document serves every unknown path: which one it is, only the browser knows.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div data-theme="neutral">
      <ErrorHead title={t('errors:pageTitle')} text={t('errors:pageText')} />
      <Container className={styles.page}>
        <MissingValve label={t('errors:pipe')} />
        <div>
          <h1>{t('errors:pageTitle')}</h1>
          <p className={styles.text}>
            {t('errors:pageText')} <span className={styles.check}>{t('errors:pageAddress')}</span>
          </p>
          <p role="note" className={styles.address} aria-label={t('errors:requestedAddress')}>
            {inBrowser ? withoutLanguage(pathname + search) : '\u00a0'}
          </p>
          <div className={styles.actions}>
            <ButtonLink as={LocalizedLink} to="/" variant="solid">
              {t('errors:goHome')}
            </ButtonLink>
            <Button className={styles.back} onClick={goBack}>
              {t('errors:goBack')}
            </Button>
          </div>
        </div>
        <div>
          <h2 className={styles.heading}>{t('errors:suggestions')}</h2>
          <ul className={styles.suggestions}>
            {suggestionsFor(inBrowser ? pathname : '').map(({ name, to }) => (
              <li key={to} className={styles.suggestion}>
                <TextLink as={LocalizedLink} to={to}>
                  {t(`errors:${name}`)}
                </TextLink>
                <span className={styles.path}>{to}</span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}
