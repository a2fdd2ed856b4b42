import { useState } from 'react';

import { useChangeQuery, useLocation } from '#app/router/router-provider.tsx';

import {
  compareList,
  comparedFromSearch,
  comparePath,
  isSameId,
  MAX_COMPARED,
  searchWithCompared,
  useCompareList,
  withChange,
} from '#app/shared/compare/compare-list.ts';
import { type Removal, removalAfter } from '#app/shared/removal/removal-note.tsx';
import { takenOut, withBack } from '#app/shared/stored-list/take-out.ts';
import { useDocumentTitle } from '#app/shared/page/use-document-title.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { announce } from '#app/ui/announce.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageTrail } from '#app/shared/page/page-trail.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { Checkbox } from '#app/ui/field.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

import { AddItem } from './add-item.tsx';
import { type CompareData, type CompareItem, nameOf } from './compare-data.ts';
import styles from './compare-page.module.css';
import { ComparisonRemoval } from './comparison-removal.tsx';
import { ComparisonView } from './comparison-view.tsx';

/** `/compare`: products and sizes side by side, as the address lists them. */
export function ComparePage({ data }: { data: CompareData }) {
  const { t } = useLocale();
  const { search } = useLocation();
  const changeQuery = useChangeQuery();
  const read = (query: string) =>
    comparedFromSearch(query, (id) => data.items.some((item) => item.id === id));
  const asked = read(search);
  const items = asked.ids.flatMap((id) => data.items.find((item) => item.id === id) ?? []);

  // The document is the same for every comparison; its own title comes with the address.
  const title =
    items.length === 0
      ? data.head.title
      : `${t('comparison:titleOf', { list: items.map(nameOf).join(', ') })} | ${data.head.siteName}`;
  useDocumentTitle(title);

  /** Writes a choice into the address and onto the device; Back leads to the page before, not through every change. */
  const choose = (update: (ids: readonly string[]) => readonly string[]) =>
    void changeQuery((latest) => {
      const before = read(latest).ids;
      const ids = [...new Set(update(before))].slice(0, MAX_COMPARED);
      compareList.update((own) => withChange(own, before, ids));
      return searchWithCompared(latest, ids);
    });

  const [differentFirst, setDifferentFirst] = useState(false);
  /** Who has added one may add another: the fields stay open. */
  const [isAdding, setAdding] = useState(false);
  const [removal, setRemoval] = useState<Removal>();
  const remove = ({ id, ...item }: CompareItem) => {
    const product = nameOf(item);
    const taken = takenOut(
      asked.ids,
      asked.ids.filter((other) => other !== id),
    );
    choose((ids) => ids.filter((other) => other !== id));
    setRemoval(
      removalAfter(removal, {
        say: (words) => words('compare:removed', { product }),
        undo: () => choose((ids) => withBack(ids, taken, isSameId, MAX_COMPARED)),
      }),
    );
    announce(t('compare:count', { count: taken.kept.length, max: MAX_COMPARED }));
  };

  const adding = (
    <details
      className={cx('scripted screenOnly', styles.adding)}
      open={items.length === 0 || isAdding}
      hidden={asked.ids.length >= MAX_COMPARED}
    >
      <summary className="flex-row target dense strong soft underlined">
        + {t('comparison:add')}
      </summary>
      <AddItem
        items={data.items}
        chosen={asked.ids}
        onAdd={(id) => {
          setAdding(true);
          choose((ids) => [...ids, id]);
        }}
      />
    </details>
  );
  return (
    <Container className={styles.page}>
      <PageTrail
        items={[
          { label: t('chrome:products'), to: '/products' },
          { label: data.title, to: '/compare' },
        ]}
      />
      <div className={cx('flex-row wrap between', styles.pageHead)}>
        <PageHead title={data.title} />
        {items.length > 0 && (
          <div className={cx('flex-row wrap dense screenOnly', styles.controls)}>
            <Checkbox
              checked={differentFirst}
              disabled={items.length < 2}
              onChange={({ currentTarget }) => setDifferentFirst(currentTarget.checked)}
            >
              {t('comparison:differentFirst')}
            </Checkbox>
            <UnitsSwitch />
          </div>
        )}
      </div>
      {asked.dropped.length > 0 && (
        <Alert kind="warning" className="foot24">
          {t('comparison:unknown', { list: asked.dropped.map(short).join(', ') })}
        </Alert>
      )}
      <ComparisonRemoval
        removal={removal}
        isFull={asked.ids.length >= MAX_COMPARED}
        onUndone={setRemoval}
      />
      {items.length === 0 ? (
        <Empty />
      ) : (
        <ComparisonView
          data={data}
          items={items}
          title={title}
          differentFirst={differentFirst}
          onChoose={choose}
          onRemove={remove}
        />
      )}
      {/* In one place: a press before the scripts run is done where it was made. */}
      {adding}
    </Container>
  );
}

/** Longest part of an unknown id that is repeated to the visitor. */
const SHOWN_ID = 30;
const short = (id: string) => (id.length > SHOWN_ID ? `${id.slice(0, SHOWN_ID)}…` : id);

function Empty() {
  const { t } = useLocale();
  const kept = useCompareList();
  return (
    <div className={cx('edge', styles.empty)}>
      <h2>{t('comparison:emptyTitle')}</h2>
      <p className="scripted soft measure">{t('comparison:emptyText')}</p>
      <noscript>
        <p className="soft measure">{t('comparison:withoutScripts')}</p>
      </noscript>
      <p className={'flex wrap gap10 top12'}>
        {kept.length > 0 && (
          <ButtonLink as={LocalizedLink} to={comparePath(kept)} variant="solid" arrow>
            {t('comparison:kept', { count: kept.length })}
          </ButtonLink>
        )}
        <ButtonLink as={LocalizedLink} to="/products" arrow>
          {t('comparison:toProducts')}
        </ButtonLink>
      </p>
    </div>
  );
}
