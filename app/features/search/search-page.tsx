import { useLocation } from '#app/router/router-provider.tsx';

import { useDocumentTitle } from '#app/shared/page/use-document-title.ts';
import { useMissed } from '#app/shared/misses/use-missed.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ChunkStatus } from '#app/ui/chunk-status.tsx';
import { PlainPage } from '#app/shared/page/plain-page.tsx';
import { chunkLabels } from '#app/shared/picture/viewer-labels.ts';

import type { SearchPageData } from './search-page.server.ts';
import { cx } from '#app/ui/cx.ts';
import styles from './search-page.module.css';
import { HitLink, HitText } from './search-hit.tsx';
import { searchedFor } from './search-path.ts';
import { SearchSaid } from './search-said.tsx';
import { useSearch } from './use-search.ts';

/** `/search?q=`: everything that a query finds, as links. Without scripts it says that it needs them. */
export function SearchPage({ data }: { data: SearchPageData }) {
  const { t } = useLocale();
  const query = searchedFor(useLocation().search);
  const { engine, groups, said, isNothing, total } = useSearch(query, query !== '', true);
  const ready = engine.status === 'ready' ? engine.value : undefined;
  useMissed('search', ready && isNothing && query !== '' ? query : undefined);
  const title = t('search:resultsFor', { query });
  useDocumentTitle(query === '' ? data.head.title : `${title} | ${data.head.siteName}`);
  return (
    <PlainPage
      path="/search"
      name={data.title}
      title={query === '' ? data.title : title}
      lead={query === '' ? <span className="scripted">{t('search:empty')}</span> : data.lead}
    >
      <div className={cx('hidden', styles.noScripts)}>
        <p>{t('search:needsScripts')}</p>
        <p>
          <LocalizedLink to="/products">{t('chrome:products')}</LocalizedLink> ·{' '}
          <LocalizedLink to="/sitemap">{t('menu:sitemap')}</LocalizedLink>
        </p>
      </div>
      {query !== '' && engine.status !== 'ready' && (
        <ChunkStatus state={engine} labels={chunkLabels(t, t('search:loading'))} />
      )}
      {query !== '' && ready && (
        <>
          <div role="status" className="soft foot24">
            {total > 0 && <p>{t('search:count', { count: total })}</p>}
            <SearchSaid said={said} isNothing={isNothing} />
          </div>
          {groups.map(({ group, total: found, hits }) => (
            <section
              key={group}
              aria-labelledby={`search-${group}`}
              className={cx('apart', group === 'ask' && 'screenOnly')}
            >
              <h2 id={`search-${group}`} className="underscored">
                {t(`search:group.${group}`)}{' '}
                {group !== 'ask' && <small className="regular quiet">{found}</small>}
              </h2>
              <ul>
                {hits.map((hit) => (
                  <li key={hit.id} className="below">
                    <HitLink
                      hit={hit}
                      className={cx('block tints', styles.link)}
                      onClick={() => {
                        if (group === 'ask') ready.ask(query);
                      }}
                    >
                      <HitText
                        hit={hit}
                        excerpt={group === 'document' ? ready.excerpt(hit.text, query) : ''}
                      />
                    </HitLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </PlainPage>
  );
}
