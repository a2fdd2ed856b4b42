import type { Shape3D } from 'replicad';
import type { MaterialName } from './materials.ts';

/** Text in both languages of the site. Korean is a noun phrase, without a sentence ending. */
export interface Bilingual {
  ko: string;
  en: string;
}

/** Point or direction in the model's space, mm: X along the pipe, Y away from the viewer, Z up. */
export type Vec3 = [number, number, number];

/** One body of a model. Parts are not fused with each other: each keeps its paint and its edges. */
export interface Part {
  /** Unique within the model, kebab-case; cut-aways, STEP and the viewer name parts by it. */
  name: string;
  material: MaterialName;
  /** Solid or compound, mm. Owned by the part: clone before you move or cut it. */
  shape: Shape3D;
}

/** Direction from which a model is looked at, degrees. */
export interface ViewAngles {
  /** Around Z; 0 looks from +X, -90 from -Y (front). */
  azimuth: number;
  /** Above the horizon. */
  elevation: number;
}

/** The one camera of every product picture (design.md, "Pictures and drawings"). */
export const PRODUCT_VIEW: ViewAngles = { azimuth: -55, elevation: 26 };

/** A box taken out of the model to show its inside. Its walls become the coloured cut faces. */
export interface Cutaway {
  /** Opposite corners of the box that is removed, mm. Reach well past the model on open sides. */
  box: [Vec3, Vec3];
  /** Parts left whole (shafts, screws, fittings, the ball …), by name. */
  whole?: string[];
  /** Another camera, where the product view does not look into the cut. */
  view?: ViewAngles;
  /** What the cut shows, for the alternative text: "the sleeve between both flanges". */
  shows: Bilingual;
}

/**
 * A product family: typed parameters in, parts out.
 * @typeParam P the `params` of this family's member of `ModelRef` (content/schema/model.ts)
 */
export interface Family<P> {
  /** Discriminator of `ModelRef`. */
  id: string;
  /** `import.meta.url` of the family's module: its imports are part of the content hash. */
  source: string;
  /** Builds the parts. The kernel is loaded before; must be pure and give the same parts each time. */
  build(params: P): Part[];
  /** What is to be seen from outside, for the alternative text: a noun phrase of visible facts. */
  seen(params: P): Bilingual;
  /** Where the inside explains the product. */
  cutaway?(params: P): Cutaway;
  /** True where models of the family look alike from outside: their cards show the cut-away. */
  alikeOutside?: true;
}
