import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { useUnits } from '#app/shared/units/unit-choice.ts';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';
import { Section } from '#app/ui/section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { AppliedConditions } from './applied-conditions.tsx';
import { conditions, dutyOf } from '#app/shared/fit/condition-labels.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { FinderForm } from './finder-form.tsx';
import { find, type Group } from './finder.ts';
import { askedFacets } from '#app/shared/fit/match-item.ts';
import styles from './finder.module.css';
import { type FinderQuery, type Sort, SORTS } from '#app/shared/fit/finder-query.ts';
import { sizingPath } from './tool-paths.ts';
import { ACTUATOR_COLUMNS, VALVE_COLUMNS } from './result-columns.tsx';
import type { NoResultProps } from './no-result.tsx';
import { RefusedNote } from './refused-note.tsx';
import { ResultTable } from './result-table.tsx';
import { SentenceForm } from './sentence-form.tsx';
import { SentenceNote, type TypedSentence } from './sentence-note.tsx';
import { useResultsFirst } from './to-results.ts';
import { type ChangeQuery, useFinder } from './use-finder.ts';
import { useKeptConditions } from './use-kept-conditions.ts';

/** Fetched beside the finder, not ahead of its page: most searches find something. */
const noResult = lazyChunk(() => import('./no-result.tsx'));

function Nothing(props: NoResultProps) {
  const { t } = useLocale();
  const chunk = useChunk(noResult);
  return chunk.status === 'ready' ? (
    <chunk.value.NoResult {...props} />
  ) : (
    <Alert kind="warning" title={t('finder:none')} />
  );
}

/**
 * The finder: conditions at the left, and what fits, what has to be asked and what does not fit. The prerendered page
 * lists everything; scripts read the conditions in the address.
 */
export function Finder({ data }: { data: FinderData }) {
  const { t } = useLocale();
  const { query, change } = useFinder(data);
  useKeptConditions(query, data);
  /** What was made of the last sentence, until a condition is changed by other means. */
  const [read, setRead] = useState<TypedSentence>();
  const changeByHand: ChangeQuery = (...asked) => {
    setRead(undefined);
    change(...asked);
  };
  const results = useMemo(() => find(data.items, query), [data.items, query]);
  const asked = askedFacets(query).length > 0;
  const list = useRef<HTMLParagraphElement>(null);
  // Neither invalid text nor a sentence that was not read is kept in the address: fresh forms clear them.
  const [cleared, setCleared] = useState(0);
  const count = results.count;
  const asksDrive = query.torque !== undefined || query.rotation !== undefined;
  const sizing = asksDrive ? sizingPath(data.items, query) : undefined;
  const showResults = (focus = true) => {
    if (focus) list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  };
  useEffect(() => noResult.preload(), []);
  useResultsFirst(asked, showResults);
  return (
    <Section id="finder" title={t('finder:title')} lead={t('finder:lead')}>
      <noscript>
        <p className={styles.withoutScripts}>{t('finder:withoutScripts')}</p>
      </noscript>
      <SentenceForm
        key={`sentence ${cleared}`}
        data={data}
        change={change}
        onRead={setRead}
        onShowResults={showResults}
      />
      <div className={styles.layout}>
        <FinderForm
          key={cleared}
          data={data}
          query={query}
          change={changeByHand}
          onShowResults={showResults}
        />
        <div className={styles.results}>
          <AppliedConditions
            data={data}
            query={query}
            change={changeByHand}
            onClear={() => {
              changeByHand(({ sort }) => ({ sort }));
              setCleared(cleared + 1);
            }}
            // The number of results is what has changed.
            onTaken={() => list.current?.focus({ preventScroll: true })}
          />
          <div className={styles.bar}>
            <p ref={list} tabIndex={-1} role="status" className={styles.status}>
              {asked ? t('finder:fit', { count }) : t('finder:all', { count })}
            </p>
            <div className={styles.choices}>
              <UnitsSwitch />
              <SortSelect
                sort={query.sort}
                onChange={(sort) => change((asked) => ({ ...asked, sort }))}
              />
            </div>
          </div>
          {read ? <SentenceNote data={data} read={read} /> : <RefusedNote data={data} />}
          {count === 0 && (
            <Nothing
              data={data}
              query={query}
              asking={results.valves.ask.length + results.actuators.ask.length}
              change={changeByHand}
            />
          )}
          <ResultGroup
            kind="valve"
            data={data}
            group={results.valves}
            query={query}
            asked={asked}
          />
          <ResultGroup
            kind="actuator"
            data={data}
            group={results.actuators}
            query={query}
            asked={asked}
            aside={
              sizing !== undefined && (
                <p className={styles.aside}>
                  {t('finder:toSizingLead')}{' '}
                  <TextLink as={LocalizedLink} to={sizing}>
                    {t('finder:sizing.title')}
                  </TextLink>
                </p>
              )
            }
          />
        </div>
      </div>
    </Section>
  );
}

/** The valves, or the actuators. */
function ResultGroup({
  kind,
  data,
  group,
  query,
  asked,
  aside,
}: {
  kind: 'valve' | 'actuator';
  data: FinderData;
  group: Group;
  query: FinderQuery;
  asked: boolean;
  /** A link to a tool or page that answers better. */
  aside?: ReactNode;
}) {
  const { t } = useLocale();
  const title = t(kind === 'valve' ? 'finder:valves' : 'finder:actuators');
  const system = useUnits();
  const notApplied = conditions(query, data, t, system).flatMap(({ facet, label }) =>
    group.notApplied.includes(facet) ? [label] : [],
  );
  return (
    <section aria-labelledby={`finder-${kind}`} className={styles.group}>
      <h3 id={`finder-${kind}`} className={styles.title}>
        {title}
        {group.concerned && <span className={styles.count}> {group.fits.length}</span>}
      </h3>
      {aside}
      {group.concerned && notApplied.length > 0 && (
        <p className={styles.aside}>
          {t(`finder:notApplied.${kind}`, { list: notApplied.join(', ') })}
        </p>
      )}
      {group.concerned ? (
        <ResultTable
          caption={title}
          columns={kind === 'valve' ? VALVE_COLUMNS : ACTUATOR_COLUMNS}
          group={group}
          query={query}
          duty={dutyOf(query, data, t)}
          withResult={asked}
        />
      ) : (
        <p className={styles.unconcerned}>{t(`finder:notConcerned.${kind}`)}</p>
      )}
    </section>
  );
}

function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const { t } = useLocale();
  return (
    <label className={styles.sort} data-controlled>
      {t('finder:sort')}
      <select
        value={sort}
        onChange={({ target }) => onChange(SORTS.find((each) => each === target.value) ?? 'name')}
        title={t('finder:sortNote')}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`finder:sorts.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
