/** A point of a picture, px; what else it carries stays with it. */
type Point = readonly [x: number, y: number, ...rest: unknown[]];

/** Points of lines in square cells, to find the line that passes near a place without looking at all of them. */
export class PointGrid<Line extends readonly Point[]> {
  readonly #size: number;
  readonly #cells = new Map<number, { line: Line; x: number; y: number }[]>();

  /** @param size of a cell, px: the farthest that is looked for */
  constructor(size: number) {
    this.#size = size;
  }

  add(line: Line): void {
    for (const [x, y] of line) {
      const key = this.#keyOf(...this.#cellOf(x, y));
      const here = this.#cells.get(key);
      if (here) here.push({ line, x, y });
      else this.#cells.set(key, [{ line, x, y }]);
    }
  }

  /**
   * Whether a point of a line lies near a place.
   *
   * @param reach at most this far, px, and at most a cell
   * @param except a line that does not count
   */
  has([x, y]: Point, reach: number, except?: Line): boolean {
    const [column, row] = this.#cellOf(x, y);
    return [-1, 0, 1].some((j) =>
      [-1, 0, 1].some((i) =>
        this.#cells
          .get(this.#keyOf(column + i, row + j))
          ?.some((point) => point.line !== except && Math.hypot(point.x - x, point.y - y) <= reach),
      ),
    );
  }

  #cellOf(x: number, y: number): [column: number, row: number] {
    return [Math.floor(x / this.#size), Math.floor(y / this.#size)];
  }

  #keyOf(column: number, row: number): number {
    return row * 65_536 + column;
  }
}
