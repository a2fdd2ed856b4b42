/**
 * Decodes the 3D viewer's mesh file (`public/models/<id>.bin`). No imports: this module runs in the browser.
 *
 * "GVM1", the header's length (uint32, little endian), the header (JSON, padded to four bytes), then for each part these byte
 * planes: x, y, z of the vertices (low bytes, then high bytes); octahedral normals u, v (one byte each); corners of the triangles
 * (three planes); points of each edge line (two planes); x, y, z of the edge points (two planes each). Everything but the
 * normals is a zigzag-coded difference to the value before it in its group; normals are differences modulo 256. With brotli this
 * is a quarter of plain 16-bit buffers.
 */

/** Surface of a part, for a physically based material. */
export interface ViewerSurface {
  /** sRGB hex. */
  colour: string;
  metal: number;
  roughness: number;
  clearcoat: number;
}

/** A part in the header. */
export interface ViewerPartHead {
  name: string;
  surface: ViewerSurface;
  vertices: number;
  triangles: number;
  /** Number of edge lines, and of all their points. */
  edges: number;
  edgePoints: number;
}

/** The file's JSON header. */
export interface ViewerHead {
  version: 1;
  /** mm per unit of a stored coordinate; zero is at `centre`. */
  step: number;
  centre: [number, number, number];
  parts: ViewerPartHead[];
}

/** A decoded part, for vertex buffers; coordinates in mm. */
export interface ViewerPart extends ViewerPartHead {
  positions: Float32Array;
  normals: Float32Array;
  indices: Uint16Array | Uint32Array;
  /** Line segments along the sharp edges: pairs of points. */
  edgeSegments: Float32Array;
}

export const VIEWER_MAGIC = 0x314d5647; // "GVM1", little endian

/** Decodes a mesh file. @throws Error when the bytes are not one */
export function decodeViewerMesh(data: ArrayBuffer): { head: ViewerHead; parts: ViewerPart[] } {
  const view = new DataView(data);
  if (data.byteLength < 8 || view.getUint32(0, true) !== VIEWER_MAGIC)
    throw new Error('not a viewer mesh');
  const headLength = view.getUint32(4, true);
  const head = JSON.parse(
    new TextDecoder().decode(new Uint8Array(data, 8, headLength)),
  ) as ViewerHead;
  const bytes = new Uint8Array(data, 8 + headLength);
  let at = 0;
  const stream = (length: number) => bytes.subarray(at, (at += length));
  const shorts = (count: number) => undelta(stream(count), stream(count));
  const points = (count: number) => interleave([shorts(count), shorts(count), shorts(count)], head);
  const parts = head.parts.map((part): ViewerPart => {
    const positions = points(part.vertices);
    const normals = octahedral(stream(part.vertices), stream(part.vertices));
    const indices = undeltaWide(
      stream(part.triangles * 3),
      stream(part.triangles * 3),
      stream(part.triangles * 3),
    );
    const counts = shorts(part.edges);
    return {
      ...part,
      positions,
      normals,
      indices,
      edgeSegments: segments(points(part.edgePoints), counts),
    };
  });
  return { head, parts };
}

/** Decodes zigzag-coded differences, stored as a plane of low bytes and one of high bytes. */
function undelta(low: Uint8Array, high: Uint8Array): Int32Array {
  let last = 0;
  return Int32Array.from(low, (byte, i) => (last += unzigzag(byte | (high[i]! << 8))));
}

function undeltaWide(
  low: Uint8Array,
  middle: Uint8Array,
  high: Uint8Array,
): Uint16Array | Uint32Array {
  let last = 0,
    largest = 0;
  const values = Uint32Array.from(low, (byte, i) => {
    last += unzigzag(byte | (middle[i]! << 8) | (high[i]! << 16));
    largest = Math.max(largest, last);
    return last;
  });
  return largest < 65_536 ? Uint16Array.from(values) : values;
}

const unzigzag = (value: number) => (value >>> 1) ^ -(value & 1);

function interleave(
  axes: [Int32Array, Int32Array, Int32Array],
  { step, centre }: ViewerHead,
): Float32Array {
  return Float32Array.from(
    { length: axes[0].length * 3 },
    (_, i) => axes[i % 3]![Math.floor(i / 3)]! * step + centre[i % 3]!,
  );
}

/** Decodes octahedral unit vectors: two signed bytes each, stored as differences. */
function octahedral(us: Uint8Array, vs: Uint8Array): Float32Array {
  const normals = new Float32Array(us.length * 3);
  let u = 0,
    v = 0;
  for (let i = 0; i < us.length; i++) {
    u = (u + us[i]!) & 255;
    v = (v + vs[i]!) & 255;
    let x = ((u << 24) >> 24) / 127,
      y = ((v << 24) >> 24) / 127;
    const z = 1 - Math.abs(x) - Math.abs(y);
    if (z < 0)
      [x, y] = [(1 - Math.abs(y)) * (x < 0 ? -1 : 1), (1 - Math.abs(x)) * (y < 0 ? -1 : 1)];
    const length = Math.hypot(x, y, z) || 1;
    normals.set([x / length, y / length, z / length], i * 3);
  }
  return normals;
}

function segments(points: Float32Array, counts: Int32Array): Float32Array {
  const out: number[] = [];
  let start = 0;
  for (const count of counts) {
    for (let i = start; i + 1 < start + count; i++) out.push(...points.subarray(3 * i, 3 * i + 6));
    start += count;
  }
  return Float32Array.from(out);
}
