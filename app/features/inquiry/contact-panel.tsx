import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import type { ContactDetails } from './inquiry-data.ts';
import styles from './inquiry-page.module.css';

/** How to reach the supplier otherwise. Telephone and address stand in the footer of the page. */
export function ContactPanel({
  contact: { email, lines },
}: {
  contact: Pick<ContactDetails, 'email' | 'lines'>;
}) {
  const { t } = useLocale();
  return (
    <aside aria-label={t('inquiry:contactTitle')} className="above">
      <dl className={cx('flex wrap below split', styles.cells)}>
        <div>
          <dt className="soft caption">{t('inquiry:email')}</dt>
          <dd className="strong nowrap">
            <TextLink as="a" href={`mailto:${email}`}>
              {email}
            </TextLink>
          </dd>
        </div>
        <div>
          <dt className="soft caption">{t('inquiry:visit')}</dt>
          <dd className="strong nowrap">
            <TextLink as={LocalizedLink} to="/about/map">
              {t('inquiry:directions', { lines })}
            </TextLink>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
