import type { ComponentPropsWithoutRef } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-shapes.tsx';
import { Grid } from '#app/ui/layout.tsx';

import styles from './search-hit.module.css';
import type { SearchHit } from './search-entry.ts';

/** What stands for a picture where a result has none: that it answers, filters, is read or asks. */
const ICONS: Partial<Record<SearchHit['group'], IconName>> = {
  file: 'download',
  answer: 'support',
  condition: 'find',
  near: 'find',
  document: 'list',
  ask: 'support',
};

/** Link to a result: a file has one address in all languages. */
export function HitLink({
  hit,
  children,
  ...rest
}: ComponentPropsWithoutRef<'a'> & { hit: SearchHit }) {
  return hit.group === 'file' ? (
    <a {...rest} href={hit.path}>
      {children}
    </a>
  ) : (
    <LocalizedLink {...rest} to={hit.path}>
      {children}
    </LocalizedLink>
  );
}

/** What a result says: its picture, name and place, the figure that is looked for first, and a part of its text. */
export function HitText({ hit, excerpt }: { hit: SearchHit; excerpt: string }) {
  const { t } = useLocale();
  const icon = ICONS[hit.group];
  const act =
    hit.group === 'ask'
      ? t('search:askAct')
      : (hit.group === 'condition' || hit.group === 'near') && t('search:findAct');
  return (
    <span className={cx('grid middle leading', styles.hit)}>
      <span className={cx('centred soft', styles.picture)}>
        {hit.image === undefined ? (
          icon && <Icon name={icon} />
        ) : (
          <img src={hit.image} alt="" loading="lazy" />
        )}
      </span>
      <Grid as="span" className="shrink">
        <span className="body strong">{hit.title}</span>
        <span className="caption soft">{hit.place}</span>
        {excerpt !== '' && <span className="caption soft">{excerpt}</span>}
      </Grid>
      {hit.figure !== undefined && (
        <span className={cx('light lead', styles.figure)}>{hit.figure}</span>
      )}
      {act && <b className="dense strong">{act} →</b>}
    </span>
  );
}
