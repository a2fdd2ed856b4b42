import { useId } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import {
  INSTALLED_FIELDS,
  installedStore,
  MAX_INSTALLED,
  useInstalledValve,
} from '#app/shared/inquiry/installed-valve.ts';
import { cx } from '#app/ui/cx.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './inquiry-fields.module.css';
import page from './inquiry-page.module.css';

/** The valve that is to be retrofitted or serviced, in seven short fields; all of them may stay empty. */
export function InstalledValveForm({ email }: { email: string }) {
  const { t } = useLocale();
  const id = useId();
  const valve = useInstalledValve();
  return (
    <section aria-labelledby={id} className="scripted">
      <h2 id={id} className={cx('flex baseline gap16 dense', page.partHead)}>
        {t('inquiry:installedTitle')}
      </h2>
      <div className={styles.fields}>
        {INSTALLED_FIELDS.map((field) => (
          <Field key={field} id={`${id}-${field}`} label={t(`inquiry:installed.${field}`)}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={MAX_INSTALLED}
                value={valve[field] ?? ''}
                onChange={({ target: { value } }) =>
                  installedStore.update((before) => ({ ...before, [field]: value }))
                }
              />
            )}
          </Field>
        ))}
        <p className={cx('dense soft', styles.wide)}>
          {t('inquiry:installedPhotographs')}{' '}
          <TextLink as="a" href={`mailto:${email}`}>
            {email}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
