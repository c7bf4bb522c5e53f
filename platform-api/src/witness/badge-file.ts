import { decodeJwt } from 'jose';
import { z } from 'zod';
import {
  badgeInPdf,
  bakedInPng,
  bakedInSvg,
  isPdf,
  UnreadablePdf,
  UnreadablePicture,
} from 'contracts/badge-baking';
import { StartRefusal } from '../start-refusal.ts';

export type BadgeFile = {
  /** As it was signed, byte for byte. */
  credential: string;
  /** The VC-JWT that the file is; null where it is, or holds, the credential itself. */
  token: string | null;
};

/** What a VC-JWT of ours has behind the credential. */
const claimNames = ['iss', 'jti', 'nbf', 'sub', 'exp', 'cnf'];
const pngBeginning = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The badge of a file: JSON, VC-JWT, or in a PDF, PNG or SVG. Throws a StartRefusal where there is none. */
export async function badgeFile(name: string, bytes: Buffer): Promise<BadgeFile> {
  const text = await textIn(name, bytes);
  try {
    const file = credentialIn(text);
    badge.parse(JSON.parse(file.credential));
    return file;
  } catch {
    throw new StartRefusal(
      `${name} is no badge that can be checked here: an Open Badges 3.0 credential with its address and its issuer’s profile, or a token or a picture of one.`,
    );
  }
}

/** What every badge of ours has; a standard lets an issuer be its mere address too. */
const badge = z.object({ id: z.url(), issuer: z.object({ id: z.string() }) });

function credentialIn(text: string): BadgeFile {
  const token = text.trim();
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/u.test(token)) return { credential: text, token: null };
  const members = Object.entries(decodeJwt(token)).filter(([key]) => !claimNames.includes(key));
  return { credential: JSON.stringify(Object.fromEntries(members)), token };
}

async function textIn(name: string, bytes: Buffer): Promise<string> {
  try {
    const found = await heldBy(bytes);
    if (found !== null) return found;
  } catch (error) {
    if (!(error instanceof UnreadablePdf) && !(error instanceof UnreadablePicture)) throw error;
    throw new StartRefusal(`${name} cannot be read: ${error.message}.`);
  }
  throw new StartRefusal(`No credential is attached to ${name}.`);
}

/** Null where the file could hold one and holds none. */
async function heldBy(bytes: Buffer): Promise<string | null> {
  if (isPdf(bytes)) return badgeInPdf(bytes);
  if (bytes.subarray(0, 4).equals(pngBeginning)) return bakedInPng(bytes);
  const text = bytes.toString('utf8');
  return text.trimStart().startsWith('<') ? bakedInSvg(text) : text;
}
