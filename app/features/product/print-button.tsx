import { useLocale } from '#app/i18n/use-locale.ts';
import { TextLink } from '#app/ui/text-link.tsx';

/** The page as a sheet of paper or a PDF; where scripts do not run, the browser's own menu does it. */
export function PrintButton() {
  const { t } = useLocale();
  return (
    <TextLink as="button" type="button" className="scripted" onClick={() => print()}>
      {t('product:print')}
    </TextLink>
  );
}
