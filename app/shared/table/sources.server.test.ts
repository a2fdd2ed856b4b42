import { expect, test } from 'vitest';

import { SourceList } from './sources.server.ts';

test('sources are numbered in the order in which figures name them, each once', () => {
  const sources = new SourceList('en');
  expect(sources.mark('spec §9', '60 Nm')).toEqual({ mark: 1 });
  expect(sources.mark('standard IEC 60529', 'IP67')).toEqual({ mark: 2 });
  expect(sources.mark('spec §9', 'F05/F07')).toEqual({ mark: 1 });
  expect(sources.texts).toEqual(['our product specification, section 9', 'IEC 60529']);
});

test('what states no figure, or has no source that can be named, has no mark', () => {
  const sources = new SourceList('ko');
  expect(sources.mark('spec §9', '자료 없음')).toEqual({});
  expect(sources.mark('project', '60 Nm')).toEqual({});
  expect(sources.texts).toEqual([]);
});
