import type { Block, BlockType } from '#content/schema/block.ts';

const say = (ko: string, en: string) => ({ ko, en });
const imageUrl = '/pictures/placeholder.svg';
const imageAlt = say('예시 그림', 'Example picture');

const TABLE = {
  caption: say('치수', 'Dimensions'),
  columns: [
    { label: say('호칭경 DN', 'Size DN'), align: 'end' },
    { label: say('길이 L', 'Length L'), unit: 'mm', align: 'end' },
    { label: say('플랜지', 'Flange'), align: 'start' },
  ],
  rows: [
    [40, 156, 'DIN 2633'],
    [200, 559, 'DIN 2632'],
  ],
} satisfies Extract<Block, { type: 'dimension-table' }>['table'];

/** One example of each block type; a type without one does not compile. */
export const EXAMPLES: { [T in BlockType]: Extract<Block, { type: T }> } = {
  overview: {
    type: 'overview',
    title: say('개요', 'Overview'),
    features: { ko: ['특징 하나', '특징 둘'], en: ['Feature one', 'Feature two'] },
    specifications: {
      ko: { 압력: '4–6 bar', 중량: '자료 없음' },
      en: { Pressure: '4–6 bar', Weight: 'Not stated' },
    },
    applications: { ko: ['상하수도', '발전소'], en: ['Water', 'Power'] },
  },
  title: { type: 'title', text: say('제목', 'A title') },
  'title-with-image': {
    type: 'title-with-image',
    text: say('그림이 있는 제목', 'A title with a picture'),
    imageUrl,
    imageAlt,
  },
  text: {
    type: 'text',
    html: say(
      '<p>본문 <strong>굵게</strong>, H<sub>2</sub>O, <a href="/contact">문의</a></p><ul><li>하나</li><li>둘</li></ul>',
      '<p>Prose, <strong>bold</strong>, H<sub>2</sub>O, <a href="/contact">contact</a></p><ul><li>one</li><li>two</li></ul>',
    ),
  },
  highlight: {
    type: 'highlight',
    text: say('놓치면 안 되는 문장입니다.', 'A sentence that must not be missed.'),
  },
  image: { type: 'image', imageUrl, imageAlt, caption: say('그림 설명', 'A caption') },
  'raw-html': {
    type: 'raw-html',
    html: say(
      '<h3>표</h3><p>하나<br><br><br>둘</p><table><caption>치수</caption><tr><th scope="col">DN</th></tr><tr><td>40</td></tr></table><script>alert(1)</script>',
      '<h3>Table</h3><p>one<br><br><br>two</p><table><caption>Dimensions</caption><tr><th scope="col">DN</th></tr><tr><td>40</td></tr></table><script>alert(1)</script>',
    ),
  },
  section: {
    type: 'section',
    title: say('절', 'A section'),
    content: [
      { type: 'overview-text', textContent: say('절의 글입니다.', 'Text of the section.') },
    ],
  },
  'image-text': {
    type: 'image-text',
    layout: 'text-image',
    title: say('그림과 글', 'Picture and text'),
    text: say('첫 문단입니다.\n\n둘째 문단입니다.', 'First paragraph.\n\nSecond paragraph.'),
    table: { ko: [{ label: '압력', value: '6 bar' }], en: [{ label: 'Pressure', value: '6 bar' }] },
    dimensionTable: TABLE,
    imageUrl,
    imageAlt,
  },
  table: {
    type: 'table',
    caption: say('사양', 'Specifications'),
    table: {
      ko: [
        { label: '압력', value: '6 bar' },
        { label: '중량', value: '자료 없음' },
      ],
      en: [
        { label: 'Pressure', value: '6 bar' },
        { label: 'Weight', value: 'Not stated' },
      ],
    },
  },
  'dimension-table': { type: 'dimension-table', table: TABLE },
  'elastomer-table': {
    type: 'elastomer-table',
    caption: say('슬리브 재질', 'Sleeve elastomers'),
    rows: [
      {
        material: 'NR standard',
        description: say('천연고무, 표준', 'Natural rubber, standard'),
        temperature: 80,
      },
      { material: 'MQ', description: say('실리콘 고무', 'Silicone rubber'), temperature: 150 },
    ],
    note: say('유체에 맞는 재질은 문의해 주십시오.', 'Please ask which material suits the medium.'),
  },
  'overview-text': {
    type: 'overview-text',
    textContent: say('글입니다.\n\n둘째 문단입니다.', 'Text.\n\nSecond paragraph.'),
  },
  'features-list': {
    type: 'features-list',
    title: say('특징', 'Features'),
    features: { ko: ['하나', '둘'], en: ['one', 'two'] },
  },
  'technical-specs': {
    type: 'technical-specs',
    title: say('기술 사양', 'Technical specifications'),
    specs: { ko: { 보호등급: 'IP67' }, en: { Protection: 'IP67' } },
  },
  'product-series': {
    type: 'product-series',
    title: say('시리즈', 'Series'),
    series: [
      {
        name: say('쿼터턴 480', 'Quarter-turn 480'),
        description: say('여덟 모델', 'Eight models'),
        href: '/products/special/quarter-turn-480',
      },
      {
        name: say('다른 시리즈', 'Another series'),
        description: say('주소가 없는 항목', 'An entry without an address'),
      },
    ],
  },
  'product-catalog': {
    type: 'product-catalog',
    title: say('제품', 'Products'),
    products: ['s10', 's30', 'ht600', 'pqvf'],
  },
  'product-images': {
    type: 'product-images',
    title: say('그림', 'Pictures'),
    images: [
      { src: imageUrl, alt: imageAlt, caption: say('첫째 그림', 'First picture') },
      { src: imageUrl, alt: imageAlt, caption: say('둘째 그림', 'Second picture') },
    ],
  },
  contact: {
    type: 'contact',
    title: say('문의', 'Contact'),
    text: say('조건을 알려 주십시오.', 'Tell us your conditions.'),
    pdf: '/documents/example.pdf',
  },
};
