/**
 * One word for one thing in both languages. Texts follow this list, search finds the aliases, and `npm run check` finds what
 * `avoid` rejects (tools/texts/rejected-spellings.ts).
 */
import type { Localized } from './schema/localized.ts';

/** A term with its synonyms. */
export interface Term extends Localized {
  /** Words people search for, never used in page text unless it is the preferred one. */
  aliases?: readonly string[];
  /** Spellings that no text of the site may contain, in either language. */
  avoid?: readonly string[];
}

/** Terms by field. */
export const glossary = {
  actuators: [
    {
      ko: '액추에이터',
      en: 'actuator',
      aliases: ['액츄에이터', '엑추에이터', '구동부', '구동기'],
      avoid: ['액츄에이터', '엑추에이터', '엑츄에이터', '액츄에이타', '액추에이타'],
    },
    { ko: '공압', en: 'pneumatic', aliases: ['에어', '공기압'] },
    { ko: '전동', en: 'electric', aliases: ['모터', '전기식'] },
    { ko: '유압', en: 'hydraulic' },
    { ko: '특수', en: 'special' },
    { ko: '복동식', en: 'double-acting', aliases: ['더블 액팅', 'DA'], avoid: ['복동형'] },
    {
      ko: '단동식(스프링 리턴)',
      en: 'spring-return',
      aliases: ['스프링리턴', 'SR', 'single-acting'],
      avoid: ['단동형'],
    },
    { ko: '랙 앤 피니언', en: 'rack and pinion' },
    { ko: '베인 모터', en: 'vane motor' },
    {
      ko: '쿼터턴',
      en: 'quarter-turn',
      aliases: ['90° 회전형'],
      avoid: ['쿼터 턴'],
    },
    { ko: '부분회전', en: 'part-turn' },
    { ko: '다회전', en: 'multi-turn', aliases: ['멀티턴'] },
    { ko: '토크', en: 'torque', aliases: ['회전력'], avoid: ['토오크', '톨크'] },
    { ko: '개방 토크', en: 'break torque', aliases: ['초동 토크'] },
    { ko: '구동 토크', en: 'running torque' },
    { ko: '폐쇄 토크', en: 'seating torque', aliases: ['착좌 토크'] },
    {
      ko: '최대 허용 스템 토크(MAST)',
      en: 'maximum allowable stem torque (MAST)',
      aliases: ['MAST'],
    },
    { ko: '안전율', en: 'safety factor' },
    { ko: '회전각', en: 'rotation angle' },
    { ko: '작동 시간', en: 'operating time' },
    { ko: '공급 압력', en: 'supply pressure' },
    {
      ko: '비상 시 위치',
      en: 'fail position',
      aliases: ['페일세이프', 'fail-safe', 'fail-close', 'fail-open'],
    },
    { ko: '수동 조작', en: 'manual override' },
    { ko: '핸드휠', en: 'handwheel' },
    { ko: '감속기', en: 'gearbox' },
    { ko: '개조', en: 'retrofit' },
    { ko: '장착', en: 'mounting', aliases: ['취부'] },
    {
      ko: '상부 플랜지(ISO 5211)',
      en: 'mounting flange (ISO 5211)',
      aliases: ['취부 플랜지', 'top flange'],
    },
    { ko: '포지셔너', en: 'positioner', avoid: ['포지쇼너', '포지셔나'] },
    { ko: '엔드캡', en: 'end cap', avoid: ['끝 덮개', '엔드 캡'] },
    { ko: '레귤레이터', en: 'air regulator', aliases: ['감압 밸브'], avoid: ['조절기'] },
  ],
  electrical: [
    { ko: '온오프', en: 'on-off', aliases: ['온/오프', '개폐 제어'] },
    { ko: '비례제어', en: 'modulating', aliases: ['조절형'] },
    { ko: '단시간 정격', en: 'short-time duty', aliases: ['S2'] },
    { ko: '단속 정격', en: 'intermittent duty', aliases: ['S4'] },
    { ko: '절연등급', en: 'insulation class', avoid: ['절연 등급'] },
    {
      ko: '보호등급',
      en: 'degree of protection (IP rating)',
      aliases: ['IP', 'IP 등급', '방수 등급', 'protection'],
      avoid: ['보호 등급', '방수 등급'],
    },
    { ko: '리미트 스위치', en: 'limit switch', avoid: ['리밋 스위치', '리미트스위치'] },
    { ko: '토크 스위치', en: 'torque switch' },
    {
      ko: '솔레노이드 밸브',
      en: 'solenoid valve',
      aliases: ['전자밸브'],
      avoid: ['솔레노이드밸브'],
    },
    {
      ko: '전선관 인입구',
      en: 'conduit entry',
      aliases: ['케이블 인입구'],
      avoid: ['케이블 인입구', 'cable entry', 'able entries'],
    },
    { ko: '현장 조작반', en: 'local controls' },
    { ko: '일체형 제어', en: 'integral control' },
    { ko: '정역 전자접촉기', en: 'reversing contactor' },
    { ko: '필드버스', en: 'fieldbus' },
    { ko: '단상', en: 'single-phase' },
    { ko: '삼상', en: 'three-phase', aliases: ['3상'], avoid: ['3상'] },
    { ko: '주위 온도', en: 'ambient temperature' },
  ],
  valves: [
    {
      ko: '버터플라이 밸브',
      en: 'butterfly valve',
      aliases: ['나비 밸브'],
      avoid: ['버터플라이밸브', '버터후라이'],
    },
    { ko: '볼 밸브', en: 'ball valve', avoid: ['볼밸브'] },
    { ko: '핀치 밸브', en: 'pinch valve', avoid: ['핀치밸브'] },
    { ko: '서지 밸브', en: 'surge valve' },
    { ko: '펌프 제어 밸브', en: 'pump-control valve' },
    { ko: '공기 밸브', en: 'air-release valve', aliases: ['에어 밸브', '공기빼기 밸브'] },
    { ko: '웨이퍼형', en: 'wafer', avoid: ['웨이퍼 형', '와퍼'] },
    { ko: '양플랜지형', en: 'double-flanged' },
    { ko: '삼방', en: 'three-way', aliases: ['3방', '3way'], avoid: ['3방'] },
    { ko: 'T 포트', en: 'T-port', avoid: ['T포트', 'T port'] },
    { ko: 'L 포트', en: 'L-port', avoid: ['L포트', 'L port'] },
    { ko: '호칭경', en: 'nominal size', aliases: ['구경', '사이즈', 'A', 'B'] },
    { ko: '호칭압력', en: 'nominal pressure (PN)', avoid: ['호칭 압력'] },
    { ko: '압력 등급', en: 'pressure rating' },
    {
      ko: '클래스',
      en: 'pressure class',
      aliases: ['ANSI 등급', 'ANSI', 'class'],
    },
    { ko: '차압', en: 'differential pressure' },
    {
      ko: '최대 사용 압력',
      en: 'maximum operating pressure',
      // A visitor's own pressure is their working pressure.
      avoid: ['운전 압력', 'maximum working pressure', 'Maximum working pressure'],
    },
    { ko: '조작 공기', en: 'control air', avoid: ['제어 공기', '조작에어', '조작공기'] },
    {
      ko: '조작 공기 접속구',
      en: 'pilot port',
      avoid: [
        '조작 공기 연결구',
        '조작 공기 포트',
        '파일럿 포트',
        '파일럿 접속구',
        'control air connection',
      ],
    },
    { ko: '회주철', en: 'grey cast iron' },
    { ko: '플랜지', en: 'flange', avoid: ['프랜지', '후렌지', '플렌지'] },
    { ko: '나사식', en: 'threaded' },
    {
      ko: '면간 거리',
      en: 'face-to-face length',
      aliases: ['면간거리', '면간'],
      avoid: ['면간거리'],
    },
    { ko: '이방', en: 'two-way', aliases: ['2방', '2way'] },
    { ko: '구동 밸브', en: 'actuated valve', aliases: ['자동 밸브'] },
    { ko: '케이싱', en: 'casing' },
    { ko: '시트', en: 'seat' },
    { ko: '격리 밸브', en: 'isolation valve' },
    { ko: '유량 계수(Kv, Cv)', en: 'flow coefficient (Kv, Cv)', aliases: ['Cv', 'Kv'] },
    { ko: '디스크', en: 'disc' },
    { ko: '스템', en: 'stem' },
  ],
  sleeve: [
    { ko: '슬리브', en: 'sleeve', avoid: ['슬리이브', '스리브'] },
    { ko: '탄성체', en: 'elastomer', aliases: ['고무'] },
    { ko: '천연고무', en: 'natural rubber', aliases: ['NR'] },
    { ko: '불소고무', en: 'fluoro rubber', aliases: ['FPM', 'FKM'] },
    { ko: '도전성', en: 'conductive' },
  ],
  commercial: [
    { ko: '견적 요청', en: 'request for quotation (RFQ)', aliases: ['RFQ', '견적 문의'] },
    { ko: '공급사', en: 'supplier', avoid: ['공급처', '공급업체'] },
    { ko: '납기', en: 'lead time' },
    { ko: '도면', en: 'drawing' },
    { ko: '은선도', en: 'hidden-line drawing', avoid: ['숨은선', '은선 도면'] },
    { ko: '입체도', en: 'shaded view', avoid: ['입체 그림', '입체 도면'] },
    { ko: '절개도', en: 'cutaway view', avoid: ['절개 도면', '단면 그림', 'cut-away', 'Cut-away'] },
    // The views are seen from no isometric direction.
    {
      ko: '축측 투상도',
      en: 'axonometric view',
      avoid: ['등각', 'isometric', 'Isometric'],
    },
    { ko: '야드파운드법', en: 'imperial', avoid: ['야드파운드', '야드 파운드', '영국식 단위'] },
    {
      ko: '자료 없음',
      en: 'not stated',
      avoid: ['자료없음', '데이터 없음', '정보 없음', '미기재'],
    },
    { ko: '해당 없음', en: 'not applicable', avoid: ['해당없음', '해당 사항 없음'] },
    { ko: '사용 중인 수동 밸브', en: 'manual valves in service', avoid: ['쓰던 수동 밸브'] },
    { ko: '최대 요구 토크', en: 'highest valve torque', avoid: ['최대 필요 토크'] },
    { ko: '데이터 시트', en: 'data sheet', aliases: ['사양서', '데이터시트'] },
    { ko: '성적서', en: 'test certificate' },
  ],
} as const satisfies Record<string, readonly Term[]>;

/** Names of the fields. */
export const glossaryGroups: Readonly<Record<keyof typeof glossary, Localized>> = {
  actuators: { ko: '액추에이터', en: 'Actuators' },
  electrical: { ko: '전기와 제어', en: 'Electrical and control' },
  valves: { ko: '밸브', en: 'Valves' },
  sleeve: { ko: '슬리브', en: 'Sleeve' },
  commercial: { ko: '도면과 거래', en: 'Drawings and commercial' },
};

/** All terms in one list. */
export const terms: readonly Term[] = Object.values(glossary).flat();
