import { useId } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import {
  INSTALLED_FIELDS,
  type InstalledKind,
  installedStore,
  MAX_INSTALLED,
  useInstalledValve,
} from '#app/shared/inquiry/installed-valve.ts';
import { cx } from '#app/ui/cx.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './inquiry-fields.module.css';
import page from './inquiry-page.module.css';

/** The valve that is to be retrofitted, or the product that needs service, in a few short fields; all of them may stay empty. */
export function InstalledValveForm({ kind, email }: { kind: InstalledKind; email: string }) {
  const { t } = useLocale();
  const id = useId();
  const valve = useInstalledValve();
  return (
    <section aria-labelledby={id} className="scripted">
      <h2 id={id} className={cx('flex baseline gap16 dense', page.partHead)}>
        {t(`inquiry:installedTitle.${kind}`)}
      </h2>
      <div className={cx('grid', styles.fields)}>
        {INSTALLED_FIELDS[kind].map((field) => (
          <div key={field} className={field === 'fault' ? styles.wide : undefined}>
            <Field id={`${id}-${field}`} label={t(`inquiry:installed.${field}`)}>
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
          </div>
        ))}
        <p className={cx('dense soft', styles.wide)}>
          {t(`inquiry:installedPhotographs.${kind}`)}{' '}
          <TextLink as="a" href={`mailto:${email}`}>
            {email}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
