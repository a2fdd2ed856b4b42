import { defineDocument } from '#content/schema/document.ts';

export default defineDocument({
  id: 'integral-control',
  name: { ko: '일체형 제어', en: 'Integral control' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: {
        ko: '정역 전자접촉기와 누름버튼을 대신하는 제어 유닛',
        en: 'The control unit that replaces contactors and pushbuttons',
      },
      content: [
        {
          type: 'image-text',
          layout: 'text-image',
          title: { ko: '일체형 제어 유닛', en: 'Integral control unit' },
          text: {
            ko: '일체형 제어 유닛은 외부의 정역 전자접촉기, 그 배선, 현장 누름버튼을 대신합니다.\n\n필드버스를 선택하면 지령과 상태를 통신 한 계통으로 주고받습니다. 지원하는 통신 방식은 문의해 주십시오.',
            en: 'The integral control unit replaces external reversing contactors, their wiring and local pushbuttons.\n\nWith the optional fieldbus, commands and status travel over one communication link. Ask us which protocols are supported.',
          },
          imageUrl: 'multi-turn/tone',
          imageAlt: {
            ko: '일체형 제어 유닛을 단 전동 액추에이터',
            en: 'Electric actuator with integral control unit',
          },
        },
        {
          type: 'section',
          title: { ko: '줄어드는 배선과 기기', en: 'What it saves' },
          content: [
            {
              type: 'table',
              caption: { ko: '외부 제어와 일체형 제어', en: 'External and integral control' },
              table: {
                ko: [
                  {
                    label: '외부 정역 전자접촉기',
                    value: '필요 없습니다. 그 기능을 일체형 제어 유닛이 맡습니다',
                  },
                  {
                    label: '배선',
                    value:
                      '외부 정역 전자접촉기와 누름버튼까지의 배선이 필요 없습니다. 전원과 지령의 배선은 필요합니다',
                  },
                  {
                    label: '현장 누름버튼',
                    value: '필요 없습니다. 그 기능을 일체형 제어 유닛이 맡습니다',
                  },
                  { label: '통신', value: '필드버스를 선택할 수 있습니다' },
                ],
                en: [
                  {
                    label: 'External reversing contactors',
                    value: 'Not needed: the integral control unit does their work',
                  },
                  {
                    label: 'Wiring',
                    value:
                      'None to external contactors and pushbuttons; supply and commands are still wired',
                  },
                  {
                    label: 'Local pushbuttons',
                    value: 'Not needed: the integral control unit does their work',
                  },
                  { label: 'Communication', value: 'Fieldbus as an option' },
                ],
              },
            },
          ],
        },
        {
          type: 'features-list',
          title: { ko: '문의할 때 알려 주실 내용', en: 'What to tell us when you ask' },
          features: {
            ko: [
              '지령 방식: 접점, 아날로그 신호, 필드버스 (지원하는 방식은 문의)',
              '필요한 상태 신호와 경보',
              '현장 조작의 잠금 필요 여부',
            ],
            en: [
              'Command: contacts, analogue signal or fieldbus (which are supported, please ask)',
              'Status signals and alarms needed',
              'Whether local operation must be lockable',
            ],
          },
        },
        {
          type: 'contact',
          title: { ko: '일체형 제어 문의', en: 'Ask about integral control' },
          text: {
            ko: '기존 제어반의 회로도가 있으면, 문의 후 받은 접수 번호와 함께 이메일로 보내 주십시오.',
            en: 'If you have the wiring diagram of the existing panel, email it to us, quoting your receipt number.',
          },
        },
      ],
    },
  ],
  provenance: [{ field: '*', source: 'spec §9' }],
});
