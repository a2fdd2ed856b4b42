import { useMissed } from '#app/shared/misses/use-missed.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { SearchSaid } from './search-said.tsx';
import type { Finds, HitGroup } from './search-groups.ts';
import type { SearchHit } from './search-entry.ts';
import { HitLink, HitText } from './search-hit.tsx';
import { optionId } from './search-options.ts';
import { searchPath } from './search-path.ts';
import styles from './search-results.module.css';

export interface SearchResultsProps extends Pick<Finds, 'said' | 'isNothing'> {
  /** Id of the list; its options' ids begin with it. */
  id: string;
  groups: readonly HitGroup[];
  query: string;
  /** The words of a document around what was looked for. */
  excerpt: (text: string, query: string) => string;
  /** How many were found. */
  total: number;
  /** Index of the option that is chosen, counted over all groups. */
  active: number;
  /** A result has been followed. */
  onFollow: (hit?: SearchHit) => void;
}

/** The list under the field: results by group, or why there are none. */
export function SearchResults(props: SearchResultsProps) {
  const { id, groups, query, excerpt, said, isNothing, total, active, onFollow } = props;
  const { t } = useLocale();
  const shown = groups.reduce(
    (sum, { group, hits }) => sum + (group === 'ask' ? 0 : hits.length),
    0,
  );
  useMissed('search', isNothing ? query : undefined);
  return (
    <>
      <div className={cx('flex wrap between rigid dense soft below', styles.said)}>
        <SearchSaid said={said} isNothing={isNothing} />
        {total === 0 && (
          <TextLink as={LocalizedLink} to="/sitemap" onClick={() => onFollow()}>
            {t('menu:sitemap')}
          </TextLink>
        )}
        {total > shown && (
          <TextLink as={LocalizedLink} to={searchPath(query)} onClick={() => onFollow()}>
            {t('search:all', { count: total })}
          </TextLink>
        )}
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={t('search:results')}
        // Scrolled by its keys where the focus is in it, as well as by those of the field.
        tabIndex={0}
        className={cx('flex grow rings-within', styles.list)}
      >
        {groups.map(({ group, total: found, offset, hits }) => (
          <div
            key={group}
            role="group"
            aria-labelledby={`${id}-${group}`}
            className={group === 'ask' ? styles.ask : undefined}
          >
            <div
              id={`${id}-${group}`}
              role="presentation"
              className={cx('caption quiet', styles.heading)}
            >
              {t(`search:group.${group}`)} {group !== 'ask' && <span>{found}</span>}
            </div>
            {hits.map((hit, place) => {
              const index = offset + place;
              return (
                <HitLink
                  key={hit.id}
                  hit={hit}
                  id={optionId(id, index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={cx('tints grid middle', styles.option)}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onFollow(hit)}
                >
                  <HitText
                    hit={hit}
                    excerpt={group === 'document' ? excerpt(hit.text, query) : ''}
                  />
                </HitLink>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
