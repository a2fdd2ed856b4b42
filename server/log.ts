/**
 * What the server says: one line per event. `json` is for log programs (time, level, message, fields); `text` for people at a
 * terminal. Callers never pass what a visitor wrote or where they came from.
 */

/** Fields of an event besides its message. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export type LogFormat = 'text' | 'json';

type Level = 'info' | 'warn' | 'error';
type Say = (message: string, fields?: LogFields) => void;

export interface Log extends Readonly<Record<Level, Say>> {
  /** The same log with fields that stand in every line. */
  readonly with: (fields: LogFields) => Log;
}

export interface LogOptions {
  readonly format?: LogFormat;
  readonly fields?: LogFields;
  readonly write?: (line: string) => void;
  readonly now?: () => number;
}

function textLine(level: Level, message: string, fields: LogFields): string {
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`);
  return `${level === 'info' ? '' : `${level}: `}${message}${rest.join('')}\n`;
}

/** Makes a log; standard output unless told otherwise. */
export function createLog(options: LogOptions = {}): Log {
  const { format = 'text', fields: always = {}, now = Date.now } = options;
  const write = options.write ?? ((line: string) => void process.stdout.write(line));
  const say =
    (level: Level): Say =>
    (message, fields = {}) => {
      const all = { ...always, ...fields };
      write(
        format === 'text'
          ? textLine(level, message, all)
          : `${JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...all })}\n`,
      );
    };
  return {
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    with: (fields) => createLog({ ...options, fields: { ...always, ...fields } }),
  };
}
