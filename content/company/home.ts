import apDa from '#content/catalogue/pneumatic/rotary/ap-da.ts';
import pqvfEntry from '#content/catalogue/pinch-valve/pqvf/pqvf.ts';
import s50Entry from '#content/catalogue/sirca-valves/ball-valves/s50.ts';
import v501mEntry from '#content/catalogue/sirca-valves/butterfly-valves/501m.ts';
import { sleeves } from '#content/figures/of-facts.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { figuresOfSeries } from '#content/figures/of-series.ts';
import { withFigures } from '#content/figures/placeholder.ts';
import { productsIn } from '#content/products.ts';
import type { Home } from '#content/schema/company.ts';

const ap = figuresOfProduct(apDa, 'pneumatic-actuator');
const s50 = figuresOfProduct(s50Entry, 'ball-valve');
const v501m = figuresOfProduct(v501mEntry, 'butterfly-valve');
const pqvf = figuresOfProduct(pqvfEntry, 'pinch-valve-flanged');
const models = figuresOfSeries(productsIn('quarter-turn-480'));
const butterfly = figuresOfSeries(productsIn('butterfly-valves'));
const valves = figuresOfSeries([...productsIn('butterfly-valves'), ...productsIn('ball-valves')]);

const home: Home = withFigures<Home>({
  hero: [
    {
      ko: '유체, 압력, 온도.\n조건에 맞는 밸브를\n조립하여 공급합니다.',
      en: 'Medium, pressure, temperature. Valves assembled to your conditions.',
    },
    {
      ko: '2005년부터 밸브와 액추에이터 서비스를 제공해 왔습니다.',
      en: 'Valves and actuators for industry, with service since 2005.',
    },
    {
      ko: '사용 중인 수동 밸브를 전동·공압·유압 구동 밸브로 개조합니다.',
      en: 'Your manual valves, retrofitted for motor, air or hydraulic operation.',
    },
  ],
  heroLead: {
    ko: '전동·공압·유압 액추에이터와 핀치·버터플라이·볼 밸브를 공급하고, 구동 밸브로 조립합니다.',
    en: 'Electric, pneumatic and hydraulic actuators; pinch, butterfly and ball valves; supplied singly or assembled as actuated valves.',
  },
  productCards: ['pneumatic', 'electric', 'special', 'pinch-valve'],
  strengths: [
    {
      id: 'expertise',
      title: { ko: '전문성', en: 'Expertise' },
      text: {
        ko: '밸브와 액추에이터를 함께 제안합니다.',
        en: 'We propose valve and actuator together.',
      },
    },
    {
      id: 'reliability',
      title: { ko: '신뢰성', en: 'Reliability' },
      text: {
        ko: '수치는 자료에 있는 그대로 싣습니다.',
        en: 'Figures are given as the makers state them.',
      },
    },
    {
      id: 'global-service',
      title: { ko: '글로벌 서비스', en: 'Global service' },
      text: {
        ko: '해외 제조사 세 곳과 국내 현장을 잇습니다.',
        en: 'We link three overseas manufacturers with plants in Korea.',
      },
    },
    {
      id: 'innovation',
      title: { ko: '혁신', en: 'Innovation' },
      text: {
        ko: '수동 밸브를 구동 밸브로 개조합니다.',
        en: 'We turn manual valves into actuated ones.',
      },
      to: '/contact?kind=retrofit',
    },
  ],
  sectors: [
    {
      id: 'water',
      title: { ko: '상하수도', en: 'Water and wastewater' },
      text: {
        ko: '슬러지와 용수 배관',
        en: 'Sludge and water lines',
      },
      products: ['pqvf', '301'],
    },
    {
      id: 'power',
      title: { ko: '발전', en: 'Power plants' },
      text: {
        ko: '냉각수, 고온, 보조 계통',
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
      id: 'ball-with-actuator',
      title: { ko: 'S50 · S60', en: 'S50 · S60' },
      kind: { ko: '볼 밸브', en: 'Ball valves' },
      text: {
        ko: `액추에이터 공급 압력 ${s50.supply}의 볼 밸브`,
        en: `With actuator, supply ${s50.supply}`,
      },
      tags: [
        { label: { ko: '호칭압력', en: 'Pressure rating' }, value: { ko: s50.pn, en: s50.pn } },
        {
          label: { ko: '최대 전후 차압', en: 'Max. differential pressure' },
          value: { ko: s50.differential, en: s50.differential },
        },
        {
          label: { ko: '사용 온도', en: 'Temperature' },
          value: { ko: s50.temperature, en: s50.temperature },
        },
      ],
      image: 's60/tone',
      href: '/products/sirca-valves/ball-valves',
    },
    {
      id: 'butterfly-501m',
      title: { ko: '501M', en: '501M' },
      kind: { ko: '버터플라이 밸브', en: 'Butterfly valve' },
      text: { ko: '저온부터 고온까지 한 시리즈', en: 'One series from cold to hot lines' },
      tags: [
        { label: { ko: '호칭경', en: 'Size' }, value: { ko: v501m.size, en: v501m.size } },
        { label: { ko: '클래스', en: 'Class' }, value: { ko: v501m.ansi, en: v501m.ansi } },
        {
          label: { ko: '사용 온도', en: 'Temperature' },
          value: { ko: v501m.temperature, en: v501m.temperature },
        },
      ],
      image: '501m/tone',
      href: '/products/sirca-valves/butterfly-valves/501m',
    },
    {
      id: 'pinch-pqvf',
      title: { ko: 'PQVF', en: 'PQVF' },
      kind: { ko: '핀치 밸브', en: 'Pinch valve' },
      text: {
        ko: '회주철 GG20 또는 알루미늄 케이싱',
        en: 'Casing of grey cast iron GG20 or aluminium',
      },
      tags: [
        { label: { ko: '호칭경', en: 'Size' }, value: { ko: pqvf.size, en: pqvf.size } },
        {
          label: { ko: '최대 사용 압력', en: 'Max. operating pressure' },
          value: { ko: pqvf.pressure, en: pqvf.pressure },
        },
        {
          label: { ko: '슬리브 재질', en: 'Sleeve' },
          value: { ko: sleeves.count, en: `${sleeves.countDigits} materials` },
        },
      ],
      image: 'pqvf/tone',
      href: '/products/pinch-valve/pqvf/pqvf',
    },
    {
      id: 'quarter-turn-480',
      title: { ko: '480 시리즈', en: '480 series' },
      kind: { ko: '전동 액추에이터', en: 'Electric actuators' },
      text: { ko: `90° 회전하는 ${models.count} 모델`, en: `${models.Count} quarter-turn models` },
      tags: [
        {
          label: { ko: '최대 토크', en: 'Max. torque' },
          value: { ko: models.torque, en: models.torque },
        },
        {
          label: { ko: '출력 플랜지', en: 'Output flange' },
          value: {
            ko: `${models.flangeFrom}–${models.flangeTo}`,
            en: `${models.flangeFrom}–${models.flangeTo}`,
          },
        },
        {
          label: { ko: `90° 시간 (${models.atHz})`, en: `90° time (${models.atHz})` },
          value: { ko: models.time, en: models.time },
        },
      ],
      image: 'quarter-turn-480/tone',
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
        ko: '공압 로터리 최대 토크',
        en: 'Highest torque, pneumatic rotary actuators',
      },
    },
    {
      id: 'size',
      before: { ko: 'DN', en: 'DN' },
      value: { ko: butterfly.sizeToNumber, en: butterfly.sizeToNumber },
      label: { ko: '버터플라이 밸브 최대 호칭경', en: 'Maximum size, butterfly valves' },
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
      ko: '20년이 넘는 서비스, 선정부터 조립과 개조까지',
      en: 'Selection, assembly and retrofit, with over two decades of service',
    },
    reasons: [
      {
        id: 'one-contact',
        title: { ko: '담당 창구 하나', en: 'One point of contact' },
        text: {
          ko: '밸브, 액추에이터, 포지셔너를 한곳에서',
          en: 'Valve, actuator and positioner from one place',
        },
      },
      {
        id: 'three-makers',
        title: { ko: '분야별 전문 제조사', en: 'Specialist makers' },
        text: {
          ko: '전동, 공압, 핀치 밸브를 만드는 곳의 제품',
          en: 'Makers of electric actuators, pneumatic products and pinch valves',
        },
      },
      {
        id: 'assembled',
        title: { ko: '조립하여 공급', en: 'Supplied assembled' },
        text: {
          ko: '전동·공압·유압 구동 밸브로',
          en: 'As motor-, air- or hydraulically operated valves',
        },
      },
      {
        id: 'honest-figures',
        title: { ko: '제조사 확인', en: 'Confirmed by the maker' },
        text: {
          ko: '문의하시면 제조사에 확인하여 답변합니다',
          en: 'We check with the maker before we answer',
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
    { field: 'featured', source: 'spec §9' },
  ],
});

export default home;
