import { column, labelRows, toAsk } from '#content/authoring.ts';
import { electricRangeFacts } from '#content/facts-of.ts';
import electricRange from '#content/facts/electric.ts';
import { electric } from '#content/figures/of-facts.ts';
import { electricRangeOnly } from '#content/notes.ts';
import { defineDocument } from '#content/schema/document.ts';
import type { Fact, Scope } from '#facts/facts.ts';

/** The ambient temperature of a version; its row names the version. */
const ambient = (version: Scope['version']): { facts: Fact[] } => ({
  facts: electricRangeFacts(electricRange)
    .facts.filter(({ key, scope }) => key === 'ambient' && scope.version === version)
    .map((fact) => ({ ...fact, scope: { of: 'series' } })),
});

export default defineDocument({
  id: 'electric-features',
  name: { ko: '전동 액추에이터 특징', en: 'Electric actuator features' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: '전동 액추에이터 공통 사양', en: 'Common figures of the electric actuators' },
      content: [
        {
          type: 'image-text',
          layout: 'text-image',
          text: electricRangeOnly.textContent,
          imageUrl: 'multi-turn/tone',
          imageAlt: {
            ko: '핸드휠과 제어부가 달린 다회전 전동 액추에이터',
            en: 'Multi-turn electric actuator with handwheel and control unit',
          },
        },
        {
          type: 'section',
          title: { ko: '주위 온도', en: 'Ambient temperature' },
          content: [
            {
              type: 'dimension-table',
              table: {
                caption: { ko: '사양별 주위 온도', en: 'Ambient temperature by version' },
                columns: [
                  column('사양', 'Version', 'start'),
                  column('주위 온도', 'Ambient temperature', 'start'),
                ],
                rows: [
                  [{ ko: '표준', en: 'Standard' }, ambient('standard')],
                  [
                    { ko: '고온형 (옵션)', en: 'High temperature (option)' },
                    ambient('high-temperature'),
                  ],
                  [
                    { ko: '저온형 (옵션)', en: 'Low temperature (option)' },
                    ambient('low-temperature'),
                  ],
                ],
                bars: 1,
              },
            },
          ],
        },
        {
          type: 'section',
          title: { ko: '모터와 운전 정격', en: 'Motor and duty' },
          content: [
            {
              type: 'table',
              caption: { ko: '절연등급과 운전 정격의 종류', en: 'Insulation class and duty types' },
              table: labelRows(
                [
                  { ko: '절연등급', en: 'Insulation class' },
                  `${electric.insulation}, ${electric.insulationMax}`,
                ],
                [{ ko: '온오프 (단시간 정격)', en: 'On-off (short-time duty)' }, electric.onOff],
                [
                  { ko: '비례제어 (단속 정격)', en: 'Modulating (intermittent duty)' },
                  electric.modulating,
                ],
                [{ ko: '시간당 기동 횟수', en: 'Starts per hour' }],
              ),
            },
            {
              type: 'text',
              html: {
                ko: `<p>정격의 S2와 S4는 IEC 60034-1의 구분입니다. S2는 정해진 시간 동안 운전한 뒤 충분히 식히는 조건이고, S4는 기동, 운전, 정지를 되풀이하는 조건입니다. ${electric.modulating}의 ${electric.modulatingShare}는 한 주기에서 기동과 운전이 차지하는 시간의 비율입니다. 필요한 시간당 기동 횟수를 알려 주십시오.</p>`,
                en: `<p>S2 and S4 are duty types of IEC 60034-1. S2 means running for the given time and then cooling down; S4 means repeated cycles of starting, running and resting. The ${electric.modulatingShare} of ${electric.modulating} is the share of starting and running time in each cycle. Tell us how many starts per hour you need.</p>`,
              },
            },
          ],
        },
        {
          type: 'section',
          title: { ko: '보호등급', en: 'Protection' },
          content: [
            {
              type: 'table',
              caption: { ko: '보호등급과 침수 조건', en: 'Protection and submersion conditions' },
              table: labelRows(
                [{ ko: '표준', en: 'Standard' }, electric.protection],
                [{ ko: '옵션', en: 'Option' }, electric.protectionOption],
                [
                  {
                    ko: `${electric.protectionOption} 수심`,
                    en: `${electric.protectionOption} depth`,
                  },
                  electric.depth,
                ],
                [
                  {
                    ko: `${electric.protectionOption} 시간`,
                    en: `${electric.protectionOption} time`,
                  },
                  electric.submersion,
                ],
                [
                  {
                    ko: `${electric.protectionOption} 개폐 횟수`,
                    en: `${electric.protectionOption} operations`,
                  },
                  {
                    ko: `최대 ${electric.cycles}회`,
                    en: `up to ${electric.cycles} open-close cycles`,
                  },
                ],
                [{ ko: '방폭', en: 'Explosion protection' }],
              ),
            },
            {
              type: 'overview-text',
              textContent: {
                ko: `IEC 60529에서 ${electric.protectionOption}의 수심과 시간은 제조사와 사용자가 합의하여 정하는 값입니다. 침수 조건이 다르면 반드시 미리 알려 주십시오.`,
                en: `In IEC 60529 the depth and time of ${electric.protectionOption} are agreed between manufacturer and user. If your submersion differs from the figures above, tell us first.`,
              },
            },
          ],
        },
        {
          type: 'section',
          title: { ko: '검출, 신호, 접속', en: 'Sensing, signals, connections' },
          content: [
            {
              type: 'table',
              caption: { ko: '전기 사양', en: 'Electrical figures' },
              table: labelRows(
                [
                  { ko: '위치 검출', en: 'Position sensing' },
                  {
                    ko: electric.positionSensing,
                    en: electric.positionSensing,
                  },
                ],
                [{ ko: '아날로그 출력', en: 'Analogue output' }, electric.analogueOutput],
                [
                  { ko: '기본 스위치', en: 'Switches, basic' },
                  {
                    ko: `리미트 ${electric.limitSwitches}개, 토크 ${electric.torqueSwitches}개`,
                    en: `${electric.limitSwitches} limit and ${electric.torqueSwitches} torque`,
                  },
                ],
                [
                  { ko: '추가 스위치 (옵션)', en: 'Switches, optional' },
                  {
                    ko: `설정 가능한 스위치 ${electric.extraSwitches}개`,
                    en: `${electric.extraSwitches} further, configurable`,
                  },
                ],
                [{ ko: '전선관 인입구', en: 'Conduit entries' }, electric.conduitEntries],
              ),
            },
            {
              type: 'text',
              html: {
                ko: '<p>PG 나사(DIN 40430)는 지금은 폐지된 규격이므로, 미터 나사의 케이블 글랜드를 쓰려면 어댑터가 필요한지 확인해 주십시오.</p>',
                en: '<p>The standard of PG threads, DIN 40430, has been withdrawn. If your cable glands have metric threads, check whether adapters are needed.</p>',
              },
            },
          ],
        },
        {
          type: 'section',
          title: { ko: '문의 항목', en: 'Questions' },
          content: [
            toAsk(
              { ko: '전원 (전압, 상, 주파수)', en: 'Supply (voltage, phases, frequency)' },
              { ko: '시리즈별 토크, 작동 시간', en: 'Torque and operating time per series' },
              { ko: '밸브 쪽 장착 규격', en: 'Mounting on the valve' },
              { ko: '수동 조작', en: 'Manual override' },
              { ko: '전원이 끊겼을 때의 위치', en: 'Position on loss of power' },
              { ko: '치수, 중량', en: 'Dimensions, weight' },
            ),
          ],
        },
        {
          type: 'contact',
          title: { ko: '사양 확인', en: 'Have your figures checked' },
          text: {
            ko: '주위 온도, 사용 빈도, 침수 여부를 알려 주시면 필요한 옵션을 확인해 드립니다.',
            en: 'Tell us the ambient temperature, how often the valve moves and whether it can be submerged: we say which options are needed.',
          },
        },
      ],
    },
  ],
  provenance: [
    { field: '*', source: 'spec §9' },
    { field: 'pages.0.content.2.content.1', source: 'standard IEC 60034-1' },
    { field: 'pages.0.content.3.content.1', source: 'standard IEC 60529' },
    { field: 'pages.0.content.4.content.1', source: 'standard DIN 40430' },
  ],
});
