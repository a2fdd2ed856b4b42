/** What the parts of the page are made of. */
import type { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Subject } from '#facts/facts.ts';
import type { PrintedSheet } from '#server/answers/printed.ts';

/** Markup in which everything that was put in is text. */
export type Html = ReturnType<typeof html>;

/** What of the built site a sheet shows. */
export interface SheetSite {
  readonly brand: Readonly<Record<Language, string>>;
  readonly descriptor: Readonly<Record<Language, string>>;
  readonly telephone: string;
  /** The products with their stated facts. */
  readonly subjects: readonly Subject[];
  /** Address of a product's drawing, by its code as printed. */
  readonly drawingOf: (code: string) => string | undefined;
  /** The text of a drawing, by its address; undefined where it cannot be read. */
  readonly drawing: (src: string) => Promise<string | undefined>;
}

export interface PageParts {
  readonly sheet: PrintedSheet;
  readonly secret: string;
  readonly site: SheetSite;
  /** The page's style, whose hash its policy names. */
  readonly style: string;
  /** Why what was typed into the form was not taken, and what was typed. */
  readonly refused?: { readonly why: string; readonly typed: string };
}
