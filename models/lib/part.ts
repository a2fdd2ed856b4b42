import type { Shape3D } from 'replicad';
import type { MaterialName } from './materials.ts';

/** Text in both languages of the site. Korean is a noun phrase, without a sentence ending. */
export interface Bilingual {
  ko: string;
  en: string;
}

/** Point (mm) or direction in model space: X along the pipe, Y away from the viewer, Z up. */
export type Vec3 = [number, number, number];

/** One part of a model. Parts are not fused with each other, so that each keeps its material and its edges. */
export interface Part {
  /** Unique within the model, kebab-case; used by cut-aways, STEP files and the viewer. */
  name: string;
  material: MaterialName;
  /** Solid or compound, mm. Clone it before moving or cutting: the kernel consumes its input. */
  shape: Shape3D;
}

/** Direction of view, degrees. */
export interface ViewAngles {
  /** Around Z: 0 is from +X, -90 from -Y (front). */
  azimuth: number;
  /** Above the horizon. */
  elevation: number;
}

/** Camera of all product pictures, so that they look alike side by side. */
export const PRODUCT_VIEW: ViewAngles = { azimuth: -55, elevation: 26 };

/** A box removed from the model to show its inside; the faces on its walls get the cut colours. */
export interface Cutaway {
  /** Opposite corners of the box, mm. On open sides they lie well outside the model. */
  box: [Vec3, Vec3];
  /** A second box, removed with the first, where one plane does not meet all that is to be seen: a stepped section (ISO 128-3). */
  step?: [Vec3, Vec3];
  /** Names of parts that are not cut: shafts, screws, fittings, the ball … */
  uncut?: string[];
  /** Camera, where the product view does not look into the cut. */
  view?: ViewAngles;
  /** For the alternative text: what the cut shows, such as "the sleeve between both flanges". */
  description: Bilingual;
}

/**
 * A product family: typed parameters in, parts out.
 * @typeParam P the `params` of this family's member of `ModelRef` (content/schema/model.ts)
 */
export interface Family<P> {
  /** Discriminator of `ModelRef`. */
  id: string;
  /** `import.meta.url` of the family's module: the cache key covers it and its imports. */
  source: string;
  /** Builds the parts. The kernel must be loaded. Pure: the same parameters give the same parts. */
  build(params: P): Part[];
  /**
   * Parts of the 3D viewer's mesh, where they are not those of the pictures: what a section or an exploded view shows and no
   * picture does.
   */
  viewer?(params: P): Part[];
  /** For the alternative text: what is visible from outside, as a noun phrase. */
  description(params: P): Bilingual;
  /** For families whose inside explains the product. */
  cutaway?(params: P): Cutaway;
}
