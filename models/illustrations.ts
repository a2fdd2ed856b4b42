import type { Illustration } from './pipeline/illustration.ts';
import { sleeveReplacement } from './scenes/sleeve-replacement/plates.ts';

/** Every picture that belongs to no single product, by the first half of its id. */
export const illustrations: Record<string, Illustration> = Object.fromEntries(
  [sleeveReplacement].map((one) => [one.id, one]),
);
