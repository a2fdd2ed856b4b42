import type { AccessibilityStatement } from '#content/schema/company.ts';

import contact from './contact.ts';

/** What the site does for visitors with disabilities, what it does not yet, and whom to tell (docs/accessibility.md). */
const accessibility: AccessibilityStatement = {
  title: { ko: '웹 접근성 안내', en: 'Accessibility statement' },
  lead: {
    ko: '누구나 이 사이트에서 제품을 찾고 문의할 수 있어야 합니다. 무엇을 지켰고 무엇이 아직 부족한지 적었습니다.',
    en: 'Everybody should be able to find a product and ask for it on this site. This page says what is met and what is not yet.',
  },
  sections: [
    {
      id: 'aim',
      title: { ko: '따르는 기준', en: 'Standards aimed at' },
      paragraphs: {
        ko: [
          '한국형 웹 콘텐츠 접근성 지침 2.2(KS X OT0003)와 WCAG 2.2의 AA 수준을 목표로 합니다. 외부 기관의 인증을 받은 것은 아니며, 아래는 저희가 직접 확인한 내용입니다.',
        ],
        en: [
          'The aim is level AA of WCAG 2.2 and the Korean guideline KWCAG 2.2 (KS X OT0003). No outside body has certified the site; what follows is what we have checked ourselves.',
        ],
      },
    },
    {
      id: 'use',
      title: { ko: '이렇게 쓸 수 있습니다', en: 'How the site can be used' },
      items: {
        ko: [
          '모든 기능을 키보드로 쓸 수 있으며, 초점이 있는 곳은 테두리로 보입니다.',
          '본문 바로가기가 각 페이지의 첫 번째 링크입니다.',
          '끌어서 쓰는 기능에는 누르는 단추나 방향키가 함께 있습니다.',
          '글자 크기는 브라우저의 설정을 따릅니다.',
          '움직이는 문구는 멈출 수 있고, 동작 줄이기 설정을 따릅니다.',
          '담기, 단위 바꾸기, 비교처럼 다른 곳이 바뀌는 동작은 화면 낭독기에 알립니다.',
          '스크립트가 꺼져 있어도 제품 정보, 그림, 자료를 보고 문의할 수 있습니다.',
          '어두운 바탕은 기기의 설정을 따르며 페이지 아래에서 바꿀 수 있습니다.',
        ],
        en: [
          'Everything works by keyboard, and a ring shows where the focus is.',
          'The first link of every page skips to its content.',
          'Whatever is dragged has a button or arrow keys beside it.',
          'Text follows the size set in the browser.',
          'Moving text can be paused, and follows the setting for reduced motion.',
          'What changes elsewhere on the page, such as the quote list, units or the comparison, is told to screen readers.',
          'Products, pictures, documents and the inquiry can be used without JavaScript.',
          'Dark mode follows the device, and can be chosen at the foot of the page.',
        ],
      },
    },
    {
      id: 'limits',
      title: { ko: '아직 부족한 점', en: 'Known limits' },
      items: {
        ko: [
          '조건으로 찾기, 모델 선택, 비교는 스크립트가 있어야 계산합니다. 스크립트가 없으면 그렇다고 알리고 전체 목록을 보여 줍니다.',
          '치수도는 그림입니다. 치수 값은 도면 옆의 표에 글자로 있습니다.',
          '화면 낭독기 사용자와 함께 한 시험은 아직 없습니다.',
        ],
        en: [
          'Finding by conditions, sizing and comparison need JavaScript to calculate. Without it they say so, and everything is listed.',
          'Dimension drawings are pictures. Their values are given as text in the table beside them.',
          'The site has not yet been tried together with people who use a screen reader.',
        ],
      },
    },
    {
      id: 'checks',
      title: { ko: '확인하는 방법', en: 'How it is checked' },
      paragraphs: {
        ko: [
          '고칠 때마다 모든 페이지를 두 언어로 자동 검사하고, 메뉴, 대화 상자, 오류 표시와 같은 여러 상태도 실제 브라우저에서 검사합니다. 자동 검사로 알 수 없는 것은 사람이 확인합니다.',
        ],
        en: [
          'At every change all pages are checked automatically in both languages, and so are their states, such as menus, dialogs and error messages, in a real browser. What no automatic check can tell is looked at by people.',
        ],
      },
    },
    {
      id: 'contact',
      title: { ko: '불편을 알려 주십시오', en: 'Tell us what is in your way' },
      paragraphs: {
        ko: ['쓰기 어려운 곳이 있으면 알려 주십시오. 필요한 자료는 전화나 이메일로도 드립니다.'],
        en: [
          'Please tell us where the site is hard to use. What you need is also given by telephone or email.',
        ],
      },
      items: {
        ko: [`전화: ${contact.telephone}`, `이메일: ${contact.email}`],
        en: [`Telephone: ${contact.telephone}`, `Email: ${contact.email}`],
      },
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    {
      field: 'sections',
      source: 'sample',
      note: 'Name who answers reports, and within which time',
    },
  ],
};

export default accessibility;
