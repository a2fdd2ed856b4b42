import { expect, test } from 'vitest';

import { openDatabase } from '#server/forms/database.ts';
import { createInquiryStore } from '#server/forms/inquiry-store.ts';
import type { Flag } from '#server/forms/new-inquiry.ts';
import { newInquiry } from '#tests/contract/form-server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

import { migrateDeskTables } from './desk-tables.ts';

// The server's rule is code, the desk's a trigger that any release of the server runs.
test('what the server mails is new at the desk, and what it does not mail is spam, whatever its signs', async () => {
  using folder = temporaryFolder();
  const database = openDatabase(folder.path);
  migrateDeskTables(database);
  const store = createInquiryStore(database, { mailed: true });
  const signs = ['honeypot', 'fast', 'automated'] as const satisfies readonly Flag[];
  for (let set = 0; set < 2 ** signs.length; set += 1)
    await store.add({
      ...newInquiry({ inquiry: `${set}` }),
      flags: signs.filter((_, bit) => set & (1 << bit)),
    });
  const states = database
    .prepare(
      `SELECT inquiry AS signs, state, inquiry_id IN (SELECT inquiry_id FROM outbox) AS mailed
       FROM desk_inquiry JOIN inquiry ON id = inquiry_id ORDER BY id`,
    )
    .all()
    .map(
      ({ signs, state, mailed }) =>
        `${String(signs)}: ${String(state)}, ${mailed ? 'mailed' : 'not mailed'}`,
    );
  store.close();
  // 1 is the honeypot alone, which a browser may have filled in.
  expect(states).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((set) =>
      [3, 5, 7].includes(set) ? `${set}: spam, not mailed` : `${set}: new, mailed`,
    ),
  );
});
