/** A part of a model, as vertex buffers. Coordinates in mm, Z up; closed, so that it can be cut. */
export interface ModelPart {
  /** As the model's family calls it: `lever-grip`. */
  name: string;
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint16Array | Uint32Array;
  /** Pairs of points along the sharp edges. */
  edgeSegments: Float32Array;
  surface: {
    /** sRGB hex. */
    colour: string;
    /** 0 paint … 1 bare metal. */
    metal: number;
    /** 0 mirror … 1 chalk. */
    roughness: number;
    /** 0 none … 1 thick varnish. */
    clearcoat: number;
  };
}

/** Size and place of a model, mm. */
export interface Extent {
  low: [number, number, number];
  high: [number, number, number];
  centre: [number, number, number];
  /** Of the sphere around `centre` that holds every point: whichever way it is turned, it fits. */
  radius: number;
  /** Farthest point from the upright axis through `centre`. */
  reach: number;
}

/** Measures a model. */
export function extentOf(parts: readonly ModelPart[]): Extent {
  const low: Extent['low'] = [Infinity, Infinity, Infinity];
  const high: Extent['high'] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of parts) {
    for (let i = 0; i < positions.length; i++) {
      const axis = (i % 3) as 0 | 1 | 2;
      const value = positions[i] ?? 0;
      if (value < low[axis]) low[axis] = value;
      if (value > high[axis]) high[axis] = value;
    }
  }
  const centre: Extent['centre'] = [
    (low[0] + high[0]) / 2,
    (low[1] + high[1]) / 2,
    (low[2] + high[2]) / 2,
  ];
  let square = 0;
  let flat = 0;
  for (const { positions } of parts) {
    for (let i = 0; i < positions.length; i += 3) {
      const x = (positions[i] ?? 0) - centre[0];
      const y = (positions[i + 1] ?? 0) - centre[1];
      const z = (positions[i + 2] ?? 0) - centre[2];
      flat = Math.max(flat, x * x + y * y);
      square = Math.max(square, x * x + y * y + z * z);
    }
  }
  return { low, high, centre, radius: Math.sqrt(square), reach: Math.sqrt(flat) };
}
