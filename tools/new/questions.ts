/** What `npm run new` has to know: from flags, or asked at a terminal. */
import { createInterface } from 'node:readline/promises';

/** One thing to know. */
export interface Question {
  /** Its flag without dashes: `name-ko`. */
  flag: string;
  /** What is asked. */
  ask: string;
  /** Shown as an example of an answer. */
  like: string;
  /** May be left empty. */
  optional?: true;
  /** Refuses an answer by throwing an error whose message says why. */
  check?: (answer: string) => unknown;
}

export type Answers = Record<string, string>;

/** What is wrong with an answer, in a sentence; undefined where nothing is. */
function wrong({ flag, check, optional }: Question, answer: string): string | undefined {
  if (answer === '') return optional ? undefined : `--${flag} must not be empty.`;
  try {
    check?.(answer);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

/** Everything that flags leave open or have wrong, one sentence each. */
export function openQuestions(questions: readonly Question[], given: Answers): string[] {
  return questions.flatMap((question) => {
    const answer = given[question.flag]?.trim();
    if (answer === undefined)
      return question.optional
        ? []
        : [`--${question.flag} is missing: ${question.ask}, such as ${question.like}`];
    const reason = wrong(question, answer);
    return reason === undefined ? [] : [`--${question.flag}: ${reason}`];
  });
}

/** Where questions are asked and answered. */
interface Terminal {
  question: (text: string) => Promise<string>;
  close: () => void;
}

/** Asks at the terminal what the flags leave open, again until the answer will do. */
export async function askFor(
  questions: readonly Question[],
  given: Answers,
  terminal: Terminal = createInterface({ input: process.stdin, output: process.stdout }),
): Promise<Answers> {
  const answers: Answers = { ...given };
  try {
    for (const question of questions) {
      let answer = given[question.flag]?.trim();
      for (;;) {
        const reason = answer === undefined ? undefined : wrong(question, answer);
        if (answer !== undefined && reason === undefined) break;
        if (reason) console.log(`  ${reason}`);
        const note = question.optional ? ', or nothing' : '';
        answer = (await terminal.question(`${question.ask} (${question.like}${note}): `)).trim();
      }
      answers[question.flag] = answer;
    }
  } finally {
    terminal.close();
  }
  return answers;
}
