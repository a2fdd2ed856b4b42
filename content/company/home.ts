import apDa from '#content/catalogue/pneumatic/rotary/ap-da.ts';
import pqvfEntry from '#content/catalogue/pinch-valve/pqvf/pqvf.ts';
import pqviEntry from '#content/catalogue/pinch-valve/pqvi/pqvi.ts';
import s50Entry from '#content/catalogue/sirca-valves/ball-valves/s50.ts';
import s60Entry from '#content/catalogue/sirca-valves/ball-valves/s60.ts';
import v501mEntry from '#content/catalogue/sirca-valves/butterfly-valves/501m.ts';
import { electric, fluidDriven, sleeves } from '#content/figures/of-facts.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { withFigures } from '#content/figures/placeholder.ts';
import { productsIn } from '#content/products.ts';
import type { Home } from '#content/schema/company.ts';

const ap = figuresOfProduct(apDa, 'pneumatic-actuator');
const s50 = figuresOfProduct(s50Entry, 'ball-valve');
const s60 = figuresOfProduct(s60Entry, 'ball-valve');
const v501m = figuresOfProduct(v501mEntry, 'butterfly-valve');
const pqvf = figuresOfProduct(pqvfEntry, 'pinch-valve-flanged');
const pqvi = figuresOfProduct(pqviEntry, 'pinch-valve-threaded');
const models = figuresOfSeries(productsIn('quarter-turn-480'));
const butterfly = figuresOfSeries(productsIn('butterfly-valves'));
const valves = figuresOfSeries([...productsIn('butterfly-valves'), ...productsIn('ball-valves')]);
/** `DN 20, 25, 40–200`: there is no pinch valve between the two series. */
const pinchSizes = `${pqvi.sizes}, ${pqvf.sizeNumbers}`;

const home: Home = withFigures<Home>({
  hero: [
    {
      ko: '2005년부터 산업용 밸브와 액추에이터 서비스를 제공해 왔습니다.',
      en: 'Valves and actuators for industry, with service since 2005.',
    },
    {
      ko: '유체, 압력, 온도. 조건에 맞는 밸브를 조립하여 공급합니다.',
      en: 'Medium, pressure, temperature. Valves assembled to your conditions.',
    },
    {
      ko: '사용 중인 수동 밸브를 모터·공압·유압 구동 밸브로 개조합니다.',
      en: 'Your manual valves, retrofitted for motor, air or hydraulic operation.',
    },
  ],
  heroLead: {
    ko: '전동·공압·유압 액추에이터와 핀치·버터플라이·볼 밸브를 공급하고, 구동 밸브로 조립합니다.',
    en: 'Electric, pneumatic and hydraulic actuators; pinch, butterfly and ball valves; supplied singly or assembled as actuated valves.',
  },
  productCards: [
    {
      category: 'pneumatic',
      figure: { ko: ap.torqueNumber, en: ap.torqueNumber },
      figureUnit: { ko: 'Nm', en: 'Nm' },
      text: {
        ko: `복동식과 단동식(스프링 리턴), ${ap.sizes}(${ap.sizesStated}개 크기로 적힌 자료도 있음). 공급 압력은 ${ap.supply}이며 단동식 최소 압력은 자료에 없습니다. 장착 규격은 ${ap.mounting}입니다.`,
        en: `Double-acting and spring-return, ${ap.sizes} (elsewhere stated as ${ap.sizesStated} sizes). Supply pressure ${ap.supply}; minimum for spring return not stated. Mounting to ${ap.mounting}.`,
      },
    },
    {
      category: 'electric',
      figure: { ko: electric.protection, en: electric.protection },
      figureUnit: { ko: '표준', en: 'standard' },
      text: {
        ko: `표준 주위 온도 ${electric.ambient}. ${electric.protectionOption}은 선택 사양이며 수심 ${electric.depth}, ${electric.submersion}, 개폐 ${electric.cycles}회까지입니다.`,
        en: `Ambient temperature ${electric.ambient} as standard. ${electric.protectionOption} is an option: ${electric.depth} deep, ${electric.submersion}, up to ${electric.cycles} open-close cycles.`,
      },
    },
    {
      category: 'special',
      figure: { ko: fluidDriven.torqueNumber, en: fluidDriven.torqueNumber },
      figureUnit: { ko: 'Nm까지 (4HO/4PO)', en: 'Nm max. (4HO/4PO)' },
      text: {
        ko: '쿼터턴 480 시리즈와, 유압·공압 모터로 구동하는 4HO/4PO 시리즈입니다.',
        en: 'The quarter-turn 480 series, and the 4HO/4PO series driven by hydraulic or pneumatic motors.',
      },
    },
    {
      category: 'pinch-valve',
      figure: { ko: pinchSizes, en: pinchSizes },
      text: {
        ko: `플랜지형 PQVF와 나사식 PQVI. 슬리브 재질은 ${sleeves.count}이며 최고 온도는 재질에 따라 ${sleeves.temperature}입니다.`,
        en: `Flanged PQVF and threaded PQVI. Sleeve materials: ${sleeves.count}, each with its own highest temperature, ${sleeves.temperature}.`,
      },
    },
  ],
  strengths: [
    {
      id: 'expertise',
      title: { ko: '전문성', en: 'Expertise' },
      text: {
        ko: '밸브와 액추에이터를 함께 다룹니다. 사용 조건을 알려 주시면 밸브와 액추에이터를 함께 제안합니다.',
        en: 'We handle valve and actuator together. Send your conditions and we propose the valve together with its actuator.',
      },
    },
    {
      id: 'reliability',
      title: { ko: '신뢰성', en: 'Reliability' },
      text: {
        ko: '자료에 있는 수치를 그대로 싣고, 자료에 없는 값은 없다고 적습니다.',
        en: 'Figures are given as the source states them, and marked as not stated where it is silent.',
      },
    },
    {
      id: 'global-service',
      title: { ko: '글로벌 서비스', en: 'Global service' },
      text: {
        ko: '전동, 공압, 핀치 밸브 분야의 해외 제조사 세 곳과 국내 현장을 잇습니다.',
        en: 'We link three overseas manufacturers, of electric actuators, pneumatic products and pinch valves, with plants in Korea.',
      },
    },
    {
      id: 'innovation',
      title: { ko: '혁신', en: 'Innovation' },
      text: {
        ko: '수동 밸브를 구동 밸브로 개조합니다. 사용 중인 밸브에 액추에이터를 장착할 수 있는지부터 확인해 드립니다.',
        en: 'We turn manual valves into actuated ones, and first check whether an actuator can be mounted on yours.',
      },
    },
  ],
  sectors: [
    {
      id: 'water',
      title: { ko: '상하수도', en: 'Water and wastewater' },
      text: {
        ko: '슬러지 배관에는 핀치 밸브, 용수 배관에는 버터플라이 밸브',
        en: 'Pinch valve for sludge lines; butterfly valve for water lines',
      },
      products: ['pqvf', '301'],
    },
    {
      id: 'power',
      title: { ko: '발전', en: 'Power plants' },
      text: {
        ko: '냉각수 계통, 고온 배관, 보조 계통',
        en: 'Cooling water, hot lines and auxiliary systems',
      },
      products: ['501m', 'ht600'],
    },
    {
      id: 'petrochemical',
      title: { ko: '석유화학', en: 'Petrochemical' },
      text: { ko: '클래스(ANSI) 배관의 개폐', en: 'Shut-off in ANSI-rated piping' },
      products: ['s10', 's30', '501m'],
    },
    {
      id: 'marine',
      title: { ko: '조선·해양', en: 'Shipbuilding and marine' },
      text: { ko: '선내 배관의 원격 개폐', en: 'Remote operation of shipboard valves' },
      products: ['301', 'ap-da'],
    },
    {
      id: 'lng',
      title: { ko: 'LNG선', en: 'LNG carriers' },
      text: {
        ko: `${v501m.temperatureMin}까지의 극저온 배관`,
        en: `Cryogenic lines down to ${v501m.temperatureMin}`,
      },
      products: ['501m'],
    },
  ],
  featured: [
    {
      id: 'pneumatic-ball',
      title: {
        ko: '공압 구동 볼 밸브 S50·S60',
        en: 'Pneumatically actuated ball valves S50 and S60',
      },
      text: {
        ko: `공급 압력 ${s50.supply}로 구동하는 볼 밸브입니다. S50은 ${s50.sizeTo}, S60은 ${s60.sizeTo}까지 있습니다. 공압 구동은 공급 압력에서 추정한 것이므로 견적 때 확인합니다.`,
        en: `Ball valves operated at a supply pressure of ${s50.supply}: S50 up to ${s50.sizeTo}, S60 up to ${s60.sizeTo}. That the drive is pneumatic is inferred from that pressure and is confirmed with the quotation.`,
      },
      tags: [
        { ko: s50.pn, en: s50.pn },
        {
          ko: `최대 차압 ${s50.differential}`,
          en: `Max. differential pressure ${s50.differential}`,
        },
        { ko: s50.temperature, en: s50.temperature },
      ],
      image: 's60/card',
      href: '/products/sirca-valves/ball-valves',
    },
    {
      id: 'butterfly-501m',
      title: { ko: '버터플라이 밸브 501M', en: 'Butterfly valve 501M' },
      text: {
        ko: `시리즈 전체의 사용 온도가 ${v501m.temperature}인 버터플라이 밸브입니다. 어느 사양이 어느 온도까지인지는 확인이 필요합니다.`,
        en: `A butterfly series stated from ${v501m.temperatureMin} to ${v501m.temperatureMax}; which version covers which part has to be confirmed.`,
      },
      tags: [
        { ko: v501m.size, en: v501m.size },
        { ko: v501m.ansi, en: v501m.ansi },
        { ko: v501m.temperature, en: v501m.temperature },
      ],
      image: '501m/card',
      href: '/products/sirca-valves/butterfly-valves/501m',
    },
    {
      id: 'pinch-pqvf',
      title: { ko: '핀치 밸브 PQVF', en: 'Pinch valve PQVF' },
      text: {
        ko: '회주철 GG20 또는 알루미늄 케이싱에 고무 슬리브를 끼운 밸브입니다.',
        en: 'An elastomer sleeve in a casing of grey cast iron GG20 or aluminium.',
      },
      tags: [
        { ko: pqvf.size, en: pqvf.size },
        { ko: `최대 사용 압력 ${pqvf.pressure}`, en: `Max. operating pressure ${pqvf.pressure}` },
        { ko: `슬리브 재질 ${sleeves.count}`, en: `Sleeve materials: ${sleeves.countDigits}` },
      ],
      image: 'pqvf/card',
      href: '/products/pinch-valve/pqvf/pqvf',
    },
    {
      id: 'quarter-turn-480',
      title: { ko: '쿼터턴 480 시리즈', en: 'Quarter-turn 480 series' },
      text: {
        ko: `볼·버터플라이 밸브를 90°로 여닫는 전동 액추에이터, ${models.count} 모델입니다.`,
        en: `${models.Count} electric actuators that turn ball and butterfly valves through 90°.`,
      },
      tags: [
        { ko: models.torque, en: models.torque },
        {
          ko: `출력 플랜지 ${models.flangeFrom}–${models.flangeTo}`,
          en: `Flanges ${models.flangeFrom} to ${models.flangeTo}`,
        },
        { ko: `90° ${models.time} (${models.atHz})`, en: `90° in ${models.time} (${models.atHz})` },
      ],
      image: 'quarter-turn-480/card',
      href: '/products/special/quarter-turn-480',
    },
  ],
  figures: [
    {
      id: 'experience',
      value: { ko: '30', en: '30+' },
      unit: { ko: '년 이상', en: 'years' },
      label: { ko: '밸브·액추에이터 경험', en: 'Experience with valves and actuators' },
    },
    {
      id: 'torque',
      value: { ko: ap.torqueMaxNumber, en: ap.torqueMaxNumber },
      unit: { ko: 'Nm', en: 'Nm' },
      label: {
        ko: '공압 로터리 액추에이터 최대 토크',
        en: 'Highest torque, pneumatic rotary actuators',
      },
    },
    {
      id: 'size',
      value: { ko: butterfly.sizeTo, en: butterfly.sizeTo },
      unit: { ko: '까지', en: 'max.' },
      label: { ko: '버터플라이 밸브 호칭경', en: 'Nominal size, butterfly valves' },
    },
    {
      id: 'temperature',
      value: { ko: valves.temperatureMaxNumber, en: valves.temperatureMaxNumber },
      unit: { ko: '°C', en: '°C' },
      label: { ko: '밸브 최고 사용 온도', en: 'Highest valve temperature' },
    },
  ],
  whyChooseUs: {
    title: { ko: '저희를 선택하시는 이유', en: 'Why choose us' },
    lead: {
      ko: '20년이 넘는 서비스 경험을 바탕으로, 선정부터 조립과 개조까지 한 창구에서 답해 드립니다.',
      en: 'With over two decades of service: one point of contact for selection, assembly and retrofit.',
    },
    reasons: [
      {
        id: 'one-contact',
        title: { ko: '한 창구', en: 'One point of contact' },
        text: {
          ko: '밸브, 액추에이터, 포지셔너를 따로 찾지 않으셔도 됩니다.',
          en: 'No need to look for valve, actuator and positioner in three places.',
        },
      },
      {
        id: 'three-makers',
        title: { ko: '해외 제조사 세 곳', en: 'Three overseas manufacturers' },
        text: {
          ko: '전동 액추에이터, 공압 액추에이터와 밸브, 핀치 밸브의 전문 제조사 제품입니다.',
          en: 'Specialists in electric actuators, in pneumatic actuators and valves, and in pinch valves.',
        },
      },
      {
        id: 'assembled',
        title: { ko: '조립하여 공급', en: 'Supplied assembled' },
        text: {
          ko: '모터·공압·유압 구동 밸브로 조립하여 공급합니다. 토크와 장착 조건을 함께 확인하여 조립합니다.',
          en: 'Motor-, air- and hydraulically operated valves are supplied assembled: we check torque and mounting with you first.',
        },
      },
      {
        id: 'honest-figures',
        title: { ko: '있는 그대로의 수치', en: 'Figures as they are' },
        text: {
          ko: '불확실한 값은 추측하지 않고, 제조사에 확인한 뒤 답해 드립니다.',
          en: 'Where a value is uncertain we do not guess: we ask the maker.',
        },
      },
    ],
  },
  provenance: [
    { field: 'hero', source: 'spec §1', note: '"Service since 2005" is one of three readings' },
    {
      field: 'figures',
      source: 'spec §1',
      note: '"30+ years of experience" is one of three readings; the other figures are of spec §9',
    },
    {
      field: 'whyChooseUs.lead',
      source: 'spec §1',
      note: '"Over two decades" is one of three readings',
    },
    { field: 'strengths', source: 'sample', note: 'Texts of the four strengths' },
    { field: 'whyChooseUs.reasons', source: 'sample', note: 'Texts of the reasons' },
    {
      field: 'sectors',
      source: 'sample',
      note: 'Which products are named for a sector is a judgement',
    },
    { field: 'productCards', source: 'spec §9' },
    { field: 'featured', source: 'spec §9' },
  ],
});

export default home;
