/** What the home page and the products page hold. */
import { describe, expect, test } from 'vitest';

import { home, products } from '#content/index.ts';

import { fetchDocument } from './document.ts';

/** How many valves the chart of temperatures shows: those of which one is stated. */
const valvesWithTemperature = products.filter(({ technical: { family } }) =>
  ['butterfly-valve', 'ball-valve', 'pinch-valve-flanged', 'pinch-valve-threaded'].includes(family),
).length;

describe.each([
  {
    language: 'ko' as const,
    query: '',
    parts: [
      '공압 액추에이터',
      '전동 액추에이터',
      '특수 액추에이터',
      '핀치 밸브',
      '전문성',
      '신뢰성',
      '글로벌 서비스',
      '혁신',
      '상하수도',
      '발전',
      '석유화학',
      '조선·해양',
      'LNG선',
    ],
    featured: '주요 제품군',
    why: '저희를 선택하시는 이유',
    buttons: ['제품 보기', '문의하기'],
    temperature: '사용 온도',
    groups: [
      '전동 액추에이터',
      '공압 액추에이터',
      '특수 액추에이터',
      '핀치 밸브',
      'SIRCA 밸브',
      '갤러리',
    ],
  },
  {
    language: 'en' as const,
    query: '?lang=en',
    parts: [
      'Pneumatic Actuators',
      'Electric Actuators',
      'Special Actuators',
      'Pinch Valve',
      'Expertise',
      'Reliability',
      'Global service',
      'Innovation',
      'Water and wastewater',
      'Power plants',
      'Petrochemical',
      'Shipbuilding and marine',
      'LNG carriers',
    ],
    featured: 'Featured product groups',
    why: 'Why choose us',
    buttons: ['Explore Products', 'Contact Us'],
    temperature: 'Temperature',
    groups: [
      'Electric Actuators',
      'Pneumatic Actuators',
      'Special Actuators',
      'Pinch Valve',
      'SIRCA Valves',
      'Gallery',
    ],
  },
])('$language', ({ language, query, parts, featured, why, buttons, temperature, groups }) => {
  test('home holds every part that the specification names', async () => {
    const page = await fetchDocument(`/${query}`);
    const headings = page.texts('main h3');
    for (const name of parts) expect(headings.filter((each) => each === name)).toEqual([name]);
    const figures = page.texts('main dd').join();
    for (const { value } of home.figures)
      expect(figures).toContain(value[language].replace('+', ''));
    expect(page.texts('main h2')).toEqual(expect.arrayContaining([featured, why]));
    const groups = page.count('main li:has(h3) dl');
    expect(groups).toBe(home.featured.length);
    expect(page.count('main li:has(h3) dl > div')).toBe(3 * groups);
  });

  test('its buttons lead to the products and to the inquiry', async () => {
    const page = await fetchDocument(`/${query}`);
    const links = page.texts('main a');
    const hrefs = page.attributes('main a', 'href');
    const [explore, contact] = buttons;
    expect(hrefs[links.indexOf(explore!)]).toBe(`/products${query}`);
    expect(hrefs[links.indexOf(contact!)]).toBe(`/contact${query}`);
  });

  test('all valves with a stated temperature are on one scale', async () => {
    const page = await fetchDocument(`/${query}`);
    const rows = page.texts('main li:has(svg) a');
    // The axis has the unit.
    const range = products
      .find(({ id }) => id === '501m')
      ?.specifications[language][temperature]?.replace(' °C', '');
    expect(range).toBeTruthy();
    expect(rows).toContainEqual(expect.stringMatching(`^501M\\s*${RegExp.escape(range ?? '')}$`));
    expect(page.texts('main h2').join()).toContain(String(valvesWithTemperature));
    expect(rows).toHaveLength(valvesWithTemperature);
  });

  test('products shows six cards, each of which leads on', async () => {
    const page = await fetchDocument(`/products${query}`);
    expect(page.texts('main article h2')).toEqual(groups);
    expect(page.attributes('main article h2 a', 'href')[4]).toBe(`/products/sirca-valves${query}`);
  });
});
