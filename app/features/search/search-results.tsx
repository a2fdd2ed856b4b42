import { useMissed } from '#app/shared/misses/use-missed.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

import type { NearestSize } from './nearest-size.ts';
import { NearestWords } from './nearest-words.tsx';
import type { HitGroup } from './search-groups.ts';
import type { SearchHit } from './search-index.ts';
import { HitLink, HitText } from './search-hit.tsx';
import { optionId } from './search-options.ts';
import styles from './search-results.module.css';

export interface SearchResultsProps {
  /** Id of the list; its options' ids begin with it. */
  id: string;
  groups: readonly HitGroup[];
  query: string;
  /** The words of a document around what was looked for. */
  excerpt: (text: string, query: string) => string;
  /** What comes nearest by size where nothing that is found comes in the size looked for. */
  nearest: (query: string, groups: readonly HitGroup[]) => NearestSize | undefined;
  /** Index of the option that the keys have chosen, counted over all groups; -1 for none. */
  active: number;
  /** A result has been followed. */
  onFollow: (hit?: SearchHit) => void;
}

/** The list under the field: results by group, or why there are none. */
export function SearchResults(props: SearchResultsProps) {
  const { id, groups, query, excerpt, nearest, active, onFollow } = props;
  const { t } = useLocale();
  const nothing = groups.every(({ group }) => group === 'ask');
  useMissed('search', nothing ? query : undefined);
  const near = nearest(query, groups);
  return (
    <>
      {near && (
        <div className={styles.nothing}>
          <NearestWords nearest={near} />
        </div>
      )}
      {nothing && (
        <div className={styles.nothing}>
          <p className={styles.strong}>{t('search:nothing', { query: query.trim() })}</p>
          <p>
            {t('search:nothingHint')}{' '}
            <LocalizedLink to="/products#finder" className={styles.link} onClick={() => onFollow()}>
              {t('menu:findByCondition')}
            </LocalizedLink>
            {' · '}
            <LocalizedLink to="/sitemap" className={styles.link} onClick={() => onFollow()}>
              {t('menu:sitemap')}
            </LocalizedLink>
          </p>
        </div>
      )}
      <div id={id} role="listbox" aria-label={t('search:results')} className={styles.list}>
        {groups.map(({ group, total: found, offset, hits }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className={styles.heading}>
              {t(`search:group.${group}`)}{' '}
              {group !== 'ask' && <span className={styles.count}>{found}</span>}
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
                  className={styles.option}
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
