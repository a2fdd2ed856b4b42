import { expect, test } from 'vitest';

import manifest from '../../content/pictures/manifest.json' with { type: 'json' };

test('an alternative text calls a drawn product an illustration, and a drawing without colour has none', () => {
  const texts = Object.entries(manifest as Record<string, { alt?: { ko: string; en: string } }>);
  const of = (id: string) => texts.find(([key]) => key === id)?.[1].alt;
  expect(of('s50/tone')?.en).toMatch(/^[^:]+ \(illustration\): body/);
  expect(of('s50/tone')?.ko).toContain(' (예시): ');
  expect(of('s50/line')?.en).toMatch(/outline drawing \(illustration\)$/);
  expect(of('s50/hidden')?.ko).toMatch(/은선도 \(예시\)$/);
  const invented = texts.filter(([, { alt }]) =>
    /금속 몸체|육각 끝|metal body|hexagonal ends/.test(`${alt?.ko} ${alt?.en}`),
  );
  expect(invented.map(([id]) => id)).toEqual([]);
});
