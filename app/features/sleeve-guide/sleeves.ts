/** Sleeve materials of one highest temperature. */
export interface SleeveStep {
  /** Highest medium temperature, °C (spec §9: 80, 100, 120, 150). */
  temperature: number;
  materials: { material: string; base: string }[];
}

/** The steps whose materials stand a temperature, the nearest first. Temperature alone: nothing is said of chemistry. */
export const sleevesFor = (steps: readonly SleeveStep[], temperature: number): SleeveStep[] =>
  steps
    .filter((step) => step.temperature >= temperature)
    .toSorted((a, b) => a.temperature - b.temperature);

/** Name of the parameter in the address. */
export const SLEEVE_PARAMETER = 'sleeve';

/** The step that an address asks for; undefined for none and for what is no step. */
export function sleeveFrom(search: string, steps: readonly SleeveStep[]): number | undefined {
  const asked = new URLSearchParams(search).get(SLEEVE_PARAMETER);
  return steps.find(({ temperature }) => String(temperature) === asked)?.temperature;
}
