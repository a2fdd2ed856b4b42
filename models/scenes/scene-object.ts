import type { Part, Vec3 } from '#models/lib/part.ts';
import { meshParts, type MeshPart, type MeshTolerance } from '#models/pipeline/mesh.ts';

/** Position in a scene: rotated around Z, then around Y (degrees), then moved (mm). */
export interface Pose {
  at?: Vec3;
  aroundY?: number;
  aroundZ?: number;
}

/** An object by name, and its position. */
export interface PlacedObject {
  object: string;
  pose: Pose;
  /** Name of what is drawn in its place: the same object, cut open. */
  drawnAs?: string;
  /** Drawn as if it had changed: what a step lays bare or is about. */
  emphasised?: boolean;
  /** Light: tints what it falls on and crosses. */
  light?: boolean;
  /** Drawn without outlines: a centre line. */
  unlined?: boolean;
  /** Reaches out of the picture: does not count for its frame. */
  reachesOut?: boolean;
}

/** For a scene of three metres in a picture of 2560 px. */
export const SCENE_TOLERANCE: MeshTolerance = { linear: 0.3, angular: 0.12 };

/** Meshes of a scene's objects by name; each is built and meshed once, however many pictures show it. */
export class SceneMeshes {
  readonly #makers: Readonly<Record<string, () => Part[] | MeshPart[]>>;
  readonly #made = new Map<string, MeshPart[]>();

  constructor(makers: Readonly<Record<string, () => Part[] | MeshPart[]>>) {
    this.#makers = makers;
  }

  /** Meshes of placed objects. */
  meshes(placed: readonly PlacedObject[]): MeshPart[] {
    return placed.flatMap(({ object, drawnAs = object, pose }) =>
      this.#mesh(drawnAs).map((part) => posed(part, pose)),
    );
  }

  #mesh(name: string): MeshPart[] {
    const known = this.#made.get(name);
    if (known) return known;
    const make = this.#makers[name];
    if (!make)
      throw new Error(
        `The scene has no object "${name}". There are: ${Object.keys(this.#makers).join(', ')}`,
      );
    const mesh = make().map((part) =>
      'shape' in part ? meshParts([part], SCENE_TOLERANCE)[0]! : part,
    );
    this.#made.set(name, mesh);
    return mesh;
  }
}

function posed(part: MeshPart, { at = [0, 0, 0], aroundY = 0, aroundZ = 0 }: Pose): MeshPart {
  const turn = rotation(aroundZ, aroundY);
  const map = (values: Float64Array, [dx, dy, dz]: Vec3) => {
    const out = new Float64Array(values.length);
    for (let i = 0; i < values.length; i += 3) {
      const [x, y, z] = turn(values[i]!, values[i + 1]!, values[i + 2]!);
      out[i] = x + dx;
      out[i + 1] = y + dy;
      out[i + 2] = z + dz;
    }
    return out;
  };
  return {
    ...part,
    positions: map(part.positions, at),
    normals: map(part.normals, [0, 0, 0]),
    edgePoints: map(part.edgePoints, at),
  };
}

function rotation(aroundZ: number, aroundY: number): (x: number, y: number, z: number) => Vec3 {
  const radians = Math.PI / 180;
  const cz = Math.cos(aroundZ * radians),
    sz = Math.sin(aroundZ * radians),
    cy = Math.cos(aroundY * radians),
    sy = Math.sin(aroundY * radians);
  return (x, y, z) => {
    const u = x * cz - y * sz,
      v = x * sz + y * cz;
    return [u * cy + z * sy, v, z * cy - u * sy];
  };
}
