import { expect, test } from 'vitest';

import leadersJson from '../../content/pictures/leaders.json' with { type: 'json' };

import { leadersOfModel } from './leaders.ts';

test.each(Object.entries(leadersJson))(
  'the leaders that the pages show are those of the model as it was made: %s',
  (id, leaders) => {
    expect(leadersOfModel(id)).toEqual(leaders);
  },
);
