import { sourceText } from '#content/figures/sources.ts';
import type { Provenance } from '#content/schema/provenance.ts';

import type { Language } from '#contract/address.ts';

/** Numbers the sources of a page in the order in which its figures name them. */
export class SourceList {
  readonly #texts: string[];
  readonly #language: Language;

  /** @param texts sources that have their numbers already */
  constructor(language: Language, texts: readonly string[] = []) {
    this.#language = language;
    this.#texts = [...texts];
  }

  /** The mark of a figure: the number of its source; nothing for a text without a figure, or without a source. */
  mark(source: Provenance['source'] | undefined, text: string): { mark?: number } {
    const name = /\d/.test(text) ? sourceText(source, this.#language) : undefined;
    if (name === undefined) return {};
    if (!this.#texts.includes(name)) this.#texts.push(name);
    return { mark: this.#texts.indexOf(name) + 1 };
  }

  /** The sources, in the order of their numbers. */
  get texts(): string[] {
    return [...this.#texts];
  }
}
