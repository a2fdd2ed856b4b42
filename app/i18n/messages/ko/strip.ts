import type { strip as english } from '#app/i18n/messages/en/strip.ts';

export const strip: typeof english = {
  title: '조건으로 찾기',
  find: '찾기',
  pressure: '압력',
  pressureKind: '압력의 종류',
  classKind: '클래스',
  size: '호칭경',
  temperature: '유체 온도',
  torque: '필요 토크',
  forActuators: '액추에이터',
  wrong: {
    size: '호칭경: DN 150, 150A, 6B처럼 입력하십시오.',
    pressure: '압력: 10, 16 bar, 1.6 MPa, PN 16, 클래스 150처럼 입력하십시오.',
    jis: '압력: JIS 등급(10K, 20K 등)은 PN과 다른 등급이며 조건으로 쓸 수 없습니다. bar, PN, 클래스로 입력하시고, JIS 등급은 문의에 적어 주십시오.',
    temperature: '유체 온도: 180, −20 °C, 350 °F처럼, −273.15에서 2,000 °C 사이로 입력하십시오.',
    torque: '필요 토크: 300, 300 Nm처럼 입력하십시오.',
  },
  withoutScripts:
    '조건으로 거르려면 브라우저의 스크립트가 필요합니다. 누르면 거르지 않은 전체 목록을 보여 줍니다.',
};
