import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The first refresh token of a family. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/**
 * The one token that follows a parent. Derived, not random, so that a repeated call within the grace
 * gets the same one back without the server having kept its text (E26).
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(`refresh:${token}`)
    .digest('base64url');

/** The stored form of a token. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
