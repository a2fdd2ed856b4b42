import { figuresOfSeries } from '#content/figures/of-series.ts';
import { withFigures } from '#content/figures/placeholder.ts';
import { productsIn } from '#content/products.ts';
import type { Business } from '#content/schema/company.ts';

const butterfly = figuresOfSeries(productsIn('butterfly-valves'));
const ball = figuresOfSeries(productsIn('ball-valves'));

/** Every line of spec §1: products, assembly and retrofit, sectors. Descriptions are samples. */
const business: Business = withFigures<Business>({
  title: { ko: '사업 분야', en: 'Business areas' },
  lead: {
    ko: '1994년 설립 이래 액추에이터와 밸브를 공급하고, 구동 밸브를 조립하며, 수동 밸브를 개조해 왔습니다.',
    en: 'Founded in 1994, we supply actuators and valves, assemble actuated valves and retrofit manual ones.',
  },
  groups: [
    {
      id: 'products',
      title: { ko: '공급 제품', en: 'Products' },
      items: [
        {
          id: 'actuators',
          title: { ko: '액추에이터', en: 'Actuators' },
          lines: {
            ko: ['전동 액추에이터', '공압 액추에이터', '유압 액추에이터', '특수 액추에이터'],
            en: [
              'Electric actuators',
              'Pneumatic actuators',
              'Hydraulic actuators',
              'Special actuators',
            ],
          },
        },
        {
          id: 'pinch-valves',
          title: { ko: '핀치 밸브', en: 'Pinch valves' },
          lines: {
            ko: ['플랜지형 PQVF와 나사식 PQVI', '유체에 맞춘 슬리브 재질 선정과 교체'],
            en: [
              'Flanged PQVF and threaded PQVI',
              'Sleeve materials selected for the medium, and their replacement',
            ],
          },
        },
        {
          id: 'positioners',
          title: { ko: '포지셔너', en: 'Positioners' },
          lines: {
            ko: ['구동 밸브의 중간 개도 제어'],
            en: ['Control of positions between open and closed'],
          },
        },
        {
          id: 'line-protection-valves',
          title: {
            ko: '서지·펌프 제어·공기 밸브',
            en: 'Surge, pump-control and air-release valves',
          },
          lines: {
            ko: [
              '서지 밸브: 배관의 압력 급상승 완화',
              '펌프 제어 밸브: 펌프 기동과 정지 때의 유량 제어',
              '공기 밸브: 배관에 모인 공기의 배출',
            ],
            en: [
              'Surge valves: relieve sudden rises of pressure',
              'Pump-control valves: control flow when pumps start and stop',
              'Air-release valves: let out the air that collects in the line',
            ],
          },
        },
        {
          id: 'butterfly-ball-valves',
          title: { ko: '버터플라이 밸브와 볼 밸브', en: 'Butterfly and ball valves' },
          lines: {
            ko: [
              `SIRCA 버터플라이 밸브 ${butterfly.count} 시리즈`,
              `SIRCA 볼 밸브 ${ball.count} 시리즈`,
            ],
            en: [
              `${butterfly.Count} SIRCA butterfly valve series`,
              `${ball.Count} SIRCA ball valve series`,
            ],
          },
        },
      ],
    },
    {
      id: 'services',
      title: { ko: '조립과 개조', en: 'Assembly and retrofit' },
      items: [
        {
          id: 'assembly',
          title: { ko: '구동 밸브 조립', en: 'Assembly of actuated valves' },
          lines: {
            ko: ['모터 구동 밸브', '공압 구동 밸브', '유압 구동 밸브'],
            en: ['Motor-operated valves', 'Air-operated valves', 'Hydraulically operated valves'],
          },
        },
        {
          id: 'retrofit',
          title: { ko: '수동 밸브 개조', en: 'Retrofit of manual valves' },
          lines: {
            ko: ['사용 중인 수동 밸브에 액추에이터를 장착하여 구동 밸브로 개조합니다'],
            en: ['Manual valves in service are fitted with actuators'],
          },
        },
      ],
    },
    {
      id: 'sectors',
      title: { ko: '적용 분야', en: 'Sectors' },
      items: [
        {
          id: 'water',
          title: { ko: '상하수도', en: 'Water and wastewater' },
          lines: {
            ko: ['정수장, 하수처리장, 펌프장'],
            en: ['Water treatment, wastewater treatment, pumping stations'],
          },
        },
        {
          id: 'power',
          title: { ko: '발전', en: 'Power plants' },
          lines: {
            ko: ['냉각수 계통, 고온 배관, 보조 계통'],
            en: ['Cooling water, hot lines and auxiliary systems'],
          },
        },
        {
          id: 'petrochemical',
          title: { ko: '석유화학', en: 'Petrochemical' },
          lines: { ko: ['공정 배관과 유틸리티 배관'], en: ['Process and utility lines'] },
        },
        {
          id: 'marine',
          title: { ko: '조선·해양', en: 'Shipbuilding and marine' },
          lines: { ko: ['선내 배관의 원격 개폐'], en: ['Remote operation of shipboard valves'] },
        },
        {
          id: 'lng',
          title: { ko: 'LNG선', en: 'LNG carriers' },
          lines: { ko: ['극저온 배관'], en: ['Cryogenic lines'] },
        },
        {
          id: 'general',
          title: { ko: '일반 플랜트', en: 'General plants' },
          lines: {
            ko: ['공업용수, 공조 등 일반 설비'],
            en: ['Industrial water, HVAC and other general services'],
          },
        },
      ],
    },
  ],
  provenance: [
    { field: 'groups', source: 'spec §1' },
    {
      field: 'lead',
      source: 'spec §1',
      note: 'The year 1994 is one of two readings of the founding year',
    },
    {
      field: 'groups.2',
      source: 'sample',
      note: 'Description lines of the sectors and business areas',
    },
  ],
});

export default business;
