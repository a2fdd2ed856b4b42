import type { Artefact } from '#models/pipeline/artefact.ts';
import { card } from './card.ts';
import { cutawayTone, drawings } from './drawings.ts';
import { pqvfDrawings } from './pqvf-drawings.ts';
import { pqviDrawings } from './pqvi-drawings.ts';
import { render } from './renders.ts';
import { viewer } from './viewer.ts';

/** Every kind of artefact, in the order of making. */
export const artefacts: readonly Artefact[] = [
  drawings,
  card,
  render,
  cutawayTone,
  viewer,
  ...pqvfDrawings,
  ...pqviDrawings,
];
