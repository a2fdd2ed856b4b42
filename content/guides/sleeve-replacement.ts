import { defineGuide } from '#content/schema/guide.ts';
import { sleeves } from '#content/figures/of-facts.ts';

export default defineGuide({
  id: 'sleeve-replacement',
  order: 3,
  title: { ko: '핀치 밸브 슬리브 교체', en: 'Replacing the sleeve of a pinch valve' },
  description: {
    ko: '슬리브를 교체하기 전에 확인할 것과 작업의 순서입니다. 단계마다 그림이 있는 갤러리로 이어집니다.',
    en: 'What to check before a sleeve is replaced, and the order of the work. The gallery shows each step in a picture.',
  },
  keywords: {
    ko: ['핀치 밸브 슬리브 교체', '슬리브 재질', '핀치 밸브 정비', '고무 슬리브'],
    en: [
      'pinch valve sleeve replacement',
      'sleeve material',
      'pinch valve maintenance',
      'rubber sleeve',
    ],
  },
  sections: [
    {
      id: 'why',
      title: { ko: '슬리브가 하는 일', en: 'What the sleeve does' },
      paragraphs: {
        ko: [
          '핀치 밸브는 슬리브 바깥의 조작 공기로 슬리브를 눌러 닫습니다. 유체는 슬리브 안으로 흐르므로 닳는 부품은 슬리브입니다.',
        ],
        en: [
          'A pinch valve is closed by control air around its sleeve. The medium flows inside the sleeve, which is therefore the part that wears.',
        ],
      },
    },
    {
      id: 'before',
      title: { ko: '시작하기 전에', en: 'Before you begin' },
      items: {
        ko: [
          '앞뒤 밸브를 닫고 잠금장치와 꼬리표를 걸어 배관에서 격리하고, 작업이 끝날 때까지 풀지 않습니다',
          '유체가 뜨겁거나 유해하면 먼저 그 유체에 맞는 보호구를 착용하고, 뜨거운 유체는 식힙니다',
          '핀치 밸브를 연 채 배관의 압력을 빼고 내용물을 안전한 곳으로 배출하며, 유해한 유체는 세척합니다. 핀치 밸브 양쪽의 압력이 모두 0인지 확인합니다',
          '조작 공기를 차단하고 잔압을 뺀 뒤 호스를 분리하고, 공기 콕을 닫힌 위치로 잠급니다',
          '새 슬리브의 재질과 크기를 확인합니다',
        ],
        en: [
          'Isolate the valve: close the valves upstream and downstream, lock and tag them out, and keep them locked until the work is done',
          'If the medium is hot or hazardous, first put on protective equipment to suit, and let a hot medium cool',
          'With the pinch valve open, depressurise the line and drain it to a safe place; flush out a hazardous medium. Check that the pressure is zero on both sides of the pinch valve',
          'Shut off the control air, vent it, take off the hose, and lock the air cock in the closed position',
          'Check material and size of the new sleeve',
        ],
      },
    },
    {
      id: 'work',
      title: { ko: '작업 순서', en: 'Order of the work' },
      items: {
        ko: [
          '호이스트 등 양중 장비로 밸브를 지지하고, 남은 압력과 유체가 나올 수 있음에 대비하며 플랜지 볼트를 풀어 배관에서 분리한 뒤, 밸브 양 끝의 플랜지를 떼어 냅니다',
          '닳은 슬리브를 빼내고 마모 상태를 봅니다',
          '케이싱 안쪽과 공기 통로, 플랜지 면을 점검하고 청소합니다',
          '새 슬리브를 끼우고 방향과 위치를 맞춥니다',
          '플랜지를 달고 볼트를 대각선으로 고르게 조입니다',
          '호스를 연결하고 모두 물러난 뒤, 잠금을 건 사람이 공기 콕의 잠금만 풀고 콕을 천천히 열어 개폐를 확인합니다. 제조사가 정한 공기 압력을 넘기지 않고, 통로에 손을 넣지 않습니다. 확인이 끝나면 조작 공기를 다시 차단하고 잔압을 빼 밸브를 연 뒤, 호스를 분리하고 공기 콕을 잠급니다',
          '핀치 밸브가 열린 상태에서 양 끝을 막음 플랜지(블라인드 플랜지)로 막고, 제조사가 정한 매체와 압력으로 누설을 시험합니다. 압력이 걸린 동안 막음 플랜지 앞에 서지 않으며, 시험이 끝나면 시험 압력을 완전히 빼고, 양쪽이 모두 0인지 확인한 뒤 막음 플랜지를 풉니다',
          '밸브를 배관에 설치하고 호스를 연결합니다',
          '작업자가 모두 물러나고 드레인이 닫힌 것을 확인한 뒤, 잠금을 건 사람이 공기 콕과 격리 밸브의 잠금과 꼬리표를 제거합니다. 공기 콕을 열고, 격리 밸브를 천천히 열어 누설을 확인하며 운전을 재개합니다',
        ],
        en: [
          'Support the valve with lifting gear. Expecting trapped pressure and fluid, remove the flange bolts and take it out of the line; then remove the flanges at its ends',
          'Draw out the worn sleeve and inspect it for wear',
          'Inspect and clean the casing, the air passage and the flange faces',
          'Fit the new sleeve, aligned and centred',
          'Refit the flanges and tighten the bolts evenly crosswise',
          'Connect the hose. With everybody clear, whoever applied the lock removes that of the air cock only; open the cock slowly, within the manufacturer’s pressure limits and with hands clear of the bore, and check opening and closing. Then shut off the control air again and vent it so that the valve opens, take off the hose and lock the air cock',
          'With the pinch valve open, close both ends with blind flanges and test for leaks with the medium and pressure the manufacturer gives. Do not stand in front of the blind flanges under pressure; afterwards release the test pressure completely, check that it is zero on both sides, and only then remove the blind flanges',
          'Refit the valve in the line and connect the hose',
          'Once everybody is clear and the drain is shut, whoever applied the locks removes locks and tags from air cock and isolation valves. Open the air cock, open the isolation valves slowly and return to service, watching for leaks',
        ],
      },
      paragraphs: {
        ko: [
          '작업은 제조사의 취급 설명서를 따르십시오. 아래 순서와 갤러리의 그림은 플랜지형 핀치 밸브의 일반적인 예시이며, 나사식 PQVI의 교체 방법은 자료에 없습니다. 조임 토크와 시험 압력도 자료에 없으므로 작업 전에 저희에게 요청하십시오.',
        ],
        en: [
          'Follow the manufacturer’s manual. The order below and the pictures of the gallery are a general illustration for flanged pinch valves; how the sleeve of the threaded PQVI is replaced is not stated. Tightening torques and the test pressure are not stated either: ask us for them before the work.',
        ],
      },
    },
    {
      id: 'material',
      title: { ko: '슬리브 재질', en: 'Sleeve material' },
      paragraphs: {
        ko: [
          `슬리브 재질은 ${sleeves.count}이며 최고 온도가 서로 다릅니다. 온도만으로는 정할 수 없으므로, 유체에 견디는지(내약품성)는 저희에게 문의해 주십시오.`,
        ],
        en: [
          `There are ${sleeves.count} sleeve materials with different temperature limits. Temperature alone does not decide; whether a material resists your medium needs our confirmation.`,
        ],
      },
    },
  ],
  tell: {
    ko: ['밸브의 호칭경과 명판의 형식', '유체의 이름, 농도, 온도, 고형물의 크기와 양'],
    en: [
      'The nominal size and type of your valve, from its nameplate',
      'The medium, its concentration and temperature, and the size and amount of solids',
    ],
  },
  ask: {
    ko: ['유체에 맞는 슬리브 재질', '볼트의 조임 토크와 누설 시험 압력', '슬리브의 납기'],
    en: [
      'The sleeve material for your medium',
      'Tightening torque of the bolts and pressure of the leak test',
      'Lead time of the sleeve',
    ],
  },
  links: [
    {
      label: {
        ko: '갤러리: 핀치 밸브 300A 슬리브 교체',
        en: 'Gallery: sleeve replacement of a 300A pinch valve',
      },
      to: '/gallery/1',
    },
    {
      label: { ko: 'PQVF 슬리브 재질표', en: 'PQVF: table of sleeve materials' },
      to: '/products/pinch-valve/pqvf',
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'sections.3', source: 'spec §9' },
  ],
});
