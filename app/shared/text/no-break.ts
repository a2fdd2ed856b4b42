const NUMBER = String.raw`[+−-]?\d[\d,.]*(?:[/-]\d[\d.]*)*`;

/** `−20 ~ +200 °C`, `2–8 bar`, `1-1/4 – 2 in`, `PN 16/25/40`, `ISO 5211`, `480-006`, `AP1–AP12`: its one group splits a text at them. */
export const VALUE = new RegExp(
  String.raw`((?<![A-Za-z])[A-Z]{1,2}\d+–[A-Z]{1,2}\d+|(?:(?:DN|PN|ANSI|IP|ISO|JIS B) )?${NUMBER}(?:(?: ~ | to | ?– ?)${NUMBER})*(?: (?:°[CF]|bar|psi|Nm|lbf·ft|mm|in|ft|m|kg|lb|V|Hz|s|%)(?![a-z]))?)`,
  'g',
);

/** Between a bracket and the particle behind it, `(DN 20–25)가`: a line must not begin with the particle. */
const PARTICLE_AFTER_BRACKET = /(?<=\))(?=[가-힣])/g;

const NO_BREAK_SPACE = '\u00a0',
  WORD_JOINER = '\u2060';

/** Text between values, its particles kept with the bracket before them. */
export const keepParticles = (text: string): string =>
  text.replaceAll(PARTICLE_AFTER_BRACKET, WORD_JOINER);

/** A text, HTML too, whose values are each read as one: a line breaks between them, never inside, nor before a particle. */
export function noBreak(text: string): string {
  return text.replaceAll(/(<[^>]*>)|[^<]+/g, (part, tag: string | undefined) =>
    tag === undefined ? keepParticles(part.replaceAll(VALUE, whole)) : part,
  );
}

const whole = (value: string) =>
  value.replaceAll(' ', NO_BREAK_SPACE).replaceAll(/(?<=[\d\u00a0])[–-]/g, `$&${WORD_JOINER}`);
