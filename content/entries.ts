/**
 * The explicit list of all content files: no directory scan, so that plain Node and Vite see the same.
 * A new file is imported and listed here; a test compares the list with the folders.
 */
import { z } from 'zod';

import pneumaticCategory from './catalogue/pneumatic/category.ts';
import electricCategory from './catalogue/electric/category.ts';
import specialCategory from './catalogue/special/category.ts';
import sircaValvesCategory from './catalogue/sirca-valves/category.ts';
import pinchValveCategory from './catalogue/pinch-valve/category.ts';
import apDaProduct from './catalogue/pneumatic/rotary/ap-da.ts';
import apSrProduct from './catalogue/pneumatic/rotary/ap-sr.ts';
import p480006Product from './catalogue/special/quarter-turn-480/480-006.ts';
import p480010Product from './catalogue/special/quarter-turn-480/480-010.ts';
import p480015Product from './catalogue/special/quarter-turn-480/480-015.ts';
import p480025Product from './catalogue/special/quarter-turn-480/480-025.ts';
import p480035Product from './catalogue/special/quarter-turn-480/480-035.ts';
import p480050Product from './catalogue/special/quarter-turn-480/480-050.ts';
import p480080Product from './catalogue/special/quarter-turn-480/480-080.ts';
import p480110Product from './catalogue/special/quarter-turn-480/480-110.ts';
import p301Product from './catalogue/sirca-valves/butterfly-valves/301.ts';
import p301eProduct from './catalogue/sirca-valves/butterfly-valves/301e.ts';
import p301tssProduct from './catalogue/sirca-valves/butterfly-valves/301tss.ts';
import p401nProduct from './catalogue/sirca-valves/butterfly-valves/401n.ts';
import p501mProduct from './catalogue/sirca-valves/butterfly-valves/501m.ts';
import ht600Product from './catalogue/sirca-valves/butterfly-valves/ht600.ts';
import s10Product from './catalogue/sirca-valves/ball-valves/s10.ts';
import s20Product from './catalogue/sirca-valves/ball-valves/s20.ts';
import s30Product from './catalogue/sirca-valves/ball-valves/s30.ts';
import s30tProduct from './catalogue/sirca-valves/ball-valves/s30t.ts';
import s40Product from './catalogue/sirca-valves/ball-valves/s40.ts';
import s50Product from './catalogue/sirca-valves/ball-valves/s50.ts';
import s60Product from './catalogue/sirca-valves/ball-valves/s60.ts';
import s70Product from './catalogue/sirca-valves/ball-valves/s70.ts';
import s80Product from './catalogue/sirca-valves/ball-valves/s80.ts';
import pqvfProduct from './catalogue/pinch-valve/pqvf/pqvf.ts';
import pqviProduct from './catalogue/pinch-valve/pqvi/pqvi.ts';
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
import * as company from './schema/company.ts';
import * as technical from './schema/technical.ts';

/** Every entry with the file it comes from. The order of products and documents is the order on the site. */
export const raw: RawContent = {
  categories: [
    { file: 'catalogue/pneumatic/category.ts', entry: pneumaticCategory },
    { file: 'catalogue/electric/category.ts', entry: electricCategory },
    { file: 'catalogue/special/category.ts', entry: specialCategory },
    { file: 'catalogue/sirca-valves/category.ts', entry: sircaValvesCategory },
    { file: 'catalogue/pinch-valve/category.ts', entry: pinchValveCategory },
  ],
  products: [
    { file: 'catalogue/pneumatic/rotary/ap-da.ts', entry: apDaProduct },
    { file: 'catalogue/pneumatic/rotary/ap-sr.ts', entry: apSrProduct },
    { file: 'catalogue/special/quarter-turn-480/480-006.ts', entry: p480006Product },
    { file: 'catalogue/special/quarter-turn-480/480-010.ts', entry: p480010Product },
    { file: 'catalogue/special/quarter-turn-480/480-015.ts', entry: p480015Product },
    { file: 'catalogue/special/quarter-turn-480/480-025.ts', entry: p480025Product },
    { file: 'catalogue/special/quarter-turn-480/480-035.ts', entry: p480035Product },
    { file: 'catalogue/special/quarter-turn-480/480-050.ts', entry: p480050Product },
    { file: 'catalogue/special/quarter-turn-480/480-080.ts', entry: p480080Product },
    { file: 'catalogue/special/quarter-turn-480/480-110.ts', entry: p480110Product },
    { file: 'catalogue/sirca-valves/butterfly-valves/301.ts', entry: p301Product },
    { file: 'catalogue/sirca-valves/butterfly-valves/301e.ts', entry: p301eProduct },
    { file: 'catalogue/sirca-valves/butterfly-valves/301tss.ts', entry: p301tssProduct },
    { file: 'catalogue/sirca-valves/butterfly-valves/401n.ts', entry: p401nProduct },
    { file: 'catalogue/sirca-valves/butterfly-valves/501m.ts', entry: p501mProduct },
    { file: 'catalogue/sirca-valves/butterfly-valves/ht600.ts', entry: ht600Product },
    { file: 'catalogue/sirca-valves/ball-valves/s10.ts', entry: s10Product },
    { file: 'catalogue/sirca-valves/ball-valves/s20.ts', entry: s20Product },
    { file: 'catalogue/sirca-valves/ball-valves/s30.ts', entry: s30Product },
    { file: 'catalogue/sirca-valves/ball-valves/s30t.ts', entry: s30tProduct },
    { file: 'catalogue/sirca-valves/ball-valves/s40.ts', entry: s40Product },
    { file: 'catalogue/sirca-valves/ball-valves/s50.ts', entry: s50Product },
    { file: 'catalogue/sirca-valves/ball-valves/s60.ts', entry: s60Product },
    { file: 'catalogue/sirca-valves/ball-valves/s70.ts', entry: s70Product },
    { file: 'catalogue/sirca-valves/ball-valves/s80.ts', entry: s80Product },
    { file: 'catalogue/pinch-valve/pqvf/pqvf.ts', entry: pqvfProduct },
    { file: 'catalogue/pinch-valve/pqvi/pqvi.ts', entry: pqviProduct },
  ],
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
    { file: 'company/brand.ts', entry: brand, schema: company.brand },
    { file: 'company/business.ts', entry: business, schema: company.business },
    { file: 'company/ceo-message.ts', entry: ceoMessage, schema: company.ceoMessage },
    { file: 'company/claims.ts', entry: claims, schema: company.claims },
    { file: 'company/contact.ts', entry: contact, schema: company.contactData },
    { file: 'company/downloads.ts', entry: downloads, schema: company.downloads },
    { file: 'company/home.ts', entry: home, schema: company.home },
    { file: 'company/map.ts', entry: mapText, schema: company.mapText },
    {
      file: 'company/open-questions.ts',
      entry: openQuestions,
      schema: z.array(company.openQuestion),
    },
    { file: 'company/organization.ts', entry: organization, schema: company.organization },
    { file: 'company/pages.ts', entry: pages, schema: z.record(z.string(), company.pageText) },
    { file: 'company/privacy.ts', entry: privacy, schema: company.privacy },
    { file: 'company/timeline.ts', entry: timeline, schema: company.timeline },
    { file: 'facts/electric.ts', entry: electricRange, schema: technical.electricRange },
    {
      file: 'facts/sleeve-elastomers.ts',
      entry: sleeveElastomers,
      schema: z.array(technical.sleeveElastomer),
    },
    {
      file: 'facts/special-medium.ts',
      entry: specialMediumRange,
      schema: technical.specialMediumRange,
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
