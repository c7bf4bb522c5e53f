import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What nobody can guess: 128 bits are enough for minutes, and more would make the QR code denser. */
export const randomCode = (bytes = 16): string => randomBytes(bytes).toString('base64url');

/** In hex: what the database knows of a code. */
export const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex');

export const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
