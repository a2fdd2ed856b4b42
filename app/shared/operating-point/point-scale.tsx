import { Scale, type ScaleProps } from '#app/ui/scale.tsx';
import type { Quantity } from '#app/ui/scale-axis.ts';

import { useOperatingPoint } from './use-operating-point.ts';

/** A range on the axis of its quantity, with the needle at the operating point. */
export function PointScale({
  quantity,
  ...rest
}: Omit<ScaleProps, 'needle' | 'quantity'> & { quantity: Quantity }) {
  return <Scale {...rest} quantity={quantity} needle={useOperatingPoint()[quantity]} />;
}
