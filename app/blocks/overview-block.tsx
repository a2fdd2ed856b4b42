import { useLocale } from '#app/i18n/use-locale.ts';

import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';
import { BlockHeading } from './block-heading.tsx';
import { Bullets } from '#app/shared/text/bullets.tsx';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';
import { cx } from '#app/ui/cx.ts';

/** Features, specifications and applications side by side; a missing one is left out. */
export function OverviewBlock({ block, level }: { block: BlockDataOf<'overview'>; level: 2 | 3 }) {
  const { t } = useLocale();
  const { title, features, specifications, applications } = block;
  return (
    <div>
      <BlockHeading level={level}>{title}</BlockHeading>
      <div className={cx('stack', styles.columns)}>
        {features && (
          <div>
            <p className="body foot8">
              <b>{t('catalogue:features')}</b>
            </p>
            <Bullets items={features} />
          </div>
        )}
        {specifications && (
          <div>
            <p className="body foot8">
              <b>{t('catalogue:specifications')}</b>
            </p>
            <SpecRows specs={specifications} />
          </div>
        )}
        {applications && (
          <div>
            <p className="body foot8">
              <b>{t('catalogue:applications')}</b>
            </p>
            <Bullets items={applications} />
          </div>
        )}
      </div>
    </div>
  );
}
