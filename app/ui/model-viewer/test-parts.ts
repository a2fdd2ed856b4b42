import type { ModelPart } from './model.ts';

interface Block {
  positions: number[];
  indices: number[];
  edge: number[];
}

/** A cube whose faces share no vertices, as in the meshes of the models. @param half of its side, mm */
export function blockAt([x, y, z]: readonly [number, number, number], half: number): Block {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const axis of [0, 1, 2]) {
    for (const side of [-1, 1]) {
      const first = positions.length / 3;
      for (const [u, v] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const corner = [0, 0, 0];
        corner[axis] = side * half;
        corner[(axis + 1) % 3] = u * half;
        corner[(axis + 2) % 3] = v * half;
        positions.push(x + corner[0]!, y + corner[1]!, z + corner[2]!);
      }
      const [a, b, c, d] = [0, 1, 2, 3].map((corner) => first + corner) as [
        number,
        number,
        number,
        number,
      ];
      indices.push(...(side > 0 ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
    }
  }
  const low = [x - half, y - half, z - half];
  return { positions, indices, edge: [...low, x + half, y - half, z - half] };
}

/** A part of blocks. */
export function modelPart(
  name: string,
  blocks: readonly Block[],
  surface: Partial<ModelPart['surface']> = {},
): ModelPart {
  const positions = blocks.flatMap((block) => block.positions);
  let first = 0;
  const indices = blocks.flatMap((block) => {
    const own = block.indices.map((index) => index + first);
    first += block.positions.length / 3;
    return own;
  });
  return {
    name,
    positions: Float32Array.from(positions),
    normals: new Float32Array(positions.length),
    indices: Uint16Array.from(indices),
    edgeSegments: Float32Array.from(blocks.flatMap(({ edge }) => edge)),
    surface: { colour: '#d6d9dc', metal: 1, roughness: 0.36, clearcoat: 0, ...surface },
  };
}
