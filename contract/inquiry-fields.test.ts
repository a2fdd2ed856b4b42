import { expect, test } from 'vitest';

import { INQUIRY_FIELDS } from './inquiry-fields.ts';

test('the fields of an inquiry stand in the order of the specification (spec §3)', () =>
  expect(INQUIRY_FIELDS).toEqual(['companyName', 'name', 'phone', 'fax', 'email', 'inquiry']));
