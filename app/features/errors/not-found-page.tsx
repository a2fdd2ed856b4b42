import { type SuggestedPage, suggestedPages } from '#contract/missing-page.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { NotFound } from '#app/shared/page/not-found.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { ErrorHead } from './error-head.tsx';

const SUGGESTED = {
  sirca: '/products/sirca-valves',
  products: '/products',
  about: '/about',
  contact: '/contact',
} as const satisfies Record<SuggestedPage, string>;

/** Unknown path: the address asked for, buttons to the homepage and back, and pages that its words suggest (spec §2). */
export function NotFoundPage() {
  const { t } = useLocale();
  const named = (page: SuggestedPage) => ({
    name: t(`errors:suggest.${page}`),
    to: SUGGESTED[page],
  });
  return (
    <div data-theme="neutral">
      <ErrorHead title={t('errors:pageTitle')} text={t('errors:pageText')} />
      <NotFound
        title={t('errors:pageTitle')}
        text={t('errors:pageText')}
        check
        suggest={(path) => [
          ...suggestedPages(path).map(named),
          { name: t('errors:suggest.home'), to: '/' },
        ]}
        withoutScripts={(Object.keys(SUGGESTED) as SuggestedPage[]).map((page) => (
          // The server keeps those that the address suggests (contract/missing-page.ts).
          <noscript key={page} data-missing={page}>
            <p>
              <TextLink as={LocalizedLink} to={SUGGESTED[page]}>
                {named(page).name}
              </TextLink>
            </p>
          </noscript>
        ))}
      >
        <ButtonLink as={LocalizedLink} to="/" variant="solid">
          {t('errors:goHome')}
        </ButtonLink>
      </NotFound>
    </div>
  );
}
