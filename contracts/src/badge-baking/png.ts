import { UnreadablePicture } from './unreadable-picture.ts';

const KEYWORD = 'openbadgecredential';
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and sum of a chunk. */
const FRAME = 12;

type Chunk = { type: string; start: number; end: number; data: Uint8Array };

/** A PNG with the credential in its one `iTXt` chunk of that name; one that was there is replaced. */
export function bakePng(png: Uint8Array, credential: string): Uint8Array {
  const chunks = chunksOf(png);
  const [header] = chunks;
  if (header === undefined) throw new UnreadablePicture('no chunk');
  const kept = chunks.filter((chunk) => chunk !== header && textOf(chunk) === null);
  return joined([
    png.subarray(0, header.end),
    chunkOf('iTXt', joined([latin1(`${KEYWORD}\0\0\0\0\0`), new TextEncoder().encode(credential)])),
    ...kept.map(({ start, end }) => png.subarray(start, end)),
  ]);
}

/**
 * The credential in a PNG, or null where it has none. The first one counts, as the standard says.
 * @param keyword of its chunk; Open Badges 2.0 has another
 * @throws UnreadablePicture on a broken picture, and on a credential that is compressed or not UTF-8
 */
export function bakedInPng(png: Uint8Array, keyword = KEYWORD): string | null {
  for (const chunk of chunksOf(png)) {
    const text = textOf(chunk, keyword);
    if (text === null) continue;
    const sum = new DataView(png.buffer, png.byteOffset + chunk.end - 4).getUint32(0);
    if (sum !== crc32(png.subarray(chunk.start + 4, chunk.end - 4))) {
      throw new UnreadablePicture('wrong sum');
    }
    return utf8(uncompressed(text));
  }
  return null;
}

/** Every chunk to `IEND`, none longer than what is there; what follows the end is not of the picture. */
function chunksOf(png: Uint8Array): Chunk[] {
  if (signature.some((byte, index) => png[index] !== byte))
    throw new UnreadablePicture('not a PNG');
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  let start = signature.length;
  while (start + FRAME <= png.length) {
    const end = start + FRAME + view.getUint32(start);
    if (end > png.length) throw new UnreadablePicture('a chunk goes past the end');
    const type = String.fromCharCode(...png.subarray(start + 4, start + 8));
    chunks.push({ type, start, end, data: png.subarray(start + 8, end - 4) });
    if (chunks[0]?.type !== 'IHDR') throw new UnreadablePicture('no header');
    if (type === 'IEND') return withHeaderFirst(chunks);
    start = end;
  }
  throw new UnreadablePicture('no end');
}

/** The picture's own beginning stays with its first chunk. */
const withHeaderFirst = ([header, ...rest]: Chunk[]): Chunk[] =>
  header === undefined ? [] : [{ ...header, start: 0 }, ...rest];

/** What follows the keyword of a badge's chunk; null for any other chunk. */
function textOf({ type, data }: Chunk, keyword = KEYWORD): Uint8Array | null {
  const beginning = latin1(`${keyword}\0`);
  const isBadge = type === 'iTXt' && beginning.every((byte, index) => data[index] === byte);
  return isBadge ? data.subarray(beginning.length) : null;
}

/** After flag and method, language and translated keyword, each with its end. */
function uncompressed(text: Uint8Array): Uint8Array {
  if (text[0] !== 0 || text[1] !== 0) throw new UnreadablePicture('compressed');
  const language = text.indexOf(0, 2);
  const translated = language < 0 ? -1 : text.indexOf(0, language + 1);
  if (translated < 0) throw new UnreadablePicture('a text without its beginning');
  return text.subarray(translated + 1);
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UnreadablePicture('not UTF-8');
  }
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const named = joined([latin1(type), data]);
  return joined([uint32(data.length), named, uint32(crc32(named))]);
}

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
