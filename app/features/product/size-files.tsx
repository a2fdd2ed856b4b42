import type { SizeView } from '#app/shared/product/product-view.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Grid } from '#app/ui/layout.tsx';

import styles from './size-files.module.css';

/** The files of the chosen size, as a row of cells like a title block; without scripts, those of every size. */
export function SizeFiles({ chosen, sizes }: { chosen: SizeView; sizes: readonly SizeView[] }) {
  const { t } = useLocale();
  return (
    <Grid as="div" gap={10} className="screenOnly">
      <FileList size={chosen} label={t('product:dimensions.files', { dn: chosen.dn })} />
      <p className="caption soft">{t('product:dimensions.envelope')}</p>
      <noscript>
        <p className="caption soft">{t('product:dimensions.allFiles')}</p>
        {sizes
          .filter((size) => size !== chosen)
          .map((size) => (
            <FileList
              key={size.dn}
              size={size}
              label={t('product:dimensions.files', { dn: size.dn })}
            />
          ))}
      </noscript>
    </Grid>
  );
}

function FileList({ size: { dn, files }, label }: { size: SizeView; label: string }) {
  const { t } = useLocale();
  return (
    <ul className={cx('flex wrap dense strong frame split', styles.list)} aria-label={label}>
      <li className={cx('flex middle gap8 target nowrap', styles.size)} aria-hidden="true">
        DN {dn}
      </li>
      {files.map(({ format, href, size }) => (
        <li key={format}>
          <a
            href={href}
            download=""
            className={cx('flex middle gap8 target nowrap tints', styles.file)}
            aria-label={t('product:dimensions.download', {
              file: t(`product:dimensions.file.${format}`),
              dn,
              size,
            })}
          >
            <Icon name="download" />
            {t(`product:dimensions.file.${format}`)} <span className="regular quiet">{size}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
