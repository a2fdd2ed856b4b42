import { failsAt } from '#app/shared/fit/fails-at.ts';
import type { Verdict } from '#app/shared/fit/judge.ts';
import { ratingStations } from '#app/shared/fit/rating-series.ts';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { cx } from '#app/ui/cx.ts';
import { Ladder } from '#app/ui/ladder.tsx';
import { SpecList } from '#app/ui/spec-list.tsx';

import { Measured } from '#app/shared/units/measured.tsx';
import type { SpecView } from '#app/shared/page/views.ts';

/** Specifications as rows, a range with its bar under the number; what is not stated is no row. */
export function SpecRows({
  specs,
  compact,
  verdict,
}: {
  specs: readonly SpecView[];
  compact?: boolean;
  /** Makes what the product is excluded for stand out. */
  verdict?: Verdict | undefined;
}) {
  return (
    <SpecList
      compact={compact}
      rows={specs.map((spec) => ({
        label: spec.label,
        value: <SpecValue spec={spec} failing={failsAt(verdict, spec)} />,
      }))}
    />
  );
}

function SpecValue({
  spec: { value, imperial, range, pn },
  failing,
}: {
  spec: SpecView;
  failing: boolean;
}) {
  return (
    <>
      <span className={cx(failing && 'dark-ink bold')}>
        <Measured text={value} imperial={imperial} />
      </span>
      <SpecScale range={range} pn={pn} />
    </>
  );
}

/** What a specification is drawn on, with the needle at the operating point: an axis, a ladder, or nothing. */
function SpecScale({
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
        <span className="block top6">
          <PointScale {...range} />
        </span>
      )}
      {pn && (
        <span className="block top6">
          <Ladder stations={ratingStations('pn', pn)} stated={pn} needle={point.pn} />
        </span>
      )}
    </>
  );
}
