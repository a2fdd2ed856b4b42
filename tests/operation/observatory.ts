/**
 * The rules by which Mozilla's HTTP Observatory grades a site, as far as they look at headers and documents
 * (github.com/mdn/mdn-http-observatory, src/analyzer and src/grader). The scanner itself needs a public host and a database.
 */

/** What a scan sees of a site. */
export interface Scan {
  /** Headers of the document at `/`, lower-case names. */
  headers: Headers;
  html: string;
  /** Whether plain HTTP is redirected to HTTPS on the same host. */
  redirectsToHttps: boolean;
}

/** One rule with what it takes from, or adds to, the 100 points that a site begins with. */
export interface Finding {
  rule: string;
  points: number;
}

/** A site with this many points may add those that go beyond the rules. */
const MINIMUM_FOR_BONUS = 90;
const SIX_MONTHS = 15_768_000;

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  return new Map(
    text.split(';').flatMap((part): [string, string[]][] => {
      const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
      return name ? [[name, sources]] : [];
    }),
  );
}

const BROAD = new Set(['*', 'http:', 'https:', 'data:', 'blob:', 'ftp:']);

function policyFinding(text: string | null): Finding {
  if (text === null) return { rule: 'no policy', points: -25 };
  const policy = parsePolicy(text);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = sources('script-src');
  const styles = sources('style-src');
  const objects = sources('object-src');
  if (scripts.includes("'unsafe-inline'") || scripts.some((source) => BROAD.has(source)))
    return { rule: 'policy allows inline scripts, or scripts from anywhere', points: -20 };
  if (objects.some((source) => BROAD.has(source)))
    return { rule: 'policy allows plugins from anywhere', points: -20 };
  if (scripts.includes("'unsafe-eval'")) return { rule: 'policy allows eval', points: -10 };
  if (styles.includes("'unsafe-inline'") || styles.some((source) => BROAD.has(source)))
    return { rule: 'policy allows inline styles', points: 0 };
  const none = policy.get('default-src')?.join() === "'none'";
  const closed =
    policy.has('base-uri') && policy.has('form-action') && policy.has('frame-ancestors');
  return none && closed
    ? { rule: 'policy begins with nothing and allows nothing unsafe', points: 10 }
    : { rule: 'policy allows nothing unsafe', points: 5 };
}

function transportFinding(value: string | null): Finding {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? -1);
  if (age < 0) return { rule: 'no Strict-Transport-Security', points: -20 };
  return age < SIX_MONTHS
    ? { rule: 'Strict-Transport-Security for less than six months', points: -10 }
    : { rule: 'Strict-Transport-Security', points: 0 };
}

/** Scripts from elsewhere need a hash; those of the site's own do not. */
function scriptFinding(html: string): Finding {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  const unguarded = foreign.filter(([tag]) => !tag.includes('integrity='));
  return unguarded.length > 0
    ? { rule: 'scripts from elsewhere without integrity', points: -5 }
    : { rule: 'scripts are the site’s own', points: 0 };
}

/** Each rule's finding for a scan. */
export function findings({ headers, html, redirectsToHttps }: Scan): Finding[] {
  const policy = headers.get('content-security-policy');
  const ancestors = parsePolicy(policy ?? '').get('frame-ancestors');
  const frameOptions = headers.get('x-frame-options');
  const referrer = headers.get('referrer-policy');
  const resources = headers.get('cross-origin-resource-policy');
  const sharing = headers.get('access-control-allow-origin');
  const cookies = headers.getSetCookie();
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return [
    policyFinding(policy),
    cookies.every((cookie) => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie))
      ? { rule: 'no cookie without Secure and HttpOnly', points: 0 }
      : { rule: 'cookies without Secure or HttpOnly', points: -20 },
    sharing === '*' || sharing === null
      ? { rule: 'nothing is shared with credentials', points: 0 }
      : { rule: 'shared across origins', points: -50 },
    redirectsToHttps
      ? { rule: 'HTTP leads to HTTPS', points: 0 }
      : { rule: 'HTTP does not lead to HTTPS', points: -20 },
    referrer !== null && isPrivate.test(referrer)
      ? { rule: 'private Referrer-Policy', points: 5 }
      : { rule: 'no private Referrer-Policy', points: referrer === null ? 0 : -5 },
    transportFinding(headers.get('strict-transport-security')),
    scriptFinding(html),
    headers.get('x-content-type-options') === 'nosniff'
      ? { rule: 'nosniff', points: 0 }
      : { rule: 'no nosniff', points: -5 },
    ancestors || frameOptions
      ? { rule: 'framing is refused', points: ancestors ? 5 : 0 }
      : { rule: 'framing is not refused', points: -20 },
    resources === 'same-origin' || resources === 'same-site'
      ? { rule: 'Cross-Origin-Resource-Policy', points: 10 }
      : { rule: 'no Cross-Origin-Resource-Policy', points: 0 },
  ];
}

const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const;

/** The grade of some findings: what is missing counts first, and only a good site gets what goes beyond. */
export function gradeOf(found: readonly Finding[]): { score: number; grade: string } {
  const sum = (wanted: (points: number) => boolean) =>
    found.reduce((total, { points }) => (wanted(points) ? total + points : total), 0);
  const base = Math.max(0, 100 + sum((points) => points < 0));
  const score = base >= MINIMUM_FOR_BONUS ? base + sum((points) => points > 0) : base;
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F' };
}
