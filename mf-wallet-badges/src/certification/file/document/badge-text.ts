import { assertionInSvg, badgeInPdf, bakedInPng, bakedInSvg, isPdf } from 'contracts/badge-baking';
import { textOf } from '../../verification/reading.ts';
import { MAX_FILE_BYTES, type Unread } from './unread.ts';

export type Container = 'json' | 'jwt' | 'pdf' | 'png' | 'svg';

/** The chunk of Open Badges 2.0. */
const ASSERTION_KEYWORD = 'openbadges';
const pngBeginning = [0x89, 0x50, 0x4e, 0x47];

type Found = { container: Container; text: string };

/** What a file holds as its badge: JSON, a token or an address. */
export async function badgeTextIn(bytes: Uint8Array): Promise<Found | Unread> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MAX_FILE_BYTES) return 'tooLarge';
  if (isPdf(bytes)) return attachedBadge(bytes);
  if (pngBeginning.every((byte, index) => bytes[index] === byte)) {
    return bakedText('png', () => bakedInPng(bytes) ?? bakedInPng(bytes, ASSERTION_KEYWORD));
  }
  const text = textOf(bytes)
    ?.replace(/^\uFEFF/u, '')
    .trim();
  if (text === undefined) return 'unknownFormat';
  if (text === '') return 'empty';
  if (/^<(?:!doctype\s+html|html)\b/iu.test(text)) return 'page';
  if (text.startsWith('<')) {
    return bakedText('svg', () => bakedInSvg(text) ?? assertionInSvg(text));
  }
  if (text.startsWith('{')) return { container: 'json', text };
  if (isToken(text)) return { container: 'jwt', text };
  return isAddress(text) ? 'address' : 'unknownFormat';
}

/** Three parts in the compact form; nothing else is looked at. */
export const isToken = (text: string) => /^[\w-]+\.[\w-]+\.[\w-]*$/u.test(text);

export const isAddress = (text: string) => /^https?:\/\/\S+$/iu.test(text) && URL.canParse(text);

async function attachedBadge(bytes: Uint8Array): Promise<Found | Unread> {
  try {
    const text = await badgeInPdf(bytes);
    return text === null ? 'noAttachment' : { container: 'pdf', text };
  } catch {
    return 'brokenPdf';
  }
}

function bakedText(container: Container, read: () => string | null): Found | Unread {
  try {
    const text = read()?.trim();
    return text === undefined ? 'noBadge' : { container, text };
  } catch {
    return 'brokenPicture';
  }
}
