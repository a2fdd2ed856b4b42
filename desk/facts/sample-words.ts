/** What the content's samples are, in Korean: the content says it in English, for developers (`npm run content:report`). */
const KOREAN: Readonly<Record<string, string>> = {
  'AP-DA and AP-SR are sample codes; the source names the range AP only':
    'AP-DA와 AP-SR은 예시 코드입니다. 자료에는 AP 시리즈라고만 적혀 있습니다.',
  'That the figures of position sensing and analogue output stand in the document of the digital series is a judgement; the source gives them for the electric range':
    '위치 검출과 아날로그 출력 수치를 400–470 디지털 자료에 실은 것은 판단입니다. 자료에는 전동 액추에이터 전체의 사양으로 적혀 있습니다.',
  'Name of the electric actuator manufacturer and whether it may be published':
    '전동 액추에이터 제조사의 이름과 공개해도 되는지',
  'Name of the company in both languages': '회사 이름 (한국어, 영어)',
  'Description lines of the sectors and business areas': '적용 분야와 사업 분야의 설명 문장',
  'Text of the CEO message, the name and the picture': 'CEO 인사말의 글, 이름, 사진',
  'Name of the CEO': 'CEO의 이름',
  'Telephone number': '전화번호',
  'Fax number': '팩스 번호',
  'Mail address': '이메일 주소',
  'Name who answers reports, and within which time': '접근성 문의를 누가 며칠 안에 답하는지',
  'Texts of the four strengths': '네 가지 강점의 글',
  'Texts of the reasons': '선택하는 이유의 글',
  'Which products are named for a sector is a judgement':
    '산업 분야마다 든 제품은 판단으로 고른 것입니다.',
  'Name of the station, exit and both car routes': '역 이름, 출구, 자동차로 오는 두 길',
  'Opening hours, station exit and parking: to confirm, then to state':
    '영업시간, 역 출구, 주차: 확인한 뒤에 적습니다.',
  'What the five teams do, also in teams.*.tasks': '다섯 팀이 하는 일',
  'The whole policy needs a lawyer; name the officer, the date and the form service; the period must be that of INQUIRY_RETENTION':
    '개인정보 처리방침 전체의 법률 검토. 보호책임자, 시행일, 보관 기간을 채웁니다.',
  'Dates and texts of the events': '연혁의 날짜와 글',
};

/** What is said of several products in the same words. */
const OF_PRODUCTS: readonly (readonly [english: RegExp, korean: (code: string) => string])[] = [
  [
    /^Suitability of (.+) for these sectors is a judgement$/,
    (code) => `${code}의 적용 분야는 판단으로 정한 것입니다.`,
  ],
  [
    /^That (.+) is pneumatically actuated is inferred from its supply pressure in bar$/,
    (code) => `${code}의 구동 방식은 bar로 적힌 공급 압력에서 공압식으로 판단한 것입니다.`,
  ],
];

/** The sample in Korean; in English where the content has a new one that is missing here. */
export function koreanSample(text: string): string {
  for (const [english, korean] of OF_PRODUCTS) {
    const [, code] = english.exec(text) ?? [];
    if (code !== undefined) return korean(code);
  }
  return KOREAN[text] ?? text;
}
