import { decodeBlock } from './block-list.ts';

/** `content` is null when `data` is not base64; it is a view of the buffer that the body was read into. */
export type BlockBody = { fields: unknown; content: Buffer | null };

const opening = Buffer.from('"data":"');
const quote = 0x22;
const backslash = 0x5c;
// A multiple of 4 characters, small enough to be no burden as a string.
const PIECE = 16_384;

/**
 * Reads a block from the JSON text in the first `length` bytes of `room`, and decodes its `data` in place: the
 * text of a third of a megabyte never becomes a string. The fields come with an empty `data`.
 * @throws SyntaxError
 */
export function readBlockBody(room: Buffer, length: number): BlockBody {
  const text = room.subarray(0, length);
  const key = text.indexOf(opening);
  const start = key + opening.length;
  const end = key < 0 ? -1 : text.indexOf(quote, start);
  // In JSON a quote inside a string has a backslash before it, so this can only be a key and its value.
  if (end < 0 || text.subarray(start, end).includes(backslash)) return readWhole(text);
  const fields: unknown = JSON.parse(text.toString('utf8', 0, start) + text.toString('utf8', end));
  if ((fields as { data?: unknown } | null)?.data !== '') return readWhole(text);
  return { fields, content: decodeInPlace(text.subarray(start, end)) };
}

/** Spaces, escapes or several fields of the name: legal, and rare enough to cost a string. */
function readWhole(text: Buffer): BlockBody {
  const fields = JSON.parse(text.toString()) as unknown;
  const data = (fields as { data?: unknown } | null)?.data;
  if (typeof data !== 'string') return { fields, content: null };
  return { fields: { ...(fields as object), data: '' }, content: decodeBlock(data) };
}

/** Decoded bytes are shorter than their base64, so writing never overtakes reading. */
function decodeInPlace(base64: Buffer): Buffer | null {
  if (base64.length % 4 !== 0) return null;
  const padding = base64.at(-1) !== 0x3d ? 0 : base64.at(-2) === 0x3d ? 2 : 1;
  let written = 0;
  for (let from = 0; from < base64.length; from += PIECE) {
    const characters = base64.toString('latin1', from, Math.min(from + PIECE, base64.length));
    written += base64.write(characters, written, 'base64');
  }
  return written === (base64.length / 4) * 3 - padding ? base64.subarray(0, written) : null;
}
