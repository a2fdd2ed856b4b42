import type { Artefact } from '#models/pipeline/artefact.ts';
import { card } from './card.ts';
import { cutawayTone } from './cutaway-tone.ts';
import { drawings } from './drawings.ts';
import { sizes } from './pqvf-drawings.ts';
import { pqviDrawings } from './pqvi-drawings.ts';
import { cutaway, render } from './renders.ts';
import { viewer } from './viewer.ts';

/** Every step, in the order in which it is made. */
export const artefacts: readonly Artefact[] = [
  drawings,
  card,
  render,
  cutaway,
  cutawayTone,
  viewer,
  ...sizes,
  ...pqviDrawings,
];
