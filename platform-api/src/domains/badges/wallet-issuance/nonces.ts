import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform.ts';
import { hashOf, isSame, randomCode } from './hashes.ts';
import { usedWalletNonces } from './tables.ts';

const NONCE_LIFETIME_MS = 5 * 60_000;

const sealOf = ({ secrets }: Platform, text: string) =>
  createHmac('sha256', secrets.accessToken).update(`wallet nonce ${text}`).digest('base64url');

/** A nonce for a proof. It carries its own end under a seal: who asks for many fills no table. */
export function makeNonce(platform: Platform): string {
  const expiresAt = platform.clock.now().getTime() + NONCE_LIFETIME_MS;
  const text = `${expiresAt}.${randomCode()}`;
  return `${text}.${sealOf(platform, text)}`;
}

/** Whether a nonce is one of ours and not over; whether it was used, `useNonce` says. */
export function isNonceOpen(platform: Platform, nonce: string): boolean {
  const [, text = '', seal = ''] = /^(\d+\.[\w-]+)\.([\w-]+)$/.exec(nonce) ?? [];
  if (!isSame(seal, sealOf(platform, text))) return false;
  return Number.parseInt(text, 10) > platform.clock.now().getTime();
}

/** Uses a nonce up; false when a proof has used it already. */
export async function useNonce({ database }: Platform, nonce: string): Promise<boolean> {
  const used = await database.db
    .insert(usedWalletNonces)
    .values({ hash: hashOf(nonce), expiresAt: new Date(Number.parseInt(nonce, 10)) })
    .onConflictDoNothing()
    .returning({ hash: usedWalletNonces.hash });
  return used.length === 1;
}
