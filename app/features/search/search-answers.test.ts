import { describe, expect, test } from 'vitest';

import { answerEntries } from './answer-entries.server.ts';
import { answersIn } from './search-answers.ts';

describe.each(['ko', 'en'] as const)('in %s', (language) => {
  const answers = answerEntries(language);
  const ids = (query: string) => answersIn(answers, query).found.map(({ id }) => id);

  test.each([
    ['480 가격', 'answer-price', '480'],
    ['price of s30', 'answer-price', 'of s30'],
    ['견적은', 'answer-price', '견적은'],
    ['카탈로그', 'answer-catalogue', '카탈로그'],
    ['S10 데이터 시트', 'answer-catalogue', 's10'],
    ['S10 데이터시트', 'answer-catalogue', 's10'],
    ['data sheet pqvf', 'answer-catalogue', 'pqvf'],
    ['pqvf dxf', 'answer-cad', 'pqvf'],
    ['도면', 'answer-cad', '도면'],
    ['영업시간', 'answer-hours', '영업시간'],
    ['오시는 길', 'answer-directions', '오시는 길'],
    ['전화번호', 'answer-telephone', '전화번호'],
    ['actuator sizing', 'answer-sizing', 'actuator sizing'],
    ['A/S', 'answer-service', 'A/S'],
    ['AS', 'answer-service', 'AS'],
    ['480 a/s', 'answer-service', '480'],
    ['LNG', 'answer-cryogenic', 'LNG'],
    ['극저온 밸브', 'answer-cryogenic', '밸브'],
    ['인증서', 'answer-certificate', '인증서'],
    ['Cv', 'answer-cv', 'Cv'],
    ['s30 cv값', 'answer-cv', 's30'],
  ])('%s is answered first, and the rest is looked up', (query, id, rest) => {
    expect(ids(query)).toEqual([id]);
    expect(answersIn(answers, query).rest).toBe(rest);
  });

  test.each(['', 's30', 'class 300', '301', 'butterfly', '볼 밸브', 'casting', '480-006'])(
    '"%s" asks for a product only',
    (query) => expect(ids(query)).toEqual([]),
  );
});
