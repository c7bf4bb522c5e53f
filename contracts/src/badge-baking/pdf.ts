/** The bytes are not a PDF that may be read, or nobody can say which badge in it counts. */
export class UnreadablePdf extends Error {
  override name = 'UnreadablePdf';
}

/** More attachments than this are not looked at, nor more places that could be of one. */
const MAX_FILES = 32;
const MAX_PLACES = 500;
/** The most that one attachment unpacks to: credentials have a few kB. */
const MAX_BYTES = 1_000_000;
/** The most that an attachment's dictionary is long. */
const MAX_DICTIONARY = 4_000;

const MARK = '/EmbeddedFile';

export const isPdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, 5)) === '%PDF-';

/**
 * The badge that is attached to a PDF, as JSON or compact JWS; null where none is. Streams with `/Type
 * /EmbeddedFile` are sought, plain or Flate; cross references, pages and scripts are not read. A badge that
 * is attached twice is one.
 * @throws UnreadablePdf on an encrypted or broken file, on other filters, on what unpacks to more than 1 MB,
 * on more than 32 attachments, and on two different badges
 */
export async function badgeInPdf(bytes: Uint8Array): Promise<string | null> {
  if (!isPdf(bytes)) throw new UnreadablePdf('not a PDF');
  const text = latin1(bytes);
  if (/\/Encrypt\b/u.test(text)) throw new UnreadablePdf('encrypted');
  const badges = new Set<string>();
  for (const { start, end, isPacked } of embeddedFiles(text)) {
    const packed = bytes.subarray(start, end);
    if (!isPacked && packed.length > MAX_BYTES) throw new UnreadablePdf('too large');
    const badge = badgeText(isPacked ? await inflated(packed) : packed);
    if (badge !== null) badges.add(badge);
  }
  // Which one a reader would open depends on the reader.
  if (badges.size > 1) throw new UnreadablePdf('two badges');
  const [badge] = badges;
  return badge ?? null;
}

type EmbeddedFile = { start: number; end: number; isPacked: boolean };

function* embeddedFiles(text: string): Generator<EmbeddedFile> {
  let count = 0;
  let places = 0;
  for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, at + MARK.length)) {
    places += 1;
    if (places > MAX_PLACES) throw new UnreadablePdf('too many attachments');
    // The name tree is called EmbeddedFiles.
    if (/\w/u.test(text[at + MARK.length] ?? '')) continue;
    const file = streamAround(text, at);
    if (file === null) continue;
    count += 1;
    if (count > MAX_FILES) throw new UnreadablePdf('too many attachments');
    yield file;
  }
}

/** The stream whose dictionary has the place in it; null where the words stand elsewhere. */
function streamAround(text: string, at: number): EmbeddedFile | null {
  const before = text.slice(Math.max(0, at - MAX_DICTIONARY), at);
  const beginning = before.lastIndexOf('obj');
  if (beginning < 0) return null;
  const after = text.slice(at, at + MAX_DICTIONARY);
  const keyword = />>\s{0,8}stream(\r\n|\n)/u.exec(after);
  if (keyword === null) return null;
  const dictionary = before.slice(beginning + 3) + after.slice(0, keyword.index + 2);
  if (dictionary.includes('endobj')) return null;
  const start = at + keyword.index + keyword[0].length;
  return { start, end: endOf(text, start, dictionary), isPacked: isPacked(dictionary) };
}

/** A length that is said elsewhere, or is wrong, is found by the word after the stream. */
function endOf(text: string, start: number, dictionary: string): number {
  const length = /\/Length (\d{1,9})(?! \d+ R)\b/u.exec(dictionary)?.[1];
  const said = start + Number(length ?? Number.NaN);
  if (said <= text.length && /^\s{0,2}endstream/u.test(text.slice(said, said + 11))) return said;
  const end = text.indexOf('endstream', start);
  if (end < 0) throw new UnreadablePdf('a stream without an end');
  const lineEnd = /(?:\r\n|\n|\r)$/u.exec(text.slice(Math.max(start, end - 2), end))?.[0] ?? '';
  return end - lineEnd.length;
}

/** @throws UnreadablePdf on a filter that is not read here */
function isPacked(dictionary: string): boolean {
  if (!dictionary.includes('/Filter')) return false;
  const isFlate = /\/Filter\s{0,4}(?:\/FlateDecode\b|\[\s{0,4}\/FlateDecode\s{0,4}\])/u;
  if (isFlate.test(dictionary) && !dictionary.includes('/DecodeParms')) return true;
  throw new UnreadablePdf('another filter');
}

async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  const whole = new Uint8Array(MAX_BYTES);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new UnreadablePdf('not unpacked');
    });
    if (done) return whole.subarray(0, length);
    // A small file can unpack to all the memory there is.
    if (length + value.length > MAX_BYTES) {
      await reader.cancel();
      throw new UnreadablePdf('too large');
    }
    whole.set(value, length);
    length += value.length;
  }
}

/** A JSON-LD document or a token; null for whatever else a PDF may bring along. */
function badgeText(bytes: Uint8Array): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return null;
  }
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/u.test(text)) return text;
  if (!text.startsWith('{')) return null;
  try {
    return '@context' in JSON.parse(text) ? text : null;
  } catch {
    return null;
  }
}

const decoder = new TextDecoder('latin1');
/** One character for each byte. Windows-1252 in truth: what PDF writes its structure in is ASCII. */
const latin1 = (bytes: Uint8Array) => decoder.decode(bytes);
