import type { SizingModel } from './sizing.ts';

/** Quarter-turn sizing in one language. */
export interface SizingData {
  kind: 'sizing';
  models: SizingModel[];
  /** Codes of the pneumatic range and the torque stated for it as a whole: `25–18,500 Nm`. */
  pneumatic: { codes: string[]; torque: string; to: string };
}
