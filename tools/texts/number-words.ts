/** Figures written in letters: `수백 bar`, `six bar`, `여덟 모델`, `nine series`. Small counts of parts in a sentence are none. */

const KOREAN_UNITS = String.raw`bar|psi|Nm|mm|°C|℃|바|도|밀리미터|미터|킬로그램|퍼센트|볼트|암페어|헤르츠|인치|초|분|시간|회전|개월|년|배`;
const KOREAN_NOUNS = String.raw`시리즈|모델|호칭경|크기|재질|등급|종|가지|개|회|번|시간`;
const ENGLISH_UNITS = String.raw`bar|psi|newton|degrees?|millimet|met(?:re|er)s?\b|kilogram|per ?cent|volts?\b|amp|hertz|inch|seconds?\b|minutes?\b|hours?\b|turns?\b|cycles?\b|operations?\b|years?\b|decades?\b`;
const ENGLISH_NOUNS = String.raw`series|models?|sizes|materials|elastomers|classes|ratings|switches|entries|operations|cycles`;

const ENGLISH_TEENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const ENGLISH_TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen';
const FROM_THREE = `three|four|five|six|seven|eight|nine|${ENGLISH_TEENS}|${ENGLISH_TENS}`;

/** Sources of the patterns, to be joined with those of digits. */
export const NUMBER_WORDS: readonly string[] = [
  // 수백 bar, 백 도, 수십 년
  String.raw`(?<![가-힣])(?:(?:수|몇)\s?)?[십백천만]+\s?(?:${KOREAN_UNITS})`,
  // 여섯 바, 서른 초
  String.raw`(?<![가-힣])(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열\s?\S?|스무|서른|마흔|쉰)\s?(?:bar|psi|Nm|mm|바(?![가-힣])|도(?![가-힣])|초(?![가-힣])|분(?![가-힣])|회전|인치)`,
  // 여덟 모델, 재질 열 가지
  String.raw`(?<![가-힣])(?:세|네|다섯|여섯|일곱|여덟|아홉|열두?|열한|스무)\s?(?:${KOREAN_NOUNS})`,
  // six bar, hundreds of degrees
  String.raw`\b(?:one|two|${FROM_THREE})[ -](?:${ENGLISH_UNITS})`,
  String.raw`\b(?:hundred|thousand|dozen|ten)s of (?:${ENGLISH_UNITS}|${ENGLISH_NOUNS})`,
  // eight models, two limit switches
  String.raw`\b(?:two|${FROM_THREE}) (?:[a-z-]+ ){0,3}(?:${ENGLISH_NOUNS})\b`,
];
