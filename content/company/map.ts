import type { MapText } from '#content/schema/company.ts';

const QUERY = encodeURIComponent('서울 금천구 가마산로');

const mapText: MapText = {
  title: { ko: '오시는 길', en: 'Directions' },
  lead: {
    ko: '지하철 1호선과 7호선이 만나는 가산디지털단지역에서 가깝습니다.',
    en: 'Close to Gasan Digital Complex subway station, where lines 1 and 7 meet.',
  },
  transportation: {
    subway: {
      title: { ko: '지하철', en: 'Subway' },
      text: {
        ko: '1호선 또는 7호선 가산디지털단지역에서 내려 가마산로 방면으로 오십시오.',
        en: 'Take line 1 or 7 to Gasan Digital Complex station and head for Gamasan-ro.',
      },
      lines: [1, 7],
    },
    car: {
      title: { ko: '자동차', en: 'Car' },
      route1: {
        ko: '서부간선도로에서 가산디지털단지 방면으로 나와 가마산로로 들어오십시오.',
        en: 'Leave Seobu Expressway towards Gasan Digital Complex and turn into Gamasan-ro.',
      },
      route2: {
        ko: '남부순환로에서 가산디지털단지 방면으로 들어와 가마산로로 오십시오.',
        en: 'From Nambu Beltway, turn off towards Gasan Digital Complex and continue to Gamasan-ro.',
      },
    },
  },
  visit: {
    title: { ko: '방문하시기 전에', en: 'Before you visit' },
    hours: {
      ko: '영업시간은 확인 중입니다. 오시기 전에 전화로 확인해 주십시오.',
      en: 'Our opening hours are being confirmed. Please call before you come.',
    },
    exit: {
      ko: '역의 출구 번호는 확인 중입니다. 전화로 안내해 드립니다.',
      en: 'The station exit is being confirmed. We will direct you by telephone.',
    },
    parking: {
      ko: '주차 가능 여부는 확인 중입니다. 차로 오시면 미리 알려 주십시오.',
      en: 'Whether there is parking is being confirmed. Please tell us in advance if you come by car.',
    },
  },
  images: { ko: 'map/ko', en: 'map/en' },
  imageAlt: {
    ko: '가마산로와 1호선·7호선 환승역, 두 간선도로의 위치를 보여 주는 약도, 축척 없음',
    en: 'Sketch map, not to scale: Gamasan-ro, the station where lines 1 and 7 meet, and two trunk roads',
  },
  links: [
    {
      id: 'naver',
      label: { ko: '네이버 지도에서 보기', en: 'Open in Naver Map' },
      href: `https://map.naver.com/p/search/${QUERY}`,
    },
    {
      id: 'kakao',
      label: { ko: '카카오맵에서 보기', en: 'Open in Kakao Map' },
      href: `https://map.kakao.com/?q=${QUERY}`,
    },
  ],
  provenance: [
    { field: 'transportation.subway.lines', source: 'spec §1' },
    {
      field: 'transportation',
      source: 'sample',
      note: 'Name of the station, exit and both car routes',
    },
    {
      field: 'visit',
      source: 'sample',
      note: 'Opening hours, station exit and parking: to confirm, then to state',
    },
    { field: 'images', source: 'sample', note: 'Sketch map, not to scale' },
  ],
};

export default mapText;
