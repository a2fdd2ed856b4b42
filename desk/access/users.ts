/** The file of users: names with scrypt hashes (RFC 7914), as JSON, for its owner's eyes alone. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { z } from 'zod';

import { FILE_MODE } from '#server/forms/database.ts';
import { UserError } from '#tools/command-line.mjs';

const derive = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** OWASP's parameters for scrypt: 128 MiB of memory for each try. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Twice 128·N·r, since Node counts more than the algorithm's own. */
const memoryFor = ({ N, r }: { N: number; r: number }) => 256 * N * r;

/** Longest name, and longest password that is looked at: hashing and composing longer texts would keep everybody waiting. */
export const NAME_MAX = 40;
export const PASSWORD_MAX = 200;

const NAME = new RegExp(`^[\\p{L}\\p{N}._-]{1,${NAME_MAX}}$`, 'u');
/** Whether a text can be a user's name. */
export const isUserName = (name: string): boolean => NAME.test(name);

const USERS = z.object({
  users: z.array(
    z.object({
      name: z.string().regex(NAME),
      hash: z.string().regex(/^scrypt\$\d+\$\d+\$\d+\$[A-Za-z0-9+/=]+\$[A-Za-z0-9+/=]+$/),
    }),
  ),
});
export type Users = z.infer<typeof USERS>['users'];
export type User = Users[number];

export const PASSWORD_MIN = 10;

/**
 * Reads the file; it is read at each request, so that a change counts at once.
 *
 * @throws UserError saying what is wrong with it
 */
export function readUsers(file: string): Users {
  if (!existsSync(file))
    throw new UserError(
      `The file of users ${file} (DESK_USERS) does not exist. Make it with \`npm run desk -- add-user NAME\`.`,
    );
  try {
    return USERS.parse(JSON.parse(readFileSync(file, 'utf8'))).users;
  } catch (cause) {
    throw new UserError(
      `The file of users ${file} (DESK_USERS) cannot be read: it is no list of names and hashes.`,
      { cause },
    );
  }
}

/** Names of all users; none where the desk has no accounts. */
export const userNames = (file: string | null): string[] =>
  file === null ? [] : readUsers(file).map(({ name }) => name);

/** Hash of a password, with its parameters and salt. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password.normalize('NFC'), salt, KEY_BYTES, {
    ...cost,
    maxmem: memoryFor(cost),
  });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join(
    '$',
  );
}

/** Compared with where there is no such user: a name that does not exist takes as long as a wrong password. */
const NOBODY = `scrypt$${COST.N}$8$1$${Buffer.alloc(SALT_BYTES).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}`;

/** The hashing that waits. Each takes 128 MiB, so one waits for the other; those of known browsers go first. */
const waiting: { readonly isKnown: boolean; readonly start: () => Promise<unknown> }[] = [];
let isHashing = false;

async function hashNext(): Promise<void> {
  if (isHashing) return;
  isHashing = true;
  while (waiting.length > 0) {
    const known = waiting.findIndex(({ isKnown }) => isKnown);
    const [next] = waiting.splice(Math.max(0, known), 1);
    await next!.start();
  }
  isHashing = false;
}

/**
 * The user to whom a name and a password belong; undefined where they belong to none.
 *
 * @param isKnown whether somebody has logged in in this browser before
 */
export function userOf(
  users: Users,
  name: string,
  password: string,
  isKnown = false,
): Promise<User | undefined> {
  return new Promise((resolve, reject) => {
    waiting.push({
      isKnown,
      start: () => compared(users, name, password).then(resolve, reject),
    });
    void hashNext();
  });
}

async function compared(users: Users, name: string, password: string): Promise<User | undefined> {
  if (name.length > NAME_MAX || password.length > PASSWORD_MAX) return undefined;
  const user = users.find((each) => each.name === name.normalize('NFC'));
  const [, N, r, p, salt = '', key = ''] = (user?.hash ?? NOBODY).split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const known = Buffer.from(key, 'base64');
  const given = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64'), known.length, {
    ...cost,
    maxmem: memoryFor(cost),
  });
  return timingSafeEqual(known, given) ? user : undefined;
}

/**
 * Adds a user, or gives one another password.
 *
 * @throws UserError for a name or a password that does not do
 */
export async function addUser(
  file: string,
  name: string,
  password: string,
  cost = COST,
): Promise<'added' | 'changed'> {
  if (password.length < PASSWORD_MIN)
    throw new UserError(
      `The password has ${password.length} characters; it needs ${PASSWORD_MIN} or more.`,
    );
  if (password.length > PASSWORD_MAX)
    throw new UserError(
      `The password has ${password.length} characters; ${PASSWORD_MAX} are the most.`,
    );
  const users = existsSync(file) ? readUsers(file) : [];
  const user = { name: name.normalize('NFC'), hash: await hashPassword(password, cost) };
  const others = users.filter((each) => each.name !== user.name);
  const checked = USERS.safeParse({ users: [...others, user] });
  if (!checked.success)
    throw new UserError(
      `"${name}" is no name for a user: use up to 40 letters, digits, dots, dashes or underscores.`,
    );
  writeUsers(file, checked.data.users);
  return others.length === users.length ? 'added' : 'changed';
}

/** Takes a user out; whoever is logged in under that name is out at once. */
export const removeUser = (file: string, name: string): void =>
  writeUsers(
    file,
    readUsers(file).filter((user) => user.name !== name),
  );

function writeUsers(file: string, users: Users): void {
  writeFileSync(`${file}.next`, `${JSON.stringify({ users }, null, 2)}\n`, { mode: FILE_MODE });
  renameSync(`${file}.next`, file);
}
