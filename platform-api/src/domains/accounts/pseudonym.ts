import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform.ts';

/**
 * Replaces a deleted person's fiscal code: enough to say at a login that the
 * account was deleted (LOGIN-15), but the code cannot be recovered without this server's key.
 */
export const pseudonymOf = (platform: Pick<Platform, 'secrets'>, fiscalCode: string): string =>
  `erased:${createHmac('sha256', Buffer.from(platform.secrets.erasedPerson, 'base64url'))
    .update(fiscalCode)
    .digest('base64url')}`;
