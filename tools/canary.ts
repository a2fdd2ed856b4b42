/** `npm run canary`: a test inquiry through the public form, and an alarm where it does not get through. */
import { DEFAULT_FORM_KEY, submissionPath } from '#contract/inquiry-fields.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { tellHook } from '#server/forms/tell-hook.ts';
import { createLog } from '#server/log.ts';
import { DEFAULT_SITE_URL, parseSettings, SETTINGS } from '#server/settings-table.ts';

import { findTrouble } from './canary/find-trouble.ts';
import { commandLine, runCommand, UserError } from './command-line.mjs';

const USAGE = `npm run canary

Sends a test inquiry through the form of the site that SITE_URL names, with the key that CANARY_KEY gives to it and to the server.
It goes the whole way to the disk, and leaves no number, no mail and no line in any list. Where it is not taken, or an inquiry has
waited four minutes for its mail, it ends with 1, says why, and tells ALERT_URL. Let a timer start it every four minutes
(deploy/canary.timer), best on another machine: the server itself tells ALERT_URL when it stays away.`;

await runCommand(async () => {
  commandLine(USAGE, { options: {} });
  loadEnvFile();
  const settings = parseSettings(
    SETTINGS.pick({
      SITE_URL: true,
      FORM_KEY: true,
      FORM_PROJECT: true,
      CANARY_KEY: true,
      ALERT_URL: true,
    }),
    process.env,
  );
  const { SITE_URL = DEFAULT_SITE_URL, FORM_KEY = DEFAULT_FORM_KEY, ALERT_URL } = settings;
  if (settings.CANARY_KEY === undefined)
    throw new UserError('Missing setting: CANARY_KEY is empty (see .env.example).');
  const form = new URL(submissionPath(FORM_KEY, settings.FORM_PROJECT), SITE_URL).href;
  const found = await findTrouble(form, settings.CANARY_KEY);
  if (found === undefined) return;
  const text = `Inquiries may be lost at ${form}: ${found}.`;
  if (ALERT_URL !== undefined) await tellHook(ALERT_URL, text, createLog());
  throw new UserError(text);
});
