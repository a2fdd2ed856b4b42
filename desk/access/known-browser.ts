/** Browsers in which somebody has logged in before: their tries do not wait behind those of strangers. Nothing of it is stored here. */
import { createHmac, timingSafeEqual } from 'node:crypto';

import type { User, Users } from './users.ts';

export const KNOWN_MS = 365 * 24 * 60 * 60 * 1000;

/** Made with the hash of a password, which nobody outside has: a changed password ends it. */
const signature = ({ name, hash }: User, until: string): Buffer =>
  createHmac('sha256', hash).update(`${until}\n${name}`).digest();

/** What such a browser keeps in a cookie. */
export function knownMark(user: User, now: number): string {
  const until = String(now + KNOWN_MS);
  return `${until}.${signature(user, until).toString('base64url')}`;
}

/** Whether a mark is one of ours and still counts. */
export function isKnownMark(mark: string, users: Users, now: number): boolean {
  const [until = '', signed = ''] = mark.split('.');
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now) return false;
  const given = Buffer.from(signed, 'base64url');
  return users.some((user) => {
    const own = signature(user, until);
    return own.length === given.length && timingSafeEqual(own, given);
  });
}
