import type { ReactNode } from 'react';

import { ScaleUnits } from '#app/ui/scale-axis.ts';

import { UnitsContext, useAskedUnits } from './unit-choice.ts';

/** Shows what is within, its axes too, in the units of the address, else the device's. */
export function UnitsProvider({ children }: { children: ReactNode }) {
  const units = useAskedUnits();
  return (
    <UnitsContext value={units}>
      <ScaleUnits value={units}>{children}</ScaleUnits>
    </UnitsContext>
  );
}
