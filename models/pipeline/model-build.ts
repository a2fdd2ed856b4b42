import type { ModelRef } from '#content/schema/model.ts';
import { PRODUCT_VIEW, type Cutaway, type Family, type Part } from '#models/lib/part.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { cameraFrom, type Camera } from './camera.ts';
import { lineArt, type LineArt } from './line-art.ts';
import { meshCutaway, meshParts, pictureFineness, type Fineness, type MeshPart } from './mesh.ts';

/** A mesh with its camera and its line art: what a picture is made from. */
export interface Scene {
  mesh: MeshPart[];
  camera: Camera;
  art: LineArt;
}

/** One model at work: parts and scenes are made when first asked for, and then shared. */
export class Workbench {
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

  /** Builds the model, loading the kernel for it. */
  async parts(): Promise<Part[]> {
    await loadKernel();
    this.#parts ??= this.family.build(this.ref.params);
    return this.#parts;
  }

  async fineness(): Promise<Fineness> {
    return pictureFineness(await this.parts());
  }

  /** The whole model from the product camera. */
  outside(): Promise<Scene> {
    return this.#scene('outside', async () => ({
      mesh: meshParts(await this.parts(), await this.fineness()),
      camera: cameraFrom(PRODUCT_VIEW),
    }));
  }

  /** The model with its cut-away. */
  inside(): Promise<Scene> {
    const { cutaway } = this;
    if (!cutaway) throw new Error(`${this.id} has no cut-away`);
    return this.#scene('inside', async () => ({
      mesh: meshCutaway(await this.parts(), cutaway, await this.fineness()),
      camera: cameraFrom(cutaway.view ?? PRODUCT_VIEW),
    }));
  }

  async #scene(name: string, make: () => Promise<Omit<Scene, 'art'>>): Promise<Scene> {
    const known = this.#scenes.get(name);
    if (known) return known;
    const { mesh, camera } = await make();
    const scene = { mesh, camera, art: lineArt(mesh, camera) };
    this.#scenes.set(name, scene);
    return scene;
  }
}
