/** What the pages about the company hold. */
import { describe, expect, test } from 'vitest';

import { fetchDocument } from './document.ts';

const FIRST_PICTURE = 'main img';

describe.each([
  [
    'ko',
    '',
    {
      head: '대표이사',
      teams: ['영업팀', '관리팀', '구매팀', '기술개발팀', '품질관리팀'],
      areas:
        '전동/공압/유압/특수/핀치 밸브/포지셔너/서지/펌프 제어/공기 밸브/버터플라이/볼 밸브/모터 구동/공압 구동/유압 구동/개조/상하수도/발전/석유화학/조선·해양/LNG선/일반 플랜트',
      ways: ['1호선', '7호선', '경로 1', '경로 2', '712호', '가마산로', '금천구'],
    },
  ],
  [
    'en',
    '?lang=en',
    {
      head: 'CEO',
      teams: ['Sales', 'Management', 'Purchasing', 'Technical Development', 'Quality Control'],
      areas:
        'Electric/Pneumatic/Hydraulic/Special/Pinch valves/Positioners/Surge/Pump-control/Air-release/Butterfly/Ball/Motor-operated/Air-operated/Hydraulically operated/Retrofit/Water and wastewater/Power/Petrochemical/Shipbuilding and marine/LNG carriers/General plants',
      ways: ['Line 1', 'Line 7', 'Route 1', 'Route 2', 'Room 712', 'Gamasan-ro', 'Geumcheon-gu'],
    },
  ],
] as const)('%s', (_, query, words) => {
  test('the message has a picture and the year of the foundation', async () => {
    const page = await fetchDocument(`/about${query}`);
    expect(page.count(FIRST_PICTURE)).toBeGreaterThan(0);
    expect(page.texts('main').join()).toContain('1994');
  });

  test('the organization is a list within a list: the CEO above five teams', async () => {
    const page = await fetchDocument(`/about/organization${query}`);
    const heads = page.texts('main li:has(> * li, > ul)');
    expect(heads.at(-1)).toContain(words.head);
    const teams = 'main li li :is(h2, h3, h4)';
    expect(page.count('main li li')).toBe(5);
    expect(page.texts(teams)).toEqual(words.teams);
  });

  test('every business area of the specification is there', async () => {
    const text = (await fetchDocument(`/about/business${query}`)).texts('main').join();
    for (const area of words.areas.split('/'))
      expect(text.toLowerCase()).toContain(area.toLowerCase());
    expect(text).toContain('1994');
  });

  test('the map page tells the ways there, and links to maps that need no key', async () => {
    const page = await fetchDocument(`/about/map${query}`);
    const text = page.texts('main').join();
    for (const way of words.ways) expect(text).toContain(way);
    const hrefs = page.attributes('main a', 'href');
    expect(hrefs).toContainEqual(expect.stringMatching(/^https:\/\/map\.naver\.com\//));
    expect(hrefs).toContainEqual(expect.stringMatching(/^https:\/\/map\.kakao\.com\//));
    for (const rel of page.attributes('main a[target=_blank]', 'rel'))
      expect(rel).toContain('noopener');
  });
});

test('the message and the map have a picture per language', async () => {
  for (const path of ['/about', '/about/map']) {
    const [korean, english] = await Promise.all(
      ['', '?lang=en'].map(
        async (query) => (await fetchDocument(path + query)).attributes(FIRST_PICTURE, 'src')[0],
      ),
    );
    expect(korean).toBeDefined();
    expect(english).not.toBe(korean);
  }
});
