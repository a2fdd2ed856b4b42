import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Breadcrumb, type BreadcrumbItem } from '#app/ui/breadcrumb.tsx';

/** The breadcrumb of a page: the home page, then `items` down to the page itself. */
export function PageTrail({ items }: { items: readonly BreadcrumbItem[] }) {
  const { t } = useLocale();
  return (
    <Breadcrumb
      label={t('chrome:breadcrumb')}
      link={LocalizedLink}
      items={[{ label: t('chrome:home'), to: '/' }, ...items]}
    />
  );
}
