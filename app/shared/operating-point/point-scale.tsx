import { useLocale } from '#app/i18n/use-locale.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { Scale, type ScaleProps } from '#app/ui/scale.tsx';
import type { Quantity } from '#app/ui/scale-axis.ts';

import { pointText } from './point-text.ts';
import { useOperatingPoint } from './use-operating-point.ts';

/** A range on the axis of its quantity, with the needle at the operating point. */
export function PointScale({
  quantity,
  label,
  ...rest
}: Omit<ScaleProps, 'needle' | 'quantity'> & { quantity: Quantity }) {
  const { t } = useLocale();
  const system = useUnits();
  const needle = useOperatingPoint()[quantity];
  const words =
    needle === undefined
      ? label
      : `${label}, ${t('chrome:operatingPoint')} ${pointText(quantity, needle, system)}`;
  return <Scale {...rest} quantity={quantity} needle={needle} label={words} />;
}
