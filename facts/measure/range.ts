/** What follows a value: the other end of a range, another measure, or something that makes both unsure. */
import * as grammar from './grammar.ts';
import { type Quantity, quantityHere, type Scanner, unitHere } from './quantity.ts';
import type { Why } from './types.ts';
import { isSameKind } from './value.ts';

/** Moves past everything that holds on to a number, so that its tail is not read as another one. */
export function skipHanging(scanner: Scanner): void {
  scanner.eat(grammar.HANGING);
  unitHere(scanner);
  // The other end of a range goes with it.
  const end = scanner.at;
  if (scanner.eat(grammar.CONNECTOR) && quantityHere(scanner)) skipHanging(scanner);
  else scanner.at = end;
}

interface OtherEnd {
  readonly second?: Quantity;
  /** Another measure follows. */
  readonly isParted?: boolean;
  /** Why it cannot be said what follows. */
  readonly why?: Why;
}

/** The other end of a range that begins with a quantity at `start`; nothing where it is no range. */
export function otherEnd(scanner: Scanner, first: Quantity, start: number): OtherEnd {
  const { eat, expect, match, text } = scanner;
  const end = scanner.at;
  const back = (result: OtherEnd = {}): OtherEnd => {
    scanner.at = end;
    return result;
  };
  // `10 -20 °C`: a range or a minus.
  if (!first.unit && match(/ -\d/y)) {
    eat(/ /y);
    return quantityHere(scanner)?.unit ? { why: 'minus or dash' } : back();
  }
  // 480-050 is a code, 100-200 °C a range.
  if (match(grammar.CODE, start) && !scanner.ahead(() => eat(/-\d{3}/y) && unitHere(scanner)))
    return {};
  const connector = eat(grammar.CONNECTOR)?.[0];
  if (connector === undefined) return {};
  const isSpacedDash = connector === ' - ';
  // `PN 6 - 1 100 Nm`: the dash parts, and the thousands are grouped.
  const second = quantityHere(scanner, isSpacedDash && match(/\d+ \d/y) ? undefined : first.unit);
  if (!second) {
    // `15A ~ ±50A`: half of a range is not what was meant.
    const isHalf = connector.includes('~') || /^[^\s\p{L}\d(]/u.test(text.slice(scanner.at));
    if (!isHalf || !(first.unit ?? expect)) return back();
    if (eat(/ ?[^\s\p{L}\d(,;]+ ?/uy)) quantityHere(scanner);
    return { why: 'unread sign' };
  }
  if (first.unit && second.unit && !isSameKind(first.unit, second.unit)) {
    // `120도에서 10 bar`, `50A-10K`: two measures, one after the other.
    const isMinus = connector === '-' && second.unit.axis === 'temperature';
    if (connector.includes('~') || connector.includes('.') || isMinus) {
      skipHanging(scanner);
      return { why: isMinus ? 'minus or dash' : 'two units' };
    }
    return back({ isParted: connector === '-' });
  }
  // `50A-2EA`: a count.
  if (!second.unit && match(grammar.OTHER_UNIT)) return back();
  // Two numbers without a unit are a range only in a field, which has one.
  const isOpen = !second.unit && ((!first.unit && !expect) || connector.includes('에서'));
  const isNext = !second.unit && isSpacedDash && (second.sign !== 0 || match(/ \d/y) !== null);
  return isOpen || isNext ? back() : { second };
}
