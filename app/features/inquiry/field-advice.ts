/** What is worth a second look in a field, although it is taken as it is. */
import { convertHangulToQwerty } from 'es-hangul';

import { FORM_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';
import { wireName } from '#contract/inquiry-rules.ts';

import { readableAddress } from './readable-address.ts';

export type FieldAdvice =
  /** Too few digits to be called back. */
  | { readonly kind: 'telephone' }
  /** An address whose domain has no dot: no mail gets there from outside. */
  | { readonly kind: 'domain' }
  /** Nearly the name of a large mail service: the address as it was probably meant. */
  | { readonly kind: 'address'; readonly suggestion: string };

/** Mail services that buyers in Korea and abroad write from. */
const MAIL_DOMAINS = [
  'gmail.com',
  'naver.com',
  'daum.net',
  'hanmail.net',
  'kakao.com',
  'nate.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  // Services of their own, one letter from a larger one.
  'mail.com',
  'ymail.com',
];

/** Parts of a domain, as a keyboard that is set to hangul writes them. */
const IN_HANGUL: Readonly<Record<string, string>> = {
  채ㅡ: 'com',
  ㅜㄷㅅ: 'net',
  채: 'co',
  ㅏㄱ: 'kr',
  흐먀ㅣ: 'gmail',
  ㅜㅁㅍㄷㄱ: 'naver',
  ㅇ며ㅡ: 'daum',
  ㅗ무ㅡ먀ㅣ: 'hanmail',
  ㅏ마매: 'kakao',
  ㅜㅁㅅㄷ: 'nate',
  ㅐㅕ시ㅐㅐㅏ: 'outlook',
  ㅙㅅㅡ먀ㅣ: 'hotmail',
  ㅛ뫠ㅐ: 'yahoo',
  ㅑ치ㅐㅕㅇ: 'icloud',
};

/** The same parts as a browser hands them over: some give a domain in its form for the wire, `xn--…`. */
const OF_WIRE = new Map(
  Object.entries(IN_HANGUL).map(([hangul, latin]) => [wireName(hangul), latin]),
);

/** The name in an address with single letters of hangul: the keyboard was still set to them. */
const NAME_IN_HANGUL = /^[^@]*[ㄱ-ㅣ][^@]*(?=@)/;

/** Fewest digits of a telephone number that can be dialled from elsewhere; Korean service numbers have eight. */
const MIN_DIGITS = 7;

/** Looks at a field that was left; undefined where nothing is odd. */
export function fieldAdvice(field: InquiryField, value: string): FieldAdvice | undefined {
  const text = value.normalize('NFKC').trim();
  if (text === '') return undefined;
  const { type } = FORM_FIELDS[field];
  if (type === 'tel')
    return text.replace(/\D/g, '').length < MIN_DIGITS ? { kind: 'telephone' } : undefined;
  if (type !== 'email') return undefined;
  const typed = value.trim().replace(NAME_IN_HANGUL, convertHangulToQwerty).normalize('NFKC');
  const suggestion = addressMeant(typed) ?? (typed === text ? undefined : typed);
  if (suggestion !== undefined) return { kind: 'address', suggestion: readableAddress(suggestion) };
  return /^[^@]+@[^@.\s]+$/.test(text) ? { kind: 'domain' } : undefined;
}

/** `name@gmail.com` for `name@gmial.com`, `name@gmail` and `name@gmail.채ㅡ`, `name@works.example` for `name@works,example`. */
function addressMeant(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).toLowerCase();
  if (at < 1 || written === '' || MAIL_DOMAINS.includes(written)) return undefined;
  const domain = written
    .split(/[.,]/)
    .map((part) => OF_WIRE.get(wireName(part)) ?? part)
    .join('.');
  const near = MAIL_DOMAINS.includes(domain)
    ? domain
    : MAIL_DOMAINS.find((known) => known.startsWith(`${domain}.`) || isOneSlip(domain, known));
  const meant = near ?? domain;
  return meant === written ? undefined : `${address.slice(0, at)}@${meant}`;
}

/** Whether one letter too many, too few, wrong, or two in the wrong order make one word the other. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  return (
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 1) ||
    (typed[start] === meant[start + 1] &&
      typed[start + 1] === meant[start] &&
      rest(typed, 2) === rest(meant, 2))
  );
}
