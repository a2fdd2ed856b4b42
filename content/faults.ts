/** Faults of the content: where each is and what to do about it. */

/** One fault. */
export interface Fault {
  /** Relative to `content/`. */
  file: string;
  /** Dotted path into the entry. */
  field: string;
  problem: string;
  remedy: string;
}

/** Records a fault. */
export type Report = (fault: Fault) => void;

/** A fault in one line: file, field, problem and remedy. */
export const faultLine = ({ file, field, problem, remedy }: Fault): string =>
  `content/${file}: ${field}: ${problem}. ${remedy}`;

/** All faults of the content at once. */
export class ContentError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const count = `${faults.length} fault${faults.length === 1 ? '' : 's'}`;
    super(
      [`The content has ${count}:`, ...faults.map((fault) => `  ${faultLine(fault)}`)].join('\n'),
    );
    this.name = 'ContentError';
    this.faults = faults;
  }
}
