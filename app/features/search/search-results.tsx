import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ChunkStatus } from '#app/ui/chunk-status.tsx';

import type { Search } from './use-search.ts';
import styles from './search-results.module.css';

export interface SearchResultsProps {
  /** Id of the list; its options' ids begin with it. */
  id: string;
  search: Search;
  query: string;
  /** Index of the option that the keys have chosen, counted over all groups; -1 for none. */
  active: number;
  /** A result has been followed. */
  onFollow: () => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list under the field: results by group, or why there are none. */
export function SearchResults({ id, search, query, active, onFollow }: SearchResultsProps) {
  const { t } = useLocale();
  const { engine, groups, total } = search;
  if (engine.status !== 'ready') {
    return (
      <ChunkStatus
        state={engine}
        labels={{
          loading: t('search:loading'),
          failed: {
            timeout: t('product:chunk.timeout'),
            missing: t('product:chunk.missing'),
            error: t('product:chunk.error'),
          },
          retry: t('product:chunk.retry'),
        }}
      />
    );
  }
  const { excerpt } = engine.value;
  return (
    <>
      <div id={id} role="listbox" aria-label={t('search:results')} className={styles.list}>
        {groups.map(({ group, total: found, offset, hits }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className={styles.heading}>
              {t(`search:group.${group}`)} <span className={styles.count}>{found}</span>
            </div>
            {hits.map((hit, place) => {
              const index = offset + place;
              return (
                <LocalizedLink
                  key={hit.id}
                  id={optionId(id, index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  to={hit.path}
                  className={styles.option}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={onFollow}
                >
                  <span className={styles.title}>{hit.title}</span>
                  <span className={styles.place}>{hit.place}</span>
                  {group === 'document' && (
                    <span className={styles.excerpt}>{excerpt(hit.text, query)}</span>
                  )}
                </LocalizedLink>
              );
            })}
          </div>
        ))}
      </div>
      {total === 0 && (
        <div className={styles.nothing}>
          <p className={styles.title}>{t('search:nothing', { query: query.trim() })}</p>
          <p>
            {t('search:nothingHint')}{' '}
            <LocalizedLink to="/products#finder" className={styles.link} onClick={onFollow}>
              {t('menu:findByCondition')}
            </LocalizedLink>
            {' · '}
            <LocalizedLink to="/sitemap" className={styles.link} onClick={onFollow}>
              {t('menu:sitemap')}
            </LocalizedLink>
          </p>
        </div>
      )}
    </>
  );
}
