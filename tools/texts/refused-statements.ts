import type { Fault } from '#content/faults.ts';
import type { PlacedText } from '#content/texts.ts';

/** A statement that neither the specification nor a standard supports, and what is said instead. */
interface Refused {
  /** Matches the statement in either language. */
  says: RegExp;
  remedy: string;
}

/** Statements that were published once and must not come back. */
const REFUSED: readonly Refused[] = [
  {
    says: /안전율을 더한|안전율을 더합|안전율을 더하|safety (?:margin|factor)[^.]*\badd|add(?:ing)? (?:a|the) (?:safety )?(?:margin|factor)|plus a safety/i,
    remedy: 'A safety factor multiplies: 안전율을 곱한 값 / times the safety factor',
  },
  {
    says: /구동 토크에 안전율|running torque times/i,
    remedy:
      'The factor multiplies the highest required torque: 최대 요구 토크 / highest valve torque',
  },
];

/** A fault for every text that makes a refused statement. */
export function refusedStatements(texts: readonly PlacedText[]): Fault[] {
  return texts.flatMap(({ file, field, ko, en }) =>
    REFUSED.flatMap(({ says, remedy }) => {
      const found = says.exec(ko) ?? says.exec(en);
      return found ? [{ file, field, problem: `says "${found[0]}"`, remedy }] : [];
    }),
  );
}
