/** What came later than the oldest browsers that the site runs in, by MDN's data. */
import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data';

import { OLDEST_BROWSERS } from '#tools/build/oldest-browsers.ts';

const { chrome, firefox, safari } = OLDEST_BROWSERS;
const VERSIONS = {
  ...OLDEST_BROWSERS,
  chrome_android: chrome,
  firefox_android: firefox,
  safari_ios: safari,
};

type Objects = Readonly<Record<string, Readonly<Record<string, Identifier>>>>;

/** Interfaces and functions of the web, with their members; of the language, its objects. */
export const WEB = data.api as unknown as Objects;
export const LANGUAGE = data.javascript.builtins as unknown as Objects;

function has(support: SupportStatement | undefined, version: number): boolean {
  const newest = [support].flat()[0];
  if (!newest || newest.flags || newest.prefix || newest.alternative_name) return false;
  // `≤37`: in the first version that was looked at.
  return Number(String(newest.version_added).replace('≤', '')) <= version;
}

/** Whether one of the oldest browsers lacks it; undefined where MDN does not know it. */
export function isLater(entry: Identifier | undefined): boolean | undefined {
  const support = entry?.__compat?.support;
  return (
    support &&
    Object.entries(VERSIONS).some(
      ([browser, version]) => !has(support[browser as keyof typeof VERSIONS], version),
    )
  );
}
