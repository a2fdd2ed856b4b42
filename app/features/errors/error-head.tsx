import { useLocale } from '#app/i18n/use-locale.ts';

/** Title and description of a page that could not be shown; it is not to be indexed. React moves them to the head. */
export function ErrorHead({ title, text }: { title: string; text: string }) {
  const { t } = useLocale();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={text} />
      <meta name="keywords" content={t('errors:keywords')} />
      <meta name="robots" content="noindex" />
    </>
  );
}
