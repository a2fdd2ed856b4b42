/**
 * The explicit list of all content files (products in `products.ts`): no directory scan, so that plain Node and Vite see
 * the same. A file that is not listed is a fault of check and build, which says the lines to add; `npm run new` adds them.
 */
import pneumaticCategory from './catalogue/pneumatic/category.ts';
import electricCategory from './catalogue/electric/category.ts';
import specialCategory from './catalogue/special/category.ts';
import sircaValvesCategory from './catalogue/sirca-valves/category.ts';
import pinchValveCategory from './catalogue/pinch-valve/category.ts';
import rotaryDocument from './documents/rotary.ts';
import manufacturerSpecialistsDocument from './documents/manufacturer-specialists.ts';
import modularDesignDocument from './documents/modular-design.ts';
import electricFeaturesDocument from './documents/electric-features.ts';
import rangeSeriesDocument from './documents/range-series.ts';
import series400410SeriesDocument from './documents/400-410-series.ts';
import series400470DigitalDocument from './documents/400-470-digital.ts';
import series460470SeriesDocument from './documents/460-470-series.ts';
import integralControlDocument from './documents/integral-control.ts';
import actuatorControlsDocument from './documents/actuator-controls.ts';
import quarterTurn480Document from './documents/quarter-turn-480.ts';
import hydraulicPneumaticActuatorsDocument from './documents/hydraulic-pneumatic-actuators.ts';
import butterflyValvesDocument from './documents/butterfly-valves.ts';
import ballValvesDocument from './documents/ball-valves.ts';
import pqvfDocument from './documents/pqvf.ts';
import pqviDocument from './documents/pqvi.ts';
import sleeveReplacement300a from './gallery/sleeve-replacement-300a.ts';
import brand from './company/brand.ts';
import business from './company/business.ts';
import ceoMessage from './company/ceo-message.ts';
import claims from './company/claims.ts';
import contact from './company/contact.ts';
import downloads from './company/downloads.ts';
import home from './company/home.ts';
import mapText from './company/map.ts';
import openQuestions from './company/open-questions.ts';
import organization from './company/organization.ts';
import pages from './company/pages.ts';
import privacy from './company/privacy.ts';
import timeline from './company/timeline.ts';
import electricRange from './facts/electric.ts';
import sleeveElastomers from './facts/sleeve-elastomers.ts';
import specialMediumRange from './facts/special-medium.ts';
import type { RawContent } from './checks.ts';
import { products } from './products.ts';

/** Every entry with the file it comes from. The order of categories is that of the menu. */
export const raw: RawContent = {
  categories: [
    { file: 'catalogue/pneumatic/category.ts', entry: pneumaticCategory },
    { file: 'catalogue/electric/category.ts', entry: electricCategory },
    { file: 'catalogue/special/category.ts', entry: specialCategory },
    { file: 'catalogue/sirca-valves/category.ts', entry: sircaValvesCategory },
    { file: 'catalogue/pinch-valve/category.ts', entry: pinchValveCategory },
  ],
  products,
  documents: [
    { file: 'documents/rotary.ts', entry: rotaryDocument },
    { file: 'documents/manufacturer-specialists.ts', entry: manufacturerSpecialistsDocument },
    { file: 'documents/modular-design.ts', entry: modularDesignDocument },
    { file: 'documents/electric-features.ts', entry: electricFeaturesDocument },
    { file: 'documents/range-series.ts', entry: rangeSeriesDocument },
    { file: 'documents/400-410-series.ts', entry: series400410SeriesDocument },
    { file: 'documents/400-470-digital.ts', entry: series400470DigitalDocument },
    { file: 'documents/460-470-series.ts', entry: series460470SeriesDocument },
    { file: 'documents/integral-control.ts', entry: integralControlDocument },
    { file: 'documents/actuator-controls.ts', entry: actuatorControlsDocument },
    { file: 'documents/quarter-turn-480.ts', entry: quarterTurn480Document },
    {
      file: 'documents/hydraulic-pneumatic-actuators.ts',
      entry: hydraulicPneumaticActuatorsDocument,
    },
    { file: 'documents/butterfly-valves.ts', entry: butterflyValvesDocument },
    { file: 'documents/ball-valves.ts', entry: ballValvesDocument },
    { file: 'documents/pqvf.ts', entry: pqvfDocument },
    { file: 'documents/pqvi.ts', entry: pqviDocument },
  ],
  gallery: [{ file: 'gallery/sleeve-replacement-300a.ts', entry: sleeveReplacement300a }],
  singles: [
    { file: 'company/brand.ts', entry: brand },
    { file: 'company/business.ts', entry: business },
    { file: 'company/ceo-message.ts', entry: ceoMessage },
    { file: 'company/claims.ts', entry: claims },
    { file: 'company/contact.ts', entry: contact },
    { file: 'company/downloads.ts', entry: downloads },
    { file: 'company/home.ts', entry: home },
    { file: 'company/map.ts', entry: mapText },
    {
      file: 'company/open-questions.ts',
      entry: openQuestions,
    },
    { file: 'company/organization.ts', entry: organization },
    { file: 'company/pages.ts', entry: pages },
    { file: 'company/privacy.ts', entry: privacy },
    { file: 'company/timeline.ts', entry: timeline },
    { file: 'facts/electric.ts', entry: electricRange },
    {
      file: 'facts/sleeve-elastomers.ts',
      entry: sleeveElastomers,
    },
    {
      file: 'facts/special-medium.ts',
      entry: specialMediumRange,
    },
  ],
};

export {
  brand,
  business,
  ceoMessage,
  claims,
  contact,
  downloads,
  electricRange,
  home,
  mapText,
  openQuestions,
  organization,
  pages,
  privacy,
  sleeveElastomers,
  specialMediumRange,
  timeline,
};
