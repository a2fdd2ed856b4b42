import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { SpecList } from '#app/ui/spec-list.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './contact-panel.module.css';
import type { ContactDetails } from './inquiry-data.ts';

/** How to reach the supplier, and what an inquiry should say. */
export function ContactPanel({ contact }: { contact: ContactDetails }) {
  const { t } = useLocale();
  const hints = [
    t('inquiry:hintMedium'),
    t('inquiry:hintSize'),
    t('inquiry:hintPressure'),
    t('inquiry:hintActuation'),
    t('inquiry:hintDrawings'),
  ];
  return (
    <aside aria-label={t('inquiry:contactTitle')}>
      <VisuallyHidden as="h2">{t('inquiry:contactTitle')}</VisuallyHidden>
      <SpecList
        rows={[
          {
            label: t('inquiry:telephone'),
            value: (
              <a href={contact.phoneHref} className={styles.phone}>
                {contact.phone}
              </a>
            ),
          },
          { label: t('inquiry:fax'), value: contact.fax },
          {
            label: t('inquiry:email'),
            value: (
              <TextLink as="a" href={`mailto:${contact.email}`}>
                {contact.email}
              </TextLink>
            ),
          },
          {
            label: t('inquiry:address'),
            value: (
              <>
                {contact.address}
                <br />
                <TextLink as={LocalizedLink} to="/about/map" className={styles.directions}>
                  {t('inquiry:directions')}
                </TextLink>
              </>
            ),
          },
        ]}
      />
      <h2 className={styles.title}>{t('inquiry:hintsTitle')}</h2>
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </aside>
  );
}
