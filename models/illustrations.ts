import type { Illustration } from './pipeline/artefact.ts';
import { sleeveReplacement } from './scenes/sleeve-replacement/sleeve-pictures.ts';
import { turningValve } from './scenes/turning-valve/turning-valve-pictures.ts';
import { mapPictures, messagePictures } from './sheets/company/company-pictures.ts';
import { sitePictures } from './sheets/company/site-pictures.ts';
import { modulePictures } from './sheets/modules/module-pictures.ts';
import { rotaryFigures, rotaryPages } from './sheets/rotary/rotary-pictures.ts';

/** Pictures that belong to no single product, by the first half of their ids. */
export const illustrations: Record<string, Illustration> = Object.fromEntries(
  [
    sleeveReplacement,
    turningValve,
    rotaryPages,
    rotaryFigures,
    modulePictures,
    messagePictures,
    mapPictures,
    sitePictures,
  ].map((one) => [one.id, one]),
);
