import type { ModelRef } from '../../content/schema/model.ts';
import { PRODUCT_VIEW, type Cutaway, type Family, type Part } from '#models/lib/part.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { cameraFrom, type Camera } from './camera.ts';
import { lineArt, type LineArt } from './line-art.ts';
import {
  meshCutaway,
  meshParts,
  pictureTolerance,
  type MeshTolerance,
  type MeshPart,
} from './mesh.ts';

/** A mesh with its camera and line art: what a picture is made from. */
export interface Scene {
  mesh: MeshPart[];
  camera: Camera;
  art: LineArt;
}

/** One model while its artefacts are made: parts and scenes are built on first use and then shared. */
export class ModelBuild {
  readonly id: string;
  readonly ref: ModelRef;
  readonly family: Family<unknown>;
  #parts: Part[] | undefined;
  readonly #scenes = new Map<string, Scene>();

  constructor(id: string, ref: ModelRef, family: Family<unknown>) {
    this.id = id;
    this.ref = ref;
    this.family = family;
  }

  get cutaway(): Cutaway | undefined {
    return this.family.cutaway?.(this.ref.params);
  }

  /** Loads the kernel and builds the model. */
  async parts(): Promise<Part[]> {
    await loadKernel();
    this.#parts ??= this.family.build(this.ref.params);
    return this.#parts;
  }

  async tolerance(): Promise<MeshTolerance> {
    return pictureTolerance(await this.parts());
  }

  /** The whole model, from the product camera. */
  exteriorScene(): Promise<Scene> {
    return this.#scene('exterior', false, async () => ({
      mesh: meshParts(await this.parts(), await this.tolerance()),
      camera: cameraFrom(PRODUCT_VIEW),
    }));
  }

  /** The cut model, from the cut-away's camera. Throws where the family has no cut-away. */
  cutawayScene(): Promise<Scene> {
    const { cutaway } = this;
    if (!cutaway) throw new Error(`${this.id} has no cut-away`);
    return this.#scene('cutaway', true, async () => ({
      mesh: meshCutaway(await this.parts(), cutaway, await this.tolerance()),
      camera: cameraFrom(cutaway.view ?? PRODUCT_VIEW),
    }));
  }

  async #scene(
    name: string,
    crowded: boolean,
    make: () => Promise<Omit<Scene, 'art'>>,
  ): Promise<Scene> {
    const known = this.#scenes.get(name);
    if (known) return known;
    const { mesh, camera } = await make();
    const scene = { mesh, camera, art: lineArt(mesh, camera, undefined, crowded) };
    this.#scenes.set(name, scene);
    return scene;
  }
}
