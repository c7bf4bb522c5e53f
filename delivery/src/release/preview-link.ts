/** A link that shows stored releases to whoever opens it: signed by the store's key, verified by any edge. */
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { isSignature, signatureOf } from './registry.ts';

/** More would be too long for an address and a cookie. */
export const MAX_REMOTES = 10;
const MAX_CHARACTERS = 2000;

const previewLink = z.strictObject({
  /** Other documents are signed by the same key. */
  kind: z.literal('preview'),
  /** Of the installation that it is for. */
  origin: z.string(),
  releases: z.record(
    z.string().regex(/^mf-[a-z0-9-]{1,60}$/u),
    z.string().regex(/^[\w.+-]{1,100}$/u),
  ),
  /** Of its entry in the log: what was done to a version since then counts against it. */
  revision: z.number().int(),
  until: z.iso.datetime(),
});

/** Nobody's name: it goes through mails and chats. */
export type PreviewLink = z.infer<typeof previewLink>;

/** The part of the address that says and proves all. */
export function signedLink(link: PreviewLink, privateKey: KeyObject): string {
  const content = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${content}.${signatureOf(link, privateKey)}`;
}

/** @returns null for what the key did not sign. @param publicKey raw 32 bytes, base64url. */
export function openLink(text: string, publicKey: string): PreviewLink | null {
  if (text.length > MAX_CHARACTERS) return null;
  const [content = '', signature = ''] = text.split('.');
  let link: unknown;
  try {
    link = JSON.parse(Buffer.from(content, 'base64url').toString());
  } catch {
    return null;
  }
  const { success, data } = previewLink.safeParse(link);
  return success && isSignature(signature, data, publicKey) ? data : null;
}

/** Where an edge opens it. */
export const previewPath = '/_preview/';
