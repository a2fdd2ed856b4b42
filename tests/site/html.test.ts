import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

const SITE = 'dist/site';

test('every document is valid HTML', async () => {
  const validate = new HtmlValidate(new FileSystemConfigLoader());
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const file of files) {
    const report = await validate.validateFile(join(SITE, file));
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(faults.slice(0, 40)).toEqual([]);
});
