import { expect, test, vi } from 'vitest';

test('a receipt of the version before keeps its products as they went out, and its list can be put back', async () => {
  const item = {
    productCode: 'S30',
    productName: '볼 밸브',
    category: 'sirca-valves',
    size: 'DN 80',
  };
  const before = {
    id: '20261121-1',
    sentAt: 1,
    language: 'ko',
    fields: {
      inquiry:
        '[견적 요청 제품]\n1. SIRCA S30 DN 80 | 볼 밸브 | SIRCA 밸브 | 수량 2\n2. X1 | 옛 제품\n\n[문의 내용]\n1. x',
    },
    quote: [{ ...item, quantity: 2 }, { productCode: 'X1' }],
    emptied: [{ ...item, quantity: 2 }],
    emptiedQuestions: [{ code: 'S30', about: '무게' }],
  };
  const localStorage = {
    getItem: () => JSON.stringify({ version: 1, items: [before] }),
    setItem: () => undefined,
  };
  vi.stubGlobal('window', { localStorage, addEventListener: () => undefined });
  const { sentInquiries } = await import('./sent-inquiries.ts');
  expect(sentInquiries.get()).toMatchObject([
    {
      products: [
        { id: 's30', code: 'SIRCA S30 DN 80', name: '볼 밸브', size: 'SIRCA 밸브 · 수량 2' },
        { id: 'x1', code: 'X1', name: '옛 제품', size: '' },
      ],
      emptied: [
        { product: { code: 'S30' }, size: { text: 'DN 80' }, quantity: '2' },
        { product: { code: 'S30' }, questions: ['무게'] },
      ],
    },
  ]);
  vi.unstubAllGlobals();
});
