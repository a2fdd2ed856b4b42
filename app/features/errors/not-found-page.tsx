import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { NotFound } from '#app/shared/page/not-found.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

import { ErrorHead } from './error-head.tsx';
import { suggestionsFor } from './suggestions.ts';

/** Unknown path: the address asked for, buttons to the homepage and back, and pages that its words suggest (spec §2). */
export function NotFoundPage() {
  const { t } = useLocale();
  return (
    <div data-theme="neutral">
      <ErrorHead title={t('errors:pageTitle')} text={t('errors:pageText')} />
      <NotFound
        title={t('errors:pageTitle')}
        text={t('errors:pageText')}
        check
        suggest={(path) =>
          suggestionsFor(path).map(({ name, to }) => ({ name: t(`errors:${name}`), to }))
        }
      >
        <ButtonLink as={LocalizedLink} to="/" variant="solid">
          {t('errors:goHome')}
        </ButtonLink>
      </NotFound>
    </div>
  );
}
