/** Called for each pixel in a triangle: pixel index, index of the first corner, barycentric weights, depth. */
export type Fragment = (
  pixel: number,
  corner: number,
  w0: number,
  w1: number,
  w2: number,
  depth: number,
) => void;

/**
 * Rasterises triangles; pixel centres lie at half pixels.
 * @param screen x, y (px) and depth of each vertex
 * @param range of corners in `triangles`
 */
export function rasterise(
  screen: Float64Array,
  triangles: Uint32Array,
  range: { start: number; count: number },
  width: number,
  height: number,
  fragment: Fragment,
): void {
  for (let corner = range.start; corner < range.start + range.count; corner += 3) {
    const a = triangles[corner]! * 3,
      b = triangles[corner + 1]! * 3,
      c = triangles[corner + 2]! * 3;
    const ax = screen[a]!,
      ay = screen[a + 1]!,
      az = screen[a + 2]!;
    const bx = screen[b]!,
      by = screen[b + 1]!,
      bz = screen[b + 2]!;
    const cx = screen[c]!,
      cy = screen[c + 1]!,
      cz = screen[c + 2]!;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5,
          py = y + 0.5;
        const w0 = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
        const w1 = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
        const w2 = 1 - w0 - w1;
        if (w0 < -1e-6 || w1 < -1e-6 || w2 < -1e-6) continue;
        fragment(y * width + x, corner, w0, w1, w2, w0 * az + w1 * bz + w2 * cz);
      }
    }
  }
}
