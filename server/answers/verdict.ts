/** What a row of a sheet has in its column of results: the product's stated figures against what the sender asks of it. */
import { z } from 'zod';

import type { Language } from '#contract/address.ts';
import type { AskedProduct, InquiryText } from '#contract/inquiry-text.ts';
import type { Subject } from '#facts/facts.ts';
import { match } from '#facts/match.ts';
import { read } from '#facts/measure/read.ts';
import type { Amount, Measure } from '#facts/measure/types.ts';
import { limitText, missingText, pointText } from '#facts/print.ts';
import type { Asked, Result, Span } from '#facts/result.ts';

export interface PrintedVerdict {
  readonly result: Result;
  /** The limit that rules the product out, or what is not stated; '' in range. */
  readonly reason: string;
  /** What is to be checked in range. */
  readonly points: readonly string[];
}

const factsFile = z.object({
  data: z.object({
    finder: z.object({
      items: z.array(
        z.looseObject({
          code: z.string(),
          traits: z.array(z.string()),
          facts: z.array(z.looseObject({ key: z.string() })),
        }),
      ),
    }),
  }),
});

/** The products with their stated facts, of the file that the manifest names. @throws Error where it holds none */
export const subjectsIn = (text: string): readonly Subject[] =>
  factsFile.parse(JSON.parse(text)).data.finder.items as unknown as readonly Subject[];

/** A single end that was said is what has to be met. */
function spanOf(amount: Amount | undefined): Span | undefined {
  if (typeof amount !== 'object') return amount;
  const { from, to } = amount;
  return from !== undefined && to !== undefined ? { from, to } : (to ?? from);
}

function askedOf(measure: Measure): Asked {
  const one = (name: keyof Asked, amount: Amount | undefined): Asked => {
    const span = spanOf(amount);
    return span === undefined ? {} : { [name]: span };
  };
  switch (measure.axis) {
    case 'size':
    case 'temperature':
    case 'torque':
      return one(measure.axis, measure.value);
    case 'pressure':
      return one(measure.of ?? 'bar', measure.value);
    case 'rating': {
      const span = spanOf(measure.value);
      const name = { PN: 'pn', class: 'class', 'JIS K': 'jisK' } as const;
      return typeof span === 'number' ? { [name[measure.kind]]: span } : {};
    }
    case 'supply':
      return {
        ...(measure.value.phase !== undefined && { phase: measure.value.phase }),
        ...one('voltage', measure.value.volts),
      };
  }
  return measure satisfies never;
}

/** The first of each quantity: what stands behind it is the same in the unit in which it was entered. */
const askedIn = (text: string): Asked =>
  Object.assign({}, ...read(text).measures.toReversed().map(askedOf)) as Asked;

/** A row that was pasted is judged by its own figures, where it has any; else by the operating point, at the size that it asks for. */
export function verdictOf(
  { code, note, pasted }: Pick<AskedProduct, 'code' | 'note' | 'pasted'>,
  size: string,
  { point }: Pick<InquiryText, 'point'>,
  { subjects, language }: { readonly subjects: readonly Subject[]; readonly language: Language },
): PrintedVerdict | null {
  const subject = subjects.find((each) => ` ${code} `.includes(` ${each.code} `));
  if (!subject) return null;
  const own = pasted === '' ? {} : askedIn(note);
  const isOwn = Object.keys(own).length > 0 || (pasted !== '' && size !== '');
  const asked: Asked = isOwn
    ? own
    : (Object.assign({}, ...point.map(([, value]) => askedIn(value))) as Asked);
  const found = match(subject, { ...asked, ...(size !== '' && askedIn(size)) });
  if (!found) return null;
  const style = { language };
  switch (found.result) {
    case 'in-range': {
      const points = found.points.map((each) => pointText(each, style));
      return { result: found.result, reason: '', points: [...new Set(points)] };
    }
    case 'not-stated': {
      const [first] = found.missing;
      return {
        result: found.result,
        reason: first ? missingText(first, style) : '',
        points: [],
      };
    }
    case 'out-of-range':
      return { result: found.result, reason: limitText(found.limit, style), points: [] };
  }
  return found satisfies never;
}
