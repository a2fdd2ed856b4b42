import { specs, toAsk } from '#content/authoring.ts';
import { electric } from '#content/figures/of-facts.ts';
import { electricRangeOnly } from '#content/notes.ts';
import { defineDocument } from '#content/schema/document.ts';

export default defineDocument({
  id: 'modular-design',
  name: { ko: '모듈러 설계', en: 'Modular design' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: {
        ko: '모듈로 나누어 본 전동 액추에이터',
        en: 'The electric actuator, module by module',
      },
      content: [
        {
          type: 'image-text',
          layout: 'text-image',
          title: { ko: '필요한 기능만 더합니다', en: 'Add only the functions you need' },
          text: {
            ko: '전동 액추에이터는 모터, 기어, 검출부, 제어부로 나누어 볼 수 있습니다. 기본 구성에 스위치와 신호, 일체형 제어를 더하여 현장에 맞춥니다.\n\n나중에 비례제어나 필드버스로 바꿀 계획이 있으면 견적 때 알려 주십시오.',
            en: 'An electric actuator can be seen as four modules: motor, gear, sensing and control. Switches, signals and integral control are added to the basic unit to suit the site.\n\nIf you plan to change to modulating control or to a fieldbus later, tell us when you ask for a quote.',
          },
          imageUrl: { ko: 'modular-design/ko', en: 'modular-design/en' },
          imageAlt: {
            ko: '모듈로 나누어 그린 다회전 전동 액추에이터: 이름을 붙인 모터, 기어, 제어부',
            en: 'Multi-turn electric actuator drawn apart into its modules: motor, gear and control unit, named',
          },
        },
        {
          type: 'technical-specs',
          title: { ko: '모듈별 사양', en: 'Figures by module' },
          specs: specs(
            [
              { ko: '모터', en: 'Motor' },
              {
                ko: `절연등급 ${electric.insulation}, ${electric.insulationMax}`,
                en: `Insulation class ${electric.insulation}, ${electric.insulationMax}`,
              },
            ],
            [
              { ko: '위치와 토크 검출', en: 'Position and torque sensing' },
              {
                ko: `기본 리미트 스위치 ${electric.limitSwitches}개, 토크 스위치 ${electric.torqueSwitches}개`,
                en: `${electric.limitSwitches} limit switches and ${electric.torqueSwitches} torque switches as standard`,
              },
            ],
            [
              { ko: '추가 스위치', en: 'Additional switches' },
              {
                ko: `설정 가능한 스위치 ${electric.extraSwitches}개 (옵션)`,
                en: `${electric.extraSwitches} further configurable switches as an option`,
              },
            ],
            [
              { ko: '제어부', en: 'Control' },
              {
                ko: '일체형 제어 유닛, 필드버스 (옵션)',
                en: 'Integral control unit and fieldbus as options',
              },
            ],
          ),
        },
        toAsk({ ko: '기어 형식', en: 'Gear type' }),
        electricRangeOnly,
        {
          type: 'product-series',
          title: { ko: '함께 볼 자료', en: 'Read on' },
          series: [
            {
              name: { ko: '전동 액추에이터 특징', en: 'Electric actuator features' },
              description: {
                ko: '온도, 운전 정격, 보호등급, 인입구의 전체 사양',
                en: 'All figures: temperature, duty, protection, conduit entries',
              },
              href: '/products/electric/electric-features',
            },
            {
              name: { ko: '일체형 제어', en: 'Integral control' },
              description: {
                ko: '외부 정역 전자접촉기와 누름버튼을 대신하는 제어 유닛',
                en: 'The control unit that replaces external contactors and pushbuttons',
              },
              href: '/products/electric/integral-control',
            },
          ],
        },
      ],
    },
  ],
  provenance: [
    { field: '*', source: 'spec §9' },
    { field: 'pages.0.content.0', source: 'project' },
  ],
});
