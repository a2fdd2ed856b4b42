/** Most characters of a value that a message repeats. */
const LONGEST = 24;

/** What of an address is not used, as written. */
export interface Unused {
  /** What is no value: `dn=155`. */
  refused: string[];
  /** What could be used, but another value of the same name stands before it: `pn=40`. */
  repeated: string[];
}

/** What an address says under one name. */
export interface ReadParameter<T> extends Unused {
  /** The first valid value. */
  value?: T;
}

/**
 * Reads one parameter of an address: the valid part is kept, the rest can be said. What is empty says nothing.
 *
 * @param read undefined for what is no value
 */
export function readParameter<T>(
  parameters: URLSearchParams,
  name: string,
  read: (text: string) => T | undefined,
): ReadParameter<T> {
  const result: ReadParameter<T> = { refused: [], repeated: [] };
  for (const text of parameters.getAll(name)) {
    if (text.trim() === '') continue;
    const value = read(text);
    const written = `${name}=${text.slice(0, LONGEST)}`;
    if (value === undefined) result.refused.push(written);
    else if (result.value === undefined) result.value = value;
    else if (value !== result.value) result.repeated.push(written);
  }
  return result;
}
