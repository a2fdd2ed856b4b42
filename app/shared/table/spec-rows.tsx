import { failsAt, type MatchedItem } from '#app/shared/fit/match-item.ts';
import { ratingStations } from '#app/shared/fit/rating-series.ts';
import { isEmptyPoint } from '#app/shared/operating-point/point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { cx } from '#app/ui/cx.ts';
import { Ladder } from '#app/ui/ladder.tsx';
import { Scale } from '#app/ui/scale.tsx';
import { SpecList } from '#app/ui/spec-list.tsx';

import { Measured } from '#app/shared/units/measured.tsx';
import type { SpecView } from '#app/shared/page/views.ts';
import { AskButton } from '#app/shared/questions/ask-button.tsx';
import { SourceMark } from './sources.tsx';
import styles from './spec-rows.module.css';

/** Specifications as rows, a range with its bar under the number; what is not stated is shown as such, quieter. */
export function SpecRows({
  specs,
  compact,
  code = '',
  verdict,
}: {
  specs: readonly SpecView[];
  compact?: boolean;
  /** Code of the product: what is not stated of it can be asked for. */
  code?: string;
  /** Makes what the product is excluded for stand out. */
  verdict?: MatchedItem | undefined;
}) {
  return (
    <SpecList
      compact={compact}
      rows={specs.map((spec) => ({
        label: spec.label,
        value: (
          <SpecValue
            spec={spec}
            compact={compact === true}
            code={code}
            failing={failsAt(verdict, spec)}
          />
        ),
      }))}
    />
  );
}

function SpecValue({
  spec: { label, value, missing, range, pn, mark },
  compact,
  code,
  failing,
}: {
  spec: SpecView;
  compact: boolean;
  code: string;
  failing: boolean;
}) {
  const point = useOperatingPoint();
  if (missing)
    return (
      <span className={styles.missing}>
        {value}
        {missing === 'not-stated' && <AskButton code={code} about={label} />}
      </span>
    );
  // One bar a card, so that the bars of a grid compare; with an operating point all that it lies on.
  const all = !compact || !isEmptyPoint(point);
  return (
    <>
      <span className={cx(failing && styles.failing)}>
        <Measured text={value} sourceMark={mark !== undefined && <SourceMark number={mark} />} />
      </span>
      {(all || (range && range.quantity !== 'size')) && (
        <SpecScale range={range} pn={all ? pn : undefined} />
      )}
    </>
  );
}

/** What a specification is drawn on, with the needle at the operating point: an axis, a ladder, or nothing. */
export function SpecScale({
  range,
  pn,
}: {
  range: SpecView['range'] | undefined;
  pn: SpecView['pn'] | undefined;
}) {
  const point = useOperatingPoint();
  return (
    <>
      {range && (
        <span className={styles.scale}>
          <Scale {...range} needle={point[range.quantity]} />
        </span>
      )}
      {pn && (
        <span className={styles.scale}>
          <Ladder stations={ratingStations('pn', pn)} stated={pn} needle={point.pn} />
        </span>
      )}
    </>
  );
}
