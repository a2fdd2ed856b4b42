import { Scale, type ScaleProps } from '#app/ui/scale.tsx';
import type { Quantity } from '#app/ui/scale-axis.ts';

import { useOperatingPoint } from './use-operating-point.ts';

/** A range on the axis of its quantity, with the needle at the operating point, unless it is `apart` (`RangeView`). */
export function PointScale({
  quantity,
  apart = false,
  ...rest
}: Omit<ScaleProps, 'needle' | 'quantity'> & { quantity: Quantity; apart?: boolean }) {
  const point = useOperatingPoint();
  return <Scale {...rest} quantity={quantity} needle={apart ? undefined : point[quantity]} />;
}
