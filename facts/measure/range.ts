/** What follows a value: the other end of a range, another measure, or something that makes both unsure. */
import * as grammar from './grammar.ts';
import { type Quantity, type Scanner, unitHere } from './quantity.ts';
import type { Expected, Why } from './types.ts';
import type { Unit } from './units.ts';
import { isSameKind } from './value.ts';

export interface Reader {
  quantity: (context?: Unit) => Quantity | undefined;
  /** Moves past everything that holds on to a number. */
  skipHanging: () => void;
  expects: Expected | undefined;
}

/** The other end of a range; `parted` where another measure follows; or why neither can be said. */
export function otherEnd(
  scanner: Scanner,
  { quantity, skipHanging, expects }: Reader,
  first: Quantity,
  start: number,
): Quantity | 'none' | 'parted' | { why: Why } {
  const { eat, match, text } = scanner;
  const end = scanner.at;
  const back = <T>(result: T): T => {
    scanner.at = end;
    return result;
  };
  // `10 -20 °C`: a range or a minus.
  if (!first.unit && match(/ -\d/y)) {
    eat(/ /y);
    return quantity()?.unit ? { why: 'minus or dash' } : back('none');
  }
  // 480-050 is a code, 100-200 °C a range.
  if (match(grammar.CODE, start) && !scanner.ahead(() => eat(/-\d{3}/y) && unitHere(scanner)))
    return 'none';
  const connector = eat(grammar.CONNECTOR)?.[0];
  if (connector === undefined) return 'none';
  const isSpacedDash = connector === ' - ';
  // `PN 6 - 1 100 Nm`: the dash parts, and the thousands are grouped.
  const second = quantity(isSpacedDash && match(/\d+ \d/y) ? undefined : first.unit);
  if (!second) {
    // `15A ~ ±50A`: half of a range is not what was meant.
    const isHalf = connector.includes('~') || /^[^\s\p{L}\d(]/u.test(text.slice(scanner.at));
    if (!isHalf || !(first.unit ?? expects)) return back('none');
    if (eat(/ ?[^\s\p{L}\d(,;]+ ?/uy)) quantity();
    return { why: 'unread sign' };
  }
  if (first.unit && second.unit && !isSameKind(first.unit, second.unit)) {
    // `120도에서 10 bar`, `50A-10K`: two measures, one after the other.
    const isMinus = connector === '-' && second.unit.axis === 'temperature';
    if (connector.includes('~') || connector.includes('.') || isMinus) {
      skipHanging();
      return { why: isMinus ? 'minus or dash' : 'two units' };
    }
    return back(connector === '-' ? 'parted' : 'none');
  }
  // `50A-2EA`: a count.
  if (!second.unit && match(grammar.OTHER_UNIT)) return back('none');
  // Two numbers without a unit are a range only in a field, which has one.
  const isOpen = !second.unit && ((!first.unit && !expects) || connector.includes('에서'));
  const isNext = !second.unit && isSpacedDash && (second.sign !== 0 || match(/ \d/y) !== null);
  return isOpen || isNext ? back('none') : second;
}
