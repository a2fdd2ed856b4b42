/** An axis that a quantity is drawn on; one per quantity, so that bars compare across cards, tables and finder. */
export interface ScaleAxis {
  min: number;
  max: number;
  unit: string;
  /** How a value becomes a length: equal steps, or equal ratios. */
  kind: 'linear' | 'logarithmic';
  /** Equal divisions between the ticks. */
  divisions: number;
}

/** The site's axes (design.md, "Components"). */
export const SCALE_AXES = {
  /** Temperature, °C, a tick every 100. */
  temperature: { min: -200, max: 600, unit: '°C', kind: 'linear', divisions: 8 },
  /** Nominal size, DN, a tick at every doubling. */
  size: { min: 12.5, max: 1600, unit: 'DN', kind: 'logarithmic', divisions: 7 },
  /** Torque, Nm, a tick at every tenfold. */
  torque: { min: 10, max: 100_000, unit: 'Nm', kind: 'logarithmic', divisions: 4 },
} as const satisfies Record<string, ScaleAxis>;

export type Quantity = keyof typeof SCALE_AXES;

/**
 * Where a value lies on an axis.
 *
 * @param value in the axis's unit; positive on a logarithmic axis
 * @returns per cent of the axis, 0 to 100, to one decimal; a value outside the axis lies on its end
 */
export function scalePosition(axis: ScaleAxis, value: number): number {
  const length =
    axis.kind === 'linear'
      ? (v: number) => v
      : (v: number) => Math.log(Math.max(v, Number.MIN_VALUE));
  const share = (length(value) - length(axis.min)) / (length(axis.max) - length(axis.min));
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}
