import type { ReactNode } from 'react';

import { UnitsContext, useAskedUnits } from './unit-choice.ts';

/** Shows what is within in the units of the address, else the device's. */
export function UnitsProvider({ children }: { children: ReactNode }) {
  return <UnitsContext value={useAskedUnits()}>{children}</UnitsContext>;
}
