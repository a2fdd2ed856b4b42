/**
 * `npm run inquiries -- …`: what the staff does with inquiries.
 *
 *   list, search TEXT       one line each
 *   show N                  the whole of one
 *   answered N              marks one as answered
 *   resend N                has its mail sent once more
 *   delete N                deletes one for good; --email ADDRESS: all of one sender
 *   export --csv [file]     all of them, for Excel
 *   purge --older-than 1y   deletes for good (90d, 18m, 1y)
 *   backup FILE             one whole copy, while the server runs
 *   restore FILE            puts a copy back, while no server runs
 *   check                   looks through the whole database
 *   close, open             stops taking inquiries by the form, and takes them again
 */
import { loadEnvFile } from '#server/env-file.ts';

import { runInquiries } from './inquiries/command.ts';

const args = process.argv.slice(2);
// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
loadEnvFile();
process.exitCode = runInquiries(args, process.env);
