import type { Fault } from '#content/faults.ts';
import type { PlacedText } from '#content/texts.ts';

/** A statement that neither the specification nor a standard supports, and what is said instead. */
interface Refused {
  /** Matches the statement in either language. */
  says: RegExp;
  /** Only in fields that match, written `file field`; everywhere without it. */
  where?: RegExp;
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
  {
    says: /여유는? [^.]*\d+–\d+ %|안전율 \d|usual margins|factors? of \d/i,
    remedy: 'The site proposes no safety factor and no margin',
  },
  {
    says: /그 위치에 머무|stays? where it is/i,
    remedy:
      'On loss of air: 정해진 위치로 복귀하지 않으며, 위치 유지도 보장되지 않습니다 / does not return to a set position, not guaranteed to hold its position',
  },
  {
    says: /웨이퍼|양플랜지|볼트 구멍|나사식|나사산|양극산화|2분할|3분할|wafer|double[- ]flanged|bolt holes|threaded|anodised|two-piece|three-piece|packing gland/i,
    // The construction of the pinch valves is stated; that of the others is not.
    where:
      /^content\/pictures\/manifest\.json (?!pq|gallery)|^content\/(?:documents\/(?!pqv)|catalogue\/(?!pinch))\S+ \S*[aA]lt$/,
    remedy: 'The construction is not stated: say what the drawing shows, not how a product is made',
  },
  {
    says: /DN ?12\.5|DN ?6–1600/,
    remedy: 'An axis is not a range of sizes; its numbers are nominal sizes',
  },
  {
    says: /온도 범위(?:와|가)[^.]*가장 넓|widest temperature range|narrowest of the/i,
    remedy: 'Lower limits that are not stated cannot be compared',
  },
  {
    says: /물처럼|such as water/i,
    remedy: 'Suitability for a medium is not stated',
  },
  {
    says: /랙 앤 피니언|rack[- ]and[- ]pinion/i,
    where: /catalogue\/pneumatic|documents\/rotary/,
    remedy: 'How the AP range is built inside is not stated',
  },
  {
    says: /예비 공기 탱크|air tank|복동식보다 커|smaller than a spring-return|larger than a double-acting|끝으로 갈수록 토크가 줄|연장 브래킷|extended bracket/i,
    where: /catalogue\/pneumatic|documents\/rotary/,
    remedy: 'What the source does not say of the AP range is asked of the supplier, not told',
  },
  {
    says: /상온 기준의 이름|name at room temperature|class is a name/i,
    remedy: 'PN and class are designations: 압력 등급의 호칭',
  },
  {
    says: /제어반과 액추에이터 사이의 배선이 없어|none between panel and actuator|바로 운전할 수 있|ready to run/i,
    remedy:
      'Integral control saves the wiring to contactors and pushbuttons; supply and commands stay',
  },
  {
    says: /온도를 견디는 재질|materials that stand it|쓸 수 있는 밸브가 바로/i,
    remedy: 'A temperature within the stated limit is no statement that the product suits',
  },
  {
    says: /사용 압력 800 psi/,
    remedy: 'The source gives a rating, not an operating pressure',
  },
  {
    says: /두 방향의 토크가 같|same in both directions/i,
    remedy: 'Torque per direction is not stated',
  },
  {
    says: /슬리브뿐|안으로만 흐|only wetted part|nothing but the (?:elastomer )?sleeve|only part the medium/i,
    where: /pinch-valve|pqv/,
    remedy: 'Which parts the medium touches is not stated: 유체는 슬리브 안으로 흐릅니다',
  },
  {
    says: /웜 기어|worm gear/i,
    remedy: 'The gearing is not stated: 기어 하우징 / gear housing',
  },
  {
    says: /플랜지도 맞지 않|flanges do not fit/i,
    remedy: 'Say that different standards set the dimensions of the flanges',
  },
  {
    says: /\bnot made (?:in|for)\b/i,
    remedy: 'What is not listed may still be made: "not listed" or "not available for"',
  },
];

/** A fault for every text that makes a refused statement. */
export function refusedStatements(texts: readonly PlacedText[]): Fault[] {
  return texts.flatMap(({ file, field, ko, en }) =>
    REFUSED.flatMap(({ says, where, remedy }) => {
      if (where && !where.test(`${file} ${field}`)) return [];
      const found = says.exec(ko) ?? says.exec(en);
      return found ? [{ file, field, problem: `says "${found[0]}"`, remedy }] : [];
    }),
  );
}
