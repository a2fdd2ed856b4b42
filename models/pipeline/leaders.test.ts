import { expect, test } from 'vitest';

import leadersJson from '#content/pictures/leaders.json' with { type: 'json' };

import { leadersOfModel } from './leaders.ts';

test('the leaders that the pages show are those of the model as it was made', () => {
  expect(leadersOfModel('s10')).toEqual(leadersJson['s10']);
  expect(leadersOfModel('pqvf')).toEqual(leadersJson['pqvf']);
});
