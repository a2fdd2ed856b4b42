/** Words that were settled once, where no glossary entry can hold them. */
import { expect, it } from 'vitest';

import { brand, home, pages, products } from '#content/index.ts';
import { rangeNames } from '#content/finder-texts.ts';

import { codeTexts, drawnTexts, madeTexts, messageTexts, serviceTexts } from './all-texts.ts';

const message = (namespace: string, key: string) =>
  messageTexts.find(({ file, field }) => file.endsWith(`/${namespace}.ts`) && field === key);

it('the switch of units reads 야드파운드법', () =>
  expect(message('units', 'imperial')?.ko).toBe('야드파운드법'));

it('the admin placeholder says that it is in preparation', () =>
  expect(pages.admin.description.ko).toBe('관리자 화면은 준비 중입니다.'));

it('the electric range is named as what it is in the finder', () =>
  expect(rangeNames.electric.code.ko).toBe('전동 액추에이터 (공통 사양)'));

it('the years of experience read as a sentence with their label first', () =>
  expect(home.figures.find(({ value }) => value.en === '30+')?.label.en).toBe(
    'Experience with valves and actuators',
  ));

it.each(['s70', 's80'])('%s: which of the two ports it has is not stated', (id) => {
  const valve = products.find((product) => product.id === id);
  expect(valve?.specifications.en['Ports']).toBe('T-port or L-port (S70 and S80 together)');
  expect(valve?.features.en[0]).toBe('T-port and L-port (S70 and S80 series)');
});

it('an answer that is none: the server’s response could not be understood', () =>
  expect(message('inquiry', 'unexpectedAnswer')?.en).toMatch(
    /^The server’s response could not be understood\./,
  ));

it('the sizing tool says what its factor multiplies, who chooses it, and what is to be checked', () => {
  const { ko, en } = message('finder', 'sizing.guidance') ?? { ko: '', en: '' };
  expect(ko).toMatch(/^안전율은 설계자가 정하는 값으로, 가장 큰 밸브 토크에 곱합니다\./);
  expect(en).toMatch(/is the engineer’s choice; it multiplies the highest valve torque\./);
  expect(ko).toMatch(/\(MAST\).*상부 플랜지.*확인하십시오\.$/);
  expect(en).toMatch(/\(MAST\).*mounting flange \(ISO 5211\) of the valve\.$/);
});

it('in Korean pages files and the print button have Korean names; the contact block keeps its specified label', () => {
  for (const key of ['print', 'dimensions.file.DXF', 'dimensions.file.STEP', 'dimensions.file.SVG'])
    expect(message('product', key)?.ko).toMatch(/[가-힣]/);
  expect(message('catalogue', 'pdf')).toMatchObject({ ko: 'PDF | Print', en: 'PDF | Print' });
});

it('no word of server, mails, desk or data sheets has the company’s name: it comes from company/brand.ts', () => {
  const { ko, en } = brand.name;
  const named = [...serviceTexts, ...messageTexts].filter(
    (text) => text.ko.includes(ko) || text.en.includes(en),
  );
  expect(named).toEqual([]);
});

it('the words of the server, its mails, the desk and the made tables are checked with the others', () => {
  const places = new Set([...serviceTexts, ...madeTexts].map(({ file }) => file));
  expect([...places].toSorted()).toEqual([
    'content/specifications.ts',
    'contract/error-messages.ts',
    'contract/field-labels.ts',
    'desk/inquiries/reply-mail.ts',
    'desk/texts',
    'server/forms/answer-texts.ts',
    'server/forms/confirmation-mail.ts',
    'server/forms/mail.ts',
    'tools/release/error-pages.ts',
    'tools/sheets/parts-seen.ts',
  ]);
  expect(madeTexts.map(({ ko }) => ko)).toContain('조작 공기 접속구');
  expect(serviceTexts.map(({ ko }) => ko)).toContain('홈페이지에서 새 문의가 접수되었습니다.');
  // A sentence with a gap, filled.
  expect(serviceTexts.map(({ en }) => en)).toContain('Thank you for your inquiry 2.');
});

it('the words drawn in pictures and the names of parts in 3D are checked with the others, and so are the desk’s counts', () => {
  const korean = drawnTexts.map(({ ko }) => ko);
  // A title block, the CEO's sheet, the map, the catalogue pages, a part, a fastener.
  for (const word of [
    '조작 공기 접속구',
    '서명',
    '약도',
    '레귤레이터',
    '액추에이터 (공급 압력)',
    '슬리브',
  ])
    expect(korean).toContain(word);
  expect(drawnTexts.every(({ en }) => en !== '')).toBe(true);
  expect(serviceTexts.map(({ ko }) => ko)).toContain('많이 물어본 제품');
});

it('labels that stand in the code of the app are checked too, in both languages', () => {
  const pairs = codeTexts.map(({ ko, en }) => `${ko} / ${en}`);
  for (const pair of ['상하수도 / Water and wastewater', '호칭경 / Nominal size', '포트 / Ports'])
    expect(pairs.join('\n')).toContain(pair);
});
