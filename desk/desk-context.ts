/** What every handler of the desk gets. */
import type { DatabaseSync } from 'node:sqlite';

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Log } from '#server/log.ts';

import type { DeskDatabase } from './database/desk-database.ts';
import type { DeskSettings } from './settings.ts';

/** Markup in which everything that was put in is text. */
export type Html = ReturnType<typeof html>;

/** The running desk. */
export interface Desk {
  readonly settings: DeskSettings;
  readonly database: DeskDatabase;
  readonly log: Log;
  readonly now: () => number;
}

export interface DeskEnv {
  Bindings: HttpBindings;
  Variables: {
    language: Language;
    /** Who does it, as the log says. */
    person: string;
    /** Null: the desk has no accounts. */
    user: string | null;
    /** Whether the session is open still; throws where database or file of users cannot be read. */
    isStillIn: () => boolean;
    database: DatabaseSync;
  };
}

export type DeskRequest = Context<DeskEnv>;
