import apSr from '#content/catalogue/pneumatic/rotary/ap-sr.ts';
import apDa from '#content/catalogue/pneumatic/rotary/ap-da.ts';
import quarterTurn from '#content/catalogue/special/quarter-turn-480/480-006.ts';
import { labelRows } from '#content/authoring.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { springStroke } from '#content/notes.ts';
import type { Block } from '#content/schema/block.ts';
import { defineDocument } from '#content/schema/document.ts';
import type { Page } from '#content/schema/document.ts';
import type { Localized } from '#content/schema/localized.ts';
import { specificationRows } from '#content/tables.ts';
import type { FactKey } from '#facts/keys.ts';
import type { LabelTable } from '#content/schema/table.ts';

const ap = figuresOfProduct(apDa, 'pneumatic-actuator');
/** How the flange of a valve is named, by the example of a model that states it. */
const model480 = figuresOfProduct(quarterTurn, 'quarter-turn-actuator');

/** Rows of the range; the spring-return type says what its supply leaves open. */
const rows = (...keys: readonly FactKey[]) => specificationRows(apSr, keys);

const springMinimum: Localized = {
  ko: '단동식의 최소 공급 압력',
  en: 'Minimum supply pressure, spring-return',
};

const PAGES_TOTAL = 13;

/** A catalogue page: its drawing, which opens the typeset page, the content as text beside it, then what else belongs to it. */
function cataloguePage(
  pageNumber: number,
  title: Localized,
  keywords: NonNullable<Page['keywords']>,
  body: { text: Localized; table?: LabelTable },
  ...more: readonly Block[]
): Page {
  const file = (kind: string, language: string) =>
    `rotary-${kind}/${String(pageNumber).padStart(2, '0')}-${language}`;
  return {
    pageNumber,
    title,
    keywords,
    content: [
      {
        type: 'image-text',
        layout: 'image-text',
        text: body.text,
        ...(body.table ? { table: body.table } : {}),
        imageUrl: { ko: file('figure', 'ko'), en: file('figure', 'en') },
        sheetUrl: { ko: file('page', 'ko'), en: file('page', 'en') },
        imageAlt: {
          ko: `AP 시리즈 카탈로그 ${pageNumber}쪽: ${title.ko}`,
          en: `AP catalogue, page ${pageNumber}: ${title.en}`,
        },
      },
      ...more,
    ],
  };
}

export default defineDocument({
  id: 'rotary',
  name: { ko: 'AP 시리즈 공압 로터리 액추에이터', en: 'AP pneumatic rotary actuators' },
  totalPages: PAGES_TOTAL,
  pages: [
    cataloguePage(
      1,
      { ko: 'AP 시리즈 한눈에 보기', en: 'The AP range at a glance' },
      {
        ko: ['AP 시리즈', '공압 로터리 액추에이터', '공압 액추에이터 카탈로그'],
        en: ['AP range', 'pneumatic rotary actuator', 'actuator catalogue'],
      },
      {
        text: {
          ko: 'AP 시리즈는 압축 공기로 밸브를 여닫는 로터리 액추에이터입니다. 복동식과 단동식(스프링 리턴)이 있습니다.',
          en: 'The rotary actuators of the AP range open and close valves with compressed air. They are double-acting or spring-return.',
        },
        table: labelRows(
          ...rows('frameSizes', 'torque', 'airSupply', 'actuatorTemperature', 'mounting'),
        ),
      },
      { type: 'product-catalog', title: { ko: '형식', en: 'Types' }, products: ['ap-da', 'ap-sr'] },
    ),
    cataloguePage(
      2,
      { ko: '복동식', en: 'Double-acting' },
      {
        ko: ['복동식 공압 액추에이터', '복동식', '양방향 공기 작동'],
        en: ['double-acting pneumatic actuator', 'double-acting', 'air to open and close'],
      },
      {
        text: {
          ko: '복동식은 여는 방향과 닫는 방향 모두 공기로 움직입니다.\n\n공기가 끊겼을 때 밸브가 어느 위치에 있어야 하는지를 먼저 정하십시오. 정해진 위치로 돌아가야 하면 단동식을 검토하고, 있던 위치를 유지해야 하면 따로 알려 주십시오.',
          en: 'A double-acting actuator is moved by air both ways.\n\nFirst decide which position the valve must take on loss of air. Where it must return to a set position, consider spring return; where it must hold its position, tell us.',
        },
      },
    ),
    cataloguePage(
      3,
      { ko: '단동식(스프링 리턴)', en: 'Spring-return' },
      {
        ko: ['단동식 공압 액추에이터', '스프링 리턴', '페일 세이프'],
        en: ['single-acting pneumatic actuator', 'spring-return', 'fail-safe'],
      },
      {
        text: {
          ko: '단동식은 한 방향은 공기로, 반대 방향은 스프링으로 움직입니다. 공기가 끊기면 밸브가 닫히게(비상 시 닫힘) 또는 열리게(비상 시 열림) 조립합니다.\n\n견적 때 공기 행정(현장의 최저 공급 압력에서)과 스프링 행정의 시작 토크와 끝 토크를 받으십시오. 밸브의 최대 요구 토크에 안전율을 곱한 값이 그 가운데 가장 작은 값을 넘지 않아야 합니다.',
          en: 'A spring-return actuator is moved by air one way and by springs the other. It is assembled so that the valve closes on loss of air (fail-close) or opens (fail-open).\n\nAsk for the torques of the air stroke and of the spring stroke, at the start and at the end of the stroke, the air stroke at the lowest supply pressure on site. The highest valve torque times the safety factor must not exceed the lowest of them.',
        },
        table: labelRows([springMinimum]),
      },
    ),
    cataloguePage(
      4,
      { ko: '크기', en: 'Sizes' },
      {
        ko: ['공압 액추에이터 크기', 'AP1', 'AP12', '프레임 크기'],
        en: ['pneumatic actuator sizes', 'AP1', 'AP12', 'frame size'],
      },
      {
        text: {
          ko: `크기는 ${ap.sizes}입니다. 그림은 그중 한 크기의 예입니다.`,
          en: `Sizes run from ${ap.sizeFirst} to ${ap.sizeLast}. The drawing shows one of them.`,
        },
        table: labelRows(
          [{ ko: '크기 이름', en: 'Names of sizes' }, ap.sizes],
          [
            { ko: '크기 수', en: 'Number of sizes' },
            { ko: `${ap.sizesStated}개`, en: ap.sizesStated },
          ],
          [{ ko: '크기별 치수', en: 'Dimensions per size' }],
        ),
      },
    ),
    cataloguePage(
      5,
      { ko: '출력 토크', en: 'Output torque' },
      {
        ko: ['공압 액추에이터 토크', '출력 토크', 'Nm'],
        en: ['pneumatic actuator torque', 'output torque', 'Nm'],
      },
      {
        text: {
          ko: `같은 크기라도 공급 압력이 낮으면 토크가 줄어듭니다. 현장의 최저 공급 압력에서의 토크로 비교하십시오. ${springStroke.ko}`,
          en: `The same size gives less torque at lower supply pressure: compare at the lowest supply pressure on site. ${springStroke.en}`,
        },
        table: labelRows(
          ...rows('torque', 'airSupply', 'frameSizes'),
          [{ ko: '토크의 기준 공급 압력', en: 'Supply pressure for these torques' }],
          [{ ko: '크기별 토크', en: 'Torque per size' }],
          [{ ko: '복동식과 단동식의 토크 범위', en: 'Torque range of each type' }],
        ),
      },
      {
        type: 'contact',
        title: { ko: '크기별 토크 문의', en: 'Ask for the torque per size' },
        text: {
          ko: '밸브의 최대 요구 토크와 최대 허용 스템 토크(MAST), 현장의 최저·최고 공급 압력을 알려 주시면 맞는 크기와 그 토크를 확인해 드립니다.',
          en: 'Give us the highest torque of your valve, its maximum allowable stem torque (MAST) and the lowest and highest supply pressure on site: we confirm the size and its torque.',
        },
      },
    ),
    cataloguePage(
      6,
      { ko: '공급 압력', en: 'Supply pressure' },
      {
        ko: ['공압 액추에이터 공급 압력', '조작 공기압', 'bar'],
        en: ['pneumatic actuator supply pressure', 'control air', 'bar'],
      },
      {
        text: {
          ko: `공급 압력은 ${ap.supply}입니다. 크기는 현장의 최저 공급 압력에서의 토크로 정하고, 최고 공급 압력에서의 토크는 밸브의 최대 허용 스템 토크(MAST)와 비교합니다.`,
          en: `Supply pressure is ${ap.supply}. The torque at the lowest supply pressure on site decides the size; at the highest supply pressure it is compared with the maximum allowable stem torque (MAST) of the valve.`,
        },
        table: labelRows(
          [{ ko: 'bar', en: 'bar' }, ap.supplyBar],
          [{ ko: 'psi', en: 'psi' }, ap.supplyPsi],
          [springMinimum],
          [{ ko: '압축 공기 품질 (건조, 여과)', en: 'Compressed air quality (drying, filtering)' }],
        ),
      },
    ),
    cataloguePage(
      7,
      { ko: '사용 온도', en: 'Temperature' },
      {
        ko: ['공압 액추에이터 사용 온도', '온도 범위'],
        en: ['pneumatic actuator temperature', 'temperature range'],
      },
      {
        text: {
          ko: `사용 온도는 ${ap.temperature}입니다. 고온이나 저온 배관에 설치하려면 유체 온도와 설치 장소의 주위 온도를 함께 알려 주십시오.`,
          en: `The temperature range is ${ap.temperature}. For a hot or cold line, tell us the temperature of the medium and that of the surroundings.`,
        },
        table: labelRows([
          {
            ko: '온도 기준 (주위 또는 공급 공기)',
            en: 'Reference of the temperature (ambient or supply air)',
          },
        ]),
      },
    ),
    cataloguePage(
      8,
      { ko: '회전각', en: 'Rotation' },
      {
        ko: ['공압 액추에이터 회전각', '쿼터턴', '90도 회전'],
        en: ['pneumatic actuator rotation', 'quarter-turn', '90 degree travel'],
      },
      {
        text: {
          ko: `표준 회전각은 ${ap.rotation}이며, ${ap.rotationOptions}를 선택할 수 있습니다. 삼방 밸브처럼 다른 위치가 필요한 밸브라면, 문의 후 받은 접수 번호를 적어 흐름도를 이메일로 보내 주십시오.`,
          en: `Standard rotation is ${ap.rotation}; ${ap.rotationOptions} are options. For valves that need other positions, such as three-way valves, email us the flow diagram, quoting your receipt number.`,
        },
        table: labelRows(...rows('rotation')),
      },
    ),
    cataloguePage(
      9,
      { ko: '밸브 장착', en: 'Mounting on the valve' },
      {
        ko: ['ISO 5211', '공압 액추에이터 장착', '상부 플랜지'],
        en: ['ISO 5211', 'actuator mounting', 'top flange'],
      },
      {
        text: {
          ko: `밸브와 맞닿는 면은 ${ap.mounting}을 따릅니다. 밸브의 상부 플랜지(ISO 5211, 예: ${model480.flanges})와 스템 모양, 크기를 알려 주시면 브래킷과 커플링이 필요한지 확인합니다.`,
          en: `The face towards the valve follows ${ap.mounting}. Tell us the mounting flange of the valve (ISO 5211, such as ${model480.flanges}) and the shape and size of its stem, and we check whether a bracket and a coupling are needed.`,
        },
      },
    ),
    cataloguePage(
      10,
      { ko: '부속 기기', en: 'Accessories' },
      {
        ko: ['솔레노이드 밸브', '리미트 스위치 박스', '포지셔너', '공압 액추에이터 부속'],
        en: ['solenoid valve', 'limit switch box', 'positioner', 'actuator accessories'],
      },
      {
        text: {
          ko: '부속 기기는 제어 방식에 따라 정합니다. 포지셔너는 공급 품목이며, 솔레노이드 밸브와 리미트 스위치 박스의 기종은 견적 때 확인합니다. 기존 부속 기기를 옮겨 달려면 접속면이 VDI/VDE 3845(NAMUR)를 따르는지 미리 문의해 주십시오.',
          en: 'The accessories depend on how the actuator is controlled. Positioners are part of our supply; which solenoid valve and limit switch box are fitted is confirmed with the quotation. To reuse existing accessories, ask first whether the faces for them follow VDI/VDE 3845 (NAMUR).',
        },
        table: labelRows(
          [
            { ko: '솔레노이드 밸브', en: 'Solenoid valve' },
            { ko: '온오프 제어', en: 'On-off control' },
          ],
          [
            { ko: '리미트 스위치 박스', en: 'Limit switch box' },
            { ko: '열림·닫힘 신호', en: 'Open and closed signals' },
          ],
          [
            { ko: '포지셔너', en: 'Positioner' },
            { ko: '비례제어', en: 'Modulating control' },
          ],
          [{ ko: '부속 기기의 접속면', en: 'Faces for accessories' }],
        ),
      },
    ),
    cataloguePage(
      11,
      { ko: '씰과 보호등급', en: 'Seals and protection' },
      {
        ko: ['공압 액추에이터 씰', '보호등급', 'IP65', 'IP67'],
        en: ['actuator seals', 'protection rating', 'IP65', 'IP67'],
      },
      {
        text: {
          ko: `씰에는 옵션이 있습니다. 보호등급 ${ap.protection}도 옵션입니다. 주위 온도, 세척 방법, 부식성 가스가 있는지, 폭발 위험 장소인지를 알려 주십시오.`,
          en: `Seal options are available, and protection to ${ap.protection} is optional. Tell us the ambient temperature, how the plant is washed down, and whether there are corrosive gases or the area is hazardous (explosive atmosphere).`,
        },
        table: labelRows(
          [{ ko: '표준 보호등급', en: 'Standard protection' }],
          [{ ko: '방폭', en: 'Explosion protection' }],
        ),
      },
    ),
    cataloguePage(
      12,
      { ko: '크기 선정', en: 'Selecting the size' },
      {
        ko: ['공압 액추에이터 선정', '크기 선정', '안전율'],
        en: ['actuator selection', 'actuator sizing', 'safety factor'],
      },
      {
        text: {
          ko: '밸브의 개방·구동·폐쇄 토크 가운데 가장 큰 값에 안전율을 곱합니다. 이 값이 현장의 최저 공급 압력에서 액추에이터가 내는 토크를 넘지 않아야 합니다. 단동식이면 공기 행정(최저 공급 압력)과 스프링 행정의 시작·끝 토크 가운데 가장 작은 값을 넘지 않아야 합니다. 현장의 최고 공급 압력에서 액추에이터가 내는 가장 큰 토크도, 단동식이면 스프링 행정의 가장 큰 토크도 밸브의 최대 허용 스템 토크(MAST)를 넘지 않는지 확인합니다.',
          en: 'Take the highest of break, running and seating torque of the valve and multiply it by the safety factor. The result must not exceed the torque of the actuator at the lowest supply pressure on site; for spring-return, the lowest of the torques at the start and at the end of the air stroke (at that pressure) and of the spring stroke. Check too that the highest torque the actuator gives at the highest supply pressure on site and, for spring-return, the highest torque of its spring stroke, both stay within the maximum allowable stem torque (MAST) of the valve.',
        },
      },
      {
        type: 'features-list',
        title: { ko: '순서', en: 'Steps' },
        features: {
          ko: [
            '밸브의 개방 토크, 구동 토크, 폐쇄 토크를 구합니다',
            '그 가운데 가장 큰 값을 최대 요구 토크로 정합니다',
            '최대 요구 토크에, 유체와 사용 빈도 등을 보고 정한 안전율을 곱합니다',
            '복동식은 최저 공급 압력에서의 토크와, 단동식은 공기 행정(최저 공급 압력)과 스프링 행정의 시작·끝 토크 가운데 가장 작은 값과 비교합니다',
            '최고 공급 압력에서의 최대 토크와, 단동식이면 스프링 행정의 최대 토크를 밸브의 최대 허용 스템 토크(MAST)와 비교합니다',
          ],
          en: [
            'Find break, running and seating torque of the valve',
            'Take the highest of the three',
            'Multiply it by the safety factor you choose for medium, frequency of operation and the like',
            'Double-acting: compare with the torque at the lowest supply pressure. Spring-return: compare with the lowest of the torques at the start and at the end of the air stroke (at the lowest supply pressure) and of the spring stroke',
            'Compare the highest torque at the highest supply pressure and, for spring-return, the highest torque of its spring stroke with the maximum allowable stem torque (MAST) of the valve',
          ],
        },
      },
    ),
    cataloguePage(
      13,
      { ko: '사양 요약과 문의', en: 'Summary and inquiry' },
      {
        ko: ['공압 액추에이터 사양', 'AP 시리즈 사양', '공압 액추에이터 견적'],
        en: ['pneumatic actuator specifications', 'AP range specifications', 'actuator quote'],
      },
      {
        text: {
          ko: '아래 사양은 AP 시리즈 전체의 범위입니다. 크기별 수치는 견적과 함께 확인해 드립니다.',
          en: 'Figures per size come with the quotation.',
        },
        table: labelRows(
          ...rows(
            'frameSizes',
            'torque',
            'rotation',
            'mounting',
            'airSupply',
            'actuatorTemperature',
            'protection',
          ),
        ),
      },
      {
        type: 'contact',
        title: { ko: '공압 액추에이터 문의', en: 'Ask about pneumatic actuators' },
        text: {
          ko: '밸브 종류와 호칭경, 밸브의 최대 요구 토크와 최대 허용 스템 토크(MAST), 최저·최고 공급 압력, 비상 시 위치를 알려 주십시오.',
          en: 'Tell us valve type and size, its highest torque and MAST, the lowest and highest supply pressure and the fail position.',
        },
      },
    ),
  ],
  provenance: [
    { field: '*', source: 'spec §9' },
    { field: 'pages.1', source: 'project' },
    { field: 'pages.2', source: 'project' },
    { field: 'pages.11', source: 'project' },
    { field: 'pages.9', source: 'project' },
  ],
});
