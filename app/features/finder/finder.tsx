import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

import { type Result, RESULTS } from '#facts/result.ts';

import { useShare } from '#app/shared/address/use-share.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { AppliedConditions } from './applied-conditions.tsx';
import { conditions, dutyOf } from '#app/shared/fit/condition-labels.ts';
import type { FinderData, FinderItem } from '#app/shared/fit/finder-data.ts';
import { VerdictFootnote } from '#app/shared/fit/verdict-footnote.tsx';
import { ConditionForm } from './condition-form.tsx';
import { FinderForm } from './finder-form.tsx';
import { comparesFigures, find, type Group } from './finder.ts';
import styles from './finder.module.css';
import { askedFacets, type FinderQuery, type Sort, SORTS } from '#app/shared/fit/finder-query.ts';
import { sizingPath } from './tool-paths.ts';
import { ACTUATOR_COLUMNS, VALVE_COLUMNS } from './result-columns.tsx';
import { RefusedNote } from './refused-note.tsx';
import type { NoResult } from './no-result.tsx';
import { ResultTable } from './result-table.tsx';
import { useFinder } from './use-finder.ts';
import { useKeptConditions } from './use-kept-conditions.ts';

/** Fetched with the first condition: most searches find something. */
const noResult = lazyChunk(() => import('./no-result.tsx'));

const KINDS = ['valve', 'actuator'] as const;
const COLUMNS = { valve: VALVE_COLUMNS, actuator: ACTUATOR_COLUMNS };

/** Whether any column of the item's table is stated. */
const hasFigures = ({ kind, texts }: FinderItem) => COLUMNS[kind].some(({ key }) => texts[key]);

/**
 * The finder. Without a condition: four fields, the categories, and one table of everything, folded. With one: its results
 * alone, beside the fields, and the categories as links. The prerendered page has no condition; scripts read the address.
 */
export function Finder({
  data,
  title,
  cards,
  links,
}: {
  data: FinderData;
  title: string;
  /** The categories, as cards and as links. */
  cards: ReactNode;
  links: ReactNode;
}) {
  const { t } = useLocale();
  const { query, change } = useFinder(data);
  useKeptConditions(query, data);
  const asked = askedFacets(query).length > 0;
  const results = find(asked ? data.items : data.items.filter(hasFigures), query);
  const groups = { valve: results.valves, actuator: results.actuators };
  /** A range that is stated as a whole is a row, and no product. */
  const catalogued = data.items.filter(({ page }) => page).length;
  const status = useRef<HTMLParagraphElement>(null);
  const toStatus = () => status.current?.focus({ preventScroll: true });
  /** The form of this page was sent: it gives way to the results, and the focus with it. */
  const sent = useRef(false);
  useEffect(() => {
    if (asked && sent.current) status.current?.focus({ preventScroll: true });
    sent.current = false;
  }, [asked]);
  const count = (result: Result) =>
    KINDS.reduce((sum, kind) => sum + groups[kind][result].length, 0);
  // A kind that no condition says anything of is not shown.
  const shown = KINDS.filter((kind) => groups[kind].concerned);
  const tables = shown.map((kind) => (
    <ResultGroup
      key={kind}
      kind={kind}
      data={data}
      group={groups[kind]}
      query={query}
      titled={shown.length > 1}
    />
  ));
  return (
    <section id="finder" aria-label={t('strip:title')} className={cx(asked && styles.layout)}>
      <div className={cx('flex-row wrap target foot8', styles.head)}>
        <h1 className="nowrap">{title}</h1>
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className={asked ? cx('dense soft', styles.status) : 'unseen'}
        >
          {comparesFigures(query) ? (
            RESULTS.filter((result) => result === 'in-range' || count(result) > 0).map(
              (result, index) => (
                <span key={result}>
                  {index > 0 && ' · '}
                  {t(`finder:result.${result}`)} {count(result)}
                </span>
              ),
            )
          ) : (
            <span>{t('finder:all', { count: asked ? count('in-range') : catalogued })}</span>
          )}
        </p>
        <div className={cx('flex-row wrap dense last screenOnly', styles.tools)}>
          <UnitsSwitch />
          {asked && (
            <ResultTools
              sort={query.sort}
              onSort={(sort) => change((latest) => ({ ...latest, sort }))}
              onClear={() => {
                change(({ sort }) => ({ sort }));
                toStatus();
              }}
            />
          )}
        </div>
      </div>
      {asked ? (
        <>
          <FinderForm data={data} query={query} change={change} />
          <div className="shrink container">
            <RefusedNote data={data} />
            <AppliedConditions data={data} query={query} change={change} onTaken={toStatus} />
            <NothingFound isShown={results.count === 0} data={data} query={query} change={change} />
            {tables}
            {comparesFigures(query) && <VerdictFootnote of="everything" />}
          </div>
          <div className={cx('screenOnly', styles.links)}>{links}</div>
        </>
      ) : (
        <>
          <RefusedNote data={data} />
          <ConditionForm
            framed
            onSent={() => {
              sent.current = true;
              noResult.preload();
            }}
          />
          {cards}
          <details className={cx('above screenOnly', styles.everything)}>
            <summary className="flips flex-row between target dense strong below">
              {t('finder:everything', { count: catalogued })}
              <Icon name="chevron" />
            </summary>
            <div className="shrink container">{tables}</div>
          </details>
        </>
      )}
    </section>
  );
}

/** Its code is there before it is shown. */
function NothingFound({
  isShown,
  ...props
}: ComponentProps<typeof NoResult> & { isShown: boolean }) {
  const chunk = useChunk(noResult);
  return isShown && chunk.status === 'ready' ? <chunk.value.NoResult {...props} /> : null;
}

/** The valves, or the actuators. */
function ResultGroup({
  kind,
  data,
  group,
  query,
  titled,
}: {
  kind: (typeof KINDS)[number];
  data: FinderData;
  group: Group;
  query: FinderQuery;
  /** Both kinds are shown, each under its name. */
  titled: boolean;
}) {
  const { t } = useLocale();
  const title = t(kind === 'valve' ? 'finder:valves' : 'finder:actuators');
  const system = useUnits();
  const notApplied = conditions(query, data, t, system).flatMap(({ facet, label }) =>
    group.notApplied.includes(facet) ? [label] : [],
  );
  const sizing = query.torque !== undefined ? sizingPath(data.items, query) : undefined;
  return (
    <section aria-label={title} className="apart">
      {titled && <h2 className="lead foot8">{title}</h2>}
      {notApplied.length > 0 && (
        <p className="caption quiet foot8">
          {t(`finder:notApplied.${kind}`, { list: notApplied.join(', ') })}
        </p>
      )}
      {kind === 'actuator' && sizing !== undefined && (
        <p className="caption quiet foot8">
          {t('finder:toSizingLead')}{' '}
          <TextLink as={LocalizedLink} to={sizing}>
            {t('finder:sizing.title')}
          </TextLink>
        </p>
      )}
      <ResultTable
        caption={title}
        columns={COLUMNS[kind]}
        group={group}
        query={query}
        duty={dutyOf(query, data, t)}
        withResult={comparesFigures(query)}
      />
    </section>
  );
}

/** Sharing and clearing, which elsewhere the bar of the operating point holds, and the order. */
function ResultTools({
  sort,
  onSort,
  onClear,
}: {
  sort: Sort;
  onSort: (sort: Sort) => void;
  onClear: () => void;
}) {
  const { t } = useLocale();
  const [said, share] = useShare((result) => announce(t(`finder:share.${result}`)));
  return (
    <>
      <button type="button" className="fromDesk" onClick={share}>
        <Icon name="share" />
        {t(said === undefined ? 'finder:share.share' : `finder:share.${said}`)}
      </button>
      <button type="button" className="fromDesk" onClick={onClear}>
        <Icon name="close" />
        {t('finder:clear')}
      </button>
      <select
        aria-label={t('finder:sort')}
        data-controlled
        value={sort}
        onChange={({ target }) => onSort(SORTS.find((each) => each === target.value) ?? 'closest')}
        title={t('finder:sortNote')}
        className={cx('menu scripted shrink strong dark-ink target', styles.sort)}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`finder:sorts.${each}`)}
          </option>
        ))}
      </select>
    </>
  );
}
