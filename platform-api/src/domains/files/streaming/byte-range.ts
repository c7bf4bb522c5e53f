/** The part of a file that a Range header requests: a range, one that does not exist, or (null) the whole. */
export type ByteRange = { start: number; end: number } | 'unsatisfiable' | null;

/**
 * Reads a Range header as RFC 9110 §14.2: one range of bytes is honoured; a malformed header, another
 * unit or several ranges are ignored, and the whole file is sent.
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return null;
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
