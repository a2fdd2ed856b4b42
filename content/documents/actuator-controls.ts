import { defineDocument } from '#content/schema/document.ts';

export default defineDocument({
  id: 'actuator-controls',
  name: { ko: '액추에이터 제어', en: 'Actuator controls' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: '액추에이터를 제어하는 방법', en: 'Ways to control an actuator' },
      content: [
        {
          type: 'title-with-image',
          text: { ko: '현장과 제어실을 잇는 부분', en: 'Between the valve and the control room' },
          imageUrl: 'multi-turn/tone',
          imageAlt: {
            ko: '제어 유닛을 단 전동 액추에이터',
            en: 'Electric actuator with control unit',
          },
        },
        {
          type: 'overview-text',
          textContent: {
            ko: '같은 액추에이터라도 제어 방법에 따라 배선과 부속이 달라집니다. 밸브를 열고 닫기만 하는지, 중간 개도에서 멈추는지부터 정하십시오.',
            en: 'The same actuator needs different wiring and accessories depending on how it is controlled. Decide first whether the valve only opens and closes, or also holds intermediate positions.',
          },
        },
        {
          type: 'section',
          title: { ko: '제어 방식', en: 'Modes of control' },
          content: [
            {
              type: 'product-series',
              series: [
                {
                  name: { ko: '온오프', en: 'On-off' },
                  description: {
                    ko: '완전 열림과 완전 닫힘 사이를 움직입니다. 리미트 스위치가 끝 위치를, 토크 스위치가 과부하를 알립니다.',
                    en: 'Moves between fully open and fully closed. Limit switches report the end positions, torque switches an overload.',
                  },
                },
                {
                  name: { ko: '비례제어', en: 'Modulating' },
                  description: {
                    ko: '지령 신호에 따라 중간 개도를 유지합니다. 작동 횟수가 많으므로 운전 정격을 함께 확인합니다.',
                    en: 'Takes up positions according to a command signal. It moves often, so the duty has to be checked as well.',
                  },
                },
                {
                  name: { ko: '일체형 제어', en: 'Integral control' },
                  description: {
                    ko: '외부 정역 전자접촉기와 현장 누름버튼을 일체형 제어 유닛이 대신하는 방식입니다.',
                    en: 'The integral control unit replaces external reversing contactors and local pushbuttons.',
                  },
                  href: '/products/electric/integral-control',
                },
                {
                  name: { ko: '필드버스', en: 'Fieldbus' },
                  description: {
                    ko: '일체형 제어 유닛에 선택하는 통신 방식입니다. 지원하는 종류는 문의해 주십시오.',
                    en: 'Communication chosen with the integral control unit. Ask us which kinds are supported.',
                  },
                },
              ],
            },
          ],
        },
        {
          type: 'section',
          title: { ko: '공압 액추에이터의 제어', en: 'Controls of pneumatic actuators' },
          content: [
            {
              type: 'features-list',
              features: {
                ko: [
                  '솔레노이드 밸브: 공기를 넣고 빼서 온오프로 제어합니다',
                  '포지셔너: 지령 신호에 맞추어 중간 개도를 유지합니다',
                  '리미트 스위치 박스: 열림과 닫힘을 제어실에 알립니다',
                ],
                en: [
                  'Solenoid valve: admits and vents air for on-off control',
                  'Positioner: holds intermediate positions according to a command signal',
                  'Limit switch box: reports open and closed to the control room',
                ],
              },
            },
          ],
        },
        {
          type: 'contact',
          title: { ko: '제어 방식 문의', en: 'Ask about controls' },
          text: {
            ko: '지령과 상태 신호의 종류, 전원 조건을 알려 주시면 구성을 제안합니다.',
            en: 'Tell us the command and status signals and the supply, and we propose the arrangement.',
          },
        },
      ],
    },
  ],
  provenance: [{ field: '*', source: 'project' }],
});
