import { createHmac, randomBytes } from 'node:crypto';
import type { Platform } from '../../platform.ts';

/** 32 characters, 5 bits each; without those that are read for another: 0 and O, 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const prefix = 'WB';
const LENGTH = 12;

type WithSecrets = Pick<Platform, 'secrets'>;

const keyed = ({ secrets }: WithSecrets, use: string, value: string): Buffer =>
  createHmac('sha256', Buffer.from(secrets.voucherCode, 'base64url'))
    .update(`${use}:${value}`)
    .digest();

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** The code of a voucher, `WB-7KQ2-MX4D-P9RT`: 60 bits that follow from its salt and this installation's secret. */
export function codeOf(platform: WithSecrets, salt: string): string {
  // 256 is a multiple of 32: every character is as likely as another.
  const drawn = [...keyed(platform, 'code', salt).subarray(0, LENGTH)];
  const characters = drawn.map((byte) => alphabet[byte % alphabet.length]).join('');
  return [prefix, ...(characters.match(/.{4}/g) ?? [])].join('-');
}

/** By which a code is found. Without the secret no code can be tried against it. */
export const hashOfCode = (platform: WithSecrets, code: string): string =>
  keyed(platform, 'hash', code).toString('base64url');

const shape = new RegExp(`^${prefix}[${alphabet}]{${LENGTH}}$`);

/**
 * A code as people type or paste it, in its one spelling: spaces, hyphens and small letters do not
 * matter (E112).
 * @returns null for what cannot be a code
 */
export function readCode(typed: string): string | null {
  const bare = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (!shape.test(bare)) return null;
  return [prefix, ...(bare.slice(prefix.length).match(/.{4}/g) ?? [])].join('-');
}

/** Enough to distinguish codes without being able to use them: `WB-••••-••••-P9RT`. */
export const maskedCode = (code: string): string => `${prefix}-••••-••••-${code.slice(-4)}`;
