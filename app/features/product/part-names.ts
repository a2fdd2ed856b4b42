import type { Localized } from '#content/schema/localized.ts';

const word = (ko: string, en: string): Localized => ({ ko, en });

/**
 * What the parts of the models are called, in letters that the site's Korean font has anyway: by the part's name in its family, without
 * side or number; an actuator's prefix is left out where the part is its only one of that name.
 */
export const NAMES: Readonly<Record<string, Localized>> = {
  'actuator-body': word('액추에이터 몸체', 'Actuator body'),
  adapter: word('어댑터', 'Adapter'),
  'air-ports': word('공기 접속구', 'Air ports'),
  ball: word('볼', 'Ball'),
  'ball-l': word('볼', 'Ball'),
  'ball-t': word('볼', 'Ball'),
  barrel: word('모터 몸체', 'Motor barrel'),
  base: word('하우징', 'Housing'),
  'bearing-cap': word('베어링 덮개', 'Bearing cap'),
  'bell-housing': word('연결 하우징', 'Bell housing'),
  'block-carrier': word('블록 받침', 'Block carrier'),
  body: word('몸체', 'Body'),
  bonnet: word('보닛', 'Bonnet'),
  bracket: word('브래킷', 'Bracket'),
  'cable-glands': word('전선관 인입구', 'Conduit entries'),
  cams: word('위치 검출부', 'Position cams'),
  cap: word('엔드캡', 'End cap'),
  connection: word('접속함', 'Connection housing'),
  'connection-plate': word('접속판', 'Connection plate'),
  'control-door': word('제어함 문', 'Control door'),
  'control-housing': word('제어함', 'Control housing'),
  'control-panel': word('조작판', 'Control panel'),
  coupling: word('커플링', 'Coupling'),
  cover: word('덮개', 'Cover'),
  'declutch-boss': word('수동 전환 레버', 'Declutch lever'),
  'declutch-lever': word('수동 전환 레버', 'Declutch lever'),
  disc: word('디스크', 'Disc'),
  'disc-pins': word('디스크 핀', 'Disc pins'),
  'disc-shaft': word('디스크 축', 'Disc shaft'),
  display: word('표시창', 'Display'),
  'display-marks': word('표시창', 'Display'),
  dome: word('위치 지시계', 'Position indicator'),
  'dome-bar': word('위치 지시계', 'Position indicator'),
  'dome-marks': word('위치 지시계', 'Position indicator'),
  'dome-ring': word('위치 지시계', 'Position indicator'),
  end: word('끝단', 'End piece'),
  'end-marks': word('포트 표시', 'Port marks'),
  'end-plate': word('끝판', 'End plate'),
  'end-plug': word('마개', 'End plug'),
  fitting: word('조작 공기 접속구', 'Pilot port'),
  flange: word('플랜지', 'Flange'),
  gaskets: word('개스킷', 'Gaskets'),
  gauge: word('압력계', 'Pressure gauge'),
  'gauge-face': word('압력계', 'Pressure gauge'),
  'gauge-needle': word('압력계', 'Pressure gauge'),
  'gauge-stem': word('압력계', 'Pressure gauge'),
  'gear-cover': word('기어 하우징 덮개', 'Gear housing cover'),
  'gear-housing': word('기어 하우징', 'Gear housing'),
  gland: word('글랜드', 'Gland'),
  'gland-studs': word('글랜드 볼트', 'Gland studs'),
  handle: word('핸들', 'Handle'),
  handwheel: word('핸드휠', 'Handwheel'),
  'handwheel-knob': word('핸드휠', 'Handwheel'),
  indicator: word('위치 지시계', 'Position indicator'),
  'indicator-bars': word('위치 지시계', 'Position indicator'),
  'indicator-marks': word('위치 지시계', 'Position indicator'),
  'indicator-ring': word('위치 지시계', 'Position indicator'),
  joint: word('개스킷', 'Gaskets'),
  lamps: word('표시등', 'Lamps'),
  lever: word('레버', 'Lever'),
  'lever-grip': word('레버 그립', 'Lever grip'),
  'lever-trigger': word('레버 잠금', 'Lever trigger'),
  'limit-switches': word('리미트 스위치', 'Limit switches'),
  liner: word('시트', 'Seat'),
  'lower-cover': word('하부 덮개', 'Lower cover'),
  'lower-gasket': word('하부 개스킷', 'Lower gasket'),
  'lower-plug': word('하부 마개', 'Lower plug'),
  manifold: word('매니폴드', 'Manifold'),
  motor: word('모터', 'Motor'),
  'motor-block': word('모터 블록', 'Motor block'),
  'motor-cover': word('모터 덮개', 'Motor cover'),
  'motor-end': word('모터 끝판', 'Motor end'),
  'motor-flange': word('모터 플랜지', 'Motor flange'),
  'motor-gear': word('모터 기어', 'Motor gear'),
  'motor-plate': word('모터판', 'Motor plate'),
  'motor-ring': word('모터 링', 'Motor ring'),
  'motor-rotor': word('모터', 'Motor'),
  'motor-stator': word('모터', 'Motor'),
  'name-plate': word('명판', 'Nameplate'),
  'name-plate-rivets': word('명판', 'Nameplate'),
  'name-plate-rules': word('명판', 'Nameplate'),
  'notch-plate': word('노치판', 'Notch plate'),
  packing: word('스템 패킹', 'Stem packing'),
  pinion: word('출력축', 'Output shaft'),
  'pipe-unions': word('배관 이음', 'Pipe unions'),
  pipes: word('배관', 'Pipes'),
  piston: word('피스톤', 'Piston'),
  'piston-seals': word('피스톤 씰', 'Piston seals'),
  'port-indicator': word('포트 지시판', 'Port indicator'),
  'port-indicator-bars': word('포트 지시판', 'Port indicator'),
  'port-mark': word('포트 표시', 'Port mark'),
  'port-tag': word('포트 표시', 'Port mark'),
  'seat-carriers': word('시트 링', 'Seat carriers'),
  'seat-ring': word('시트', 'Seat'),
  'seat-seals': word('시트 씰', 'Seat seals'),
  'seat-springs': word('시트 스프링', 'Seat springs'),
  seats: word('시트', 'Seats'),
  selectors: word('선택 스위치', 'Selector switches'),
  shaft: word('축', 'Shaft'),
  'signal-base': word('신호함', 'Signal box'),
  'signal-glands': word('신호함 전선관 인입구', 'Signal box conduit entries'),
  'signal-lid': word('신호함 덮개', 'Signal box lid'),
  silencers: word('소음기', 'Silencers'),
  sleeve: word('슬리브', 'Sleeve'),
  solenoid: word('솔레노이드', 'Solenoid'),
  'solenoid-plug': word('솔레노이드 접속구', 'Solenoid connector'),
  'spool-body': word('방향 제어 밸브', 'Directional valve'),
  'spool-end': word('방향 제어 밸브 끝단', 'Directional valve end'),
  springs: word('스프링', 'Springs'),
  stem: word('스템', 'Stem'),
  'stem-cap': word('스템 덮개', 'Stem cap'),
  'stem-nut': word('스템 너트', 'Stem nut'),
  'stem-tube': word('스템 보호관', 'Stem tube'),
  'switch-bracket': word('스위치 받침', 'Switch bracket'),
  trunnion: word('하부 트러니언', 'Lower trunnion'),
  'trunnion-bush': word('트러니언 부시', 'Trunnion bush'),
  'trunnion-cover': word('트러니언 덮개', 'Trunnion cover'),
  'supply-ports': word('공급 접속구', 'Supply ports'),
  worm: word('핸드휠 축', 'Handwheel shaft'),
  'worm-wheel': word('출력 기어', 'Output gear'),
};

/** Fasteners are called by their kind, whatever they hold. */
export const FASTENERS: readonly (readonly [RegExp, Localized])[] = [
  [/nut$/, word('너트', 'Nut')],
  [/rivets$/, word('고정구', 'Rivets')],
  [/bolts?$|studs$/, word('볼트', 'Bolts')],
  [/screws$/, word('볼트', 'Screws')],
];

const SIDE = /-(?:left|right|front|back|\d+)$/;

/** What the body of a pinch valve is called, around its sleeve. */
const CASING = word('케이싱', 'Casing');

/**
 * What a part of a model is called; undefined where nobody has named it.
 *
 * @param part its name in the mesh file
 * @param isPinchValve whether it is a part of a pinch valve, whose body is its casing
 */
export function partName(part: string, isPinchValve = false): Localized | undefined {
  const whole = part.replace(SIDE, '');
  if (isPinchValve && whole === 'body') return CASING;
  const plain = whole.replace(/^actuator-/, '');
  return NAMES[whole] ?? NAMES[plain] ?? FASTENERS.find(([pattern]) => pattern.test(plain))?.[1];
}
