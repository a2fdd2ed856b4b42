import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
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
}: {
  specs: readonly SpecView[];
  compact?: boolean;
  /** Code of the product: what is not stated of it can be asked for. */
  code?: string;
}) {
  return (
    <SpecList
      compact={compact}
      rows={specs.map((spec) => ({
        label: spec.label,
        value: <SpecValue spec={spec} code={code} />,
      }))}
    />
  );
}

function SpecValue({
  spec: { label, value, missing, range, mark },
  code,
}: {
  spec: SpecView;
  code: string;
}) {
  if (missing)
    return (
      <span className={styles.missing}>
        {value}
        {missing === 'not-stated' && <AskButton code={code} about={label} />}
      </span>
    );
  const stated = (
    <Measured text={value} sourceMark={mark !== undefined && <SourceMark number={mark} />} />
  );
  if (!range) return stated;
  return (
    <>
      {stated}
      <span className={styles.scale}>
        <PointScale quantity={range.quantity} from={range.from} to={range.to} />
      </span>
    </>
  );
}
