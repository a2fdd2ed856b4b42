/** The words that drawings hold as outlines or letters, where no reader of texts finds them. */
import { WORDS as dimensionDrawing } from '#models/pipeline/dimension-layout.ts';
import { WORDS as message } from '#models/sheets/company/message-sheet.ts';
import { WORDS as map } from '#models/sheets/company/sketch-map.ts';
import { WORDS as cataloguePage } from '#models/sheets/rotary/catalogue-page.ts';
import { WORDS as mounting } from '#models/sheets/rotary/mounting-stack.ts';
import { WORDS as pistons } from '#models/sheets/rotary/pistons.ts';
import { WORDS as rotation } from '#models/sheets/rotary/rotation-dial.ts';
import { NOTES as overview } from '#models/sheets/rotary/overview.ts';
import { AIR_STATIONS as airStations } from '#models/sheets/rotary/scales.ts';
import {
  ACTUATOR_BARS as actuatorTorques,
  VALVE_BARS as valveTorques,
  WORDS as selection,
} from '#models/sheets/rotary/selection.ts';

/** By drawing; what the drawings take from the content is not among them. */
export const drawnWords = {
  dimensionDrawing,
  message,
  map,
  cataloguePage,
  mounting,
  pistons,
  rotation,
  overview,
  airStations,
  selection,
  valveTorques,
  actuatorTorques,
};
