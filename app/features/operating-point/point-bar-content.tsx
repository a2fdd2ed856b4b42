import { useEffect, useRef, useState } from 'react';

import { RESULTS, type Span } from '#facts/result.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pointDialog } from '#app/shared/dialog-state/dialog-state.ts';
import {
  isEmptyPoint,
  type OperatingPoint,
  type PointFacet,
  pointFacets,
  spanIn,
  withSpan,
} from '#app/shared/operating-point/point.ts';
import { headingOf, pointText } from '#app/shared/operating-point/point-text.ts';
import { useAskedInWords } from '#app/shared/operating-point/use-asked-in-words.ts';
import { useFollowed } from '#app/shared/quote/use-followed.ts';
import { judgeChunk } from '#app/shared/fit/judge-chunk.ts';
import { VerdictMark, VerdictReason } from '#app/shared/fit/verdict.tsx';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { announce } from '#app/ui/announce.ts';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PopupDetails } from '#app/ui/popup-details.tsx';
import type { Unused } from '#app/shared/address/read-parameter.ts';
import { unusedSentences } from '#app/shared/address/unused-alert.tsx';
import { useShare } from '#app/shared/address/use-share.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { FollowedNote } from './followed-note.tsx';
import { PointDialog } from './point-dialog.tsx';
import { PointField } from './point-field.tsx';
import styles from './point-bar.module.css';
import type { PointBarContentProps } from './point-bar.tsx';
import { useTellVerdict } from './use-tell-verdict.ts';
import { useVerdictCounts, type VerdictCounts } from './use-verdict-counts.ts';

/** The button that cleared the point is gone. One function for all renderings: a later one does not take the focus again. */
const takeFocus = (button: HTMLButtonElement | null): void =>
  button?.focus({ preventScroll: true });

/** Rows of the list that hangs from the bar. */
const ROWS = 8;

const WORDS = { copied: 'point:shared', failed: 'point:notShared' } as const;

/** The values, each with its own field; how many products are in range; and what can be done with the point. */
export function PointBarContent(props: PointBarContentProps) {
  const { point, cleared, search, onReadUnused } = props;
  const unused = useAskedInWords(search);
  const { t } = useLocale();
  const { followed, onRead } = useFollowed();
  const counts = useVerdictCounts();
  const [edited, setEdited] = useState<PointFacet>();
  const open = pointDialog.useShown();
  const [shared, share] = useShare((said) => announce(t(WORDS[said])));
  const row = useRef<HTMLDivElement>(null);
  // The focus stays in the bar, or returns to it: what a change did to the page is told.
  const tellVerdict = useTellVerdict(cleared !== undefined);
  const clear = () => {
    props.onClear();
    announce(t('point:cleared'), document.body);
  };
  const undo = (before: OperatingPoint) => {
    props.onUndo(before);
    tellVerdict(before);
  };
  const change = (next: OperatingPoint) => {
    // The last condition was emptied: without one there would be no bar to keep the focus.
    if (isEmptyPoint(next)) {
      clear();
      return;
    }
    props.onChange(next);
    tellVerdict(next);
  };

  const buttonOf = (facet: PointFacet) =>
    row.current?.querySelector<HTMLElement>(`[data-facet=${facet}]`);
  const bar = () => row.current?.closest('section');
  /** The field goes, and its value's button takes the focus again. */
  const leave = (facet: PointFacet) => {
    setEdited(undefined);
    requestAnimationFrame(() => (buttonOf(facet) ?? bar())?.focus());
  };
  /** A kind of pressure that was entered in the field of another: its button comes with the new point. */
  const awaited = useRef<PointFacet>(undefined);
  useEffect(() => {
    const button = awaited.current && buttonOf(awaited.current);
    if (!button) return;
    awaited.current = undefined;
    button.focus();
  });

  if (isEmptyPoint(point))
    return (
      <Container className={cx('flex relative nowrap', styles.row)}>
        <span className={cx('flex-row bold', styles.title)}>{t('chrome:operatingPoint')}</span>
        {cleared && <ClearedNote onUndo={() => undo(cleared)} />}
        <UnusedNote unused={unused} onClose={onReadUnused} />
      </Container>
    );

  const facets = pointFacets(point);
  /** Torque is compared with actuators, everything else with valves: what the page has none of stands back. */
  const isCompared = (facet: PointFacet) =>
    !counts || counts.verdicts.some(({ item }) => (item.kind === 'valve') !== (facet === 'torque'));
  return (
    <>
      <Container className={cx('flex relative nowrap', styles.row)}>
        <span className={cx('flex-row bold', styles.title)}>{t('chrome:operatingPoint')}</span>
        <div ref={row} className={cx('flex grow shrink', styles.values)}>
          {facets.map((facet) =>
            facet === edited ? (
              <PointField
                key={facet}
                facet={facet}
                value={spanIn(point, facet)}
                onApply={(value, read) => {
                  const { [facet]: _, ...rest } = point;
                  if (value === undefined) {
                    // Its button comes back for a moment, until the page has the new point: it would lose the focus.
                    setEdited(undefined);
                    bar()?.focus();
                    change(rest);
                    return;
                  }
                  change(withSpan(rest, read, value));
                  if (read !== facet) awaited.current = read;
                  leave(read);
                }}
                onLeave={() => leave(facet)}
              />
            ) : (
              <Value
                key={facet}
                facet={facet}
                value={spanIn(point, facet) ?? 0}
                isCompared={isCompared(facet)}
                onEdit={() => setEdited(facet)}
              />
            ),
          )}
          {facets.length === 1 && edited === undefined && (
            <button
              type="button"
              className={cx('flex middle strong soft screenOnly', styles.value, styles.more)}
              onClick={() => pointDialog.show(true)}
            >
              <Icon name="add" />
              {t('point:add')}
            </button>
          )}
        </div>
        {edited === undefined && (
          <>
            {shared !== undefined ? (
              <span
                className={cx(
                  'flex-row gap8',
                  styles.said,
                  shared === 'failed' ? 'error medium' : 'soft',
                )}
              >
                {t(WORDS[shared])}
              </span>
            ) : followed.length > 0 ? (
              <FollowedNote followed={followed} onClose={onRead} />
            ) : (
              <Counts counts={counts} />
            )}
            <Actions onShare={share} onClear={clear} />
          </>
        )}
        <UnusedNote unused={unused} onClose={onReadUnused} />
      </Container>
      <PointDialog
        open={open}
        point={point}
        onClose={() => pointDialog.show(false)}
        onApply={change}
        onShare={share}
        onClear={clear}
      />
    </>
  );
}

function ClearedNote({ onUndo }: { onUndo: () => void }) {
  const { t } = useLocale();
  return (
    <>
      <span role="status" className={cx('flex-row', styles.cleared)}>
        {t('point:cleared')}
      </span>
      <button
        type="button"
        className={cx('strong underlined last', styles.undo)}
        ref={takeFocus}
        onClick={onUndo}
      >
        {t('point:undo')}
      </button>
    </>
  );
}

/** What can be done with the whole point. */
function Actions({ onShare, onClear }: { onShare: () => void; onClear: () => void }) {
  const { t } = useLocale();
  return (
    <>
      <button
        type="button"
        className={cx('middle strong screenOnly flex', styles.action)}
        onClick={() => pointDialog.show(true)}
      >
        <Icon name="edit" />
        <span>{t('point:edit')}</span>
      </button>
      <button
        type="button"
        className={cx('middle strong screenOnly flex', styles.action, 'fromTablet')}
        onClick={onShare}
      >
        <Icon name="share" />
        <span>{t('point:share')}</span>
      </button>
      <button
        type="button"
        className={cx('middle strong screenOnly flex', styles.action, 'fromTablet')}
        onClick={onClear}
      >
        <Icon name="close" />
        <span>{t('point:clear')}</span>
      </button>
    </>
  );
}

function Value({
  facet,
  value,
  isCompared,
  onEdit,
}: {
  facet: PointFacet;
  value: Span;
  isCompared: boolean;
  onEdit: () => void;
}) {
  const { t } = useLocale();
  const words = pointText(facet, value, useUnits());
  return (
    <button
      type="button"
      data-facet={facet}
      className={cx('flex middle', styles.value)}
      onClick={onEdit}
    >
      <span className={cx('caption quiet', styles.label)}>
        {t(`point:facet.${headingOf(facet)}`)}
      </span>{' '}
      {isCompared ? (
        <b className="strong needle-mark">{words}</b>
      ) : (
        <span className="soft">
          {words} <VisuallyHidden>({t('point:notCompared')})</VisuallyHidden>
        </span>
      )}
      <VisuallyHidden>, {t('point:change')}</VisuallyHidden>
    </button>
  );
}

/** The verdict of the page's product, or how many of its products are in range, which opens the list of them. */
function Counts({ counts }: { counts: VerdictCounts | undefined }) {
  const { t } = useLocale();
  const judge = judgeChunk.current;
  if (!counts || !judge) return null;
  if (counts.only)
    return (
      <div className={cx('flex-row gap12 relative soft', styles.counts)}>
        <VerdictMark verdict={counts.only} />
        <VerdictReason verdict={counts.only} />
      </div>
    );
  return (
    <PopupDetails
      className={cx('flex-row gap12 relative soft', styles.counts, styles.listed)}
      summary={
        <>
          {RESULTS.filter((result) => counts[result] > 0).map((result, index) => (
            <span key={result} data-result={result}>
              {index > 0 && ' · '}
              {t(`finder:result.${result}`)} {counts[result]}
            </span>
          ))}
          <Icon name="chevron" />
        </>
      }
    >
      <ul className={cx('clip panel', styles.list)}>
        {judge
          .sortedVerdicts(counts.verdicts)
          .slice(0, ROWS)
          .map((verdict) => (
            <li key={verdict.item.code} className="tints grid middle gap8 relative above">
              <LocalizedLink to={verdict.item.to} className="body strong covers">
                {verdict.item.code}
              </LocalizedLink>
              <VerdictMark verdict={verdict} />
              <span className="caption soft">
                {verdict.reason ??
                  (verdict.points.length > 0 &&
                    t('finder:points', { count: verdict.points.length }))}
              </span>
            </li>
          ))}
        <li className={cx('grid middle relative above', styles.all)}>
          <LocalizedLink
            className="dense strong covers"
            to={counts['in-range'] > 0 ? '/products#finder' : '/contact'}
          >
            {t(counts['in-range'] > 0 ? 'point:all' : 'point:askUs')}
          </LocalizedLink>
        </li>
      </ul>
    </PopupDetails>
  );
}

/** What the address asks for and cannot be used, in a panel under the bar: it may be long. */
function UnusedNote({ unused, onClose }: { unused: Unused; onClose: () => void }) {
  const { t } = useLocale();
  const said = unusedSentences(unused, t);
  if (said.length === 0) return null;
  return (
    <p role="status" className={cx('flex-row gap8 error anywhere panel', styles.unused)}>
      {said.join(' ')}
      <button
        type="button"
        className={cx('centred rigid square', styles.close)}
        aria-label={t('point:close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
