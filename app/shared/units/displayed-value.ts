import { enteredInImperial, imperialUnit, isSiUnit, type UnitSystem } from '#facts/units.ts';

/** The unit that a field shows. */
export const enteredUnit = (unit: string, system: UnitSystem): string =>
  (system === 'imperial' ? imperialUnit(unit) : undefined) ?? unit;

/** An entered value in the unit that its field shows. What was entered as 350 °F is 176.7 °C to a reader, not 176.6667. */
export const displayedValue = (value: number, unit: string, system: UnitSystem): number => {
  if (!isSiUnit(unit)) return value;
  return system === 'imperial' ? enteredInImperial(value, unit) : readable(value);
};

/** With four figures or one decimal, whichever is more exact. */
function readable(value: number): number {
  const whole = Math.trunc(Math.abs(value)).toString().length;
  return Number(value.toFixed(Math.max(4 - whole, 1)));
}
