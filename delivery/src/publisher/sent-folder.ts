/**
 * A built folder on its way to the publisher: a tar stream (POSIX ustar), so that `tar --format=ustar` makes one
 * too. Files and folders only; whatever else an archive can hold has no place in a release.
 */
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { sealName } from '../release/storage/storage.ts';

export type FolderLimits = { bytes: number; files: number };

/** The largest build, the shell's, has an eighth of the bytes (4.3 MB) and 61 files. */
export const usualLimits: FolderLimits = { bytes: 32 * 1024 * 1024, files: 2000 };

/** An archive that is not taken. */
export class FolderRefusal extends ReleaseRefusal {
  readonly isTooLarge: boolean;

  constructor(message: string, { isTooLarge = false } = {}) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

const BLOCK = 512;
const NAME_LENGTH = 255;
const segment = /^[\w.@+~$()[\],=! -]+$/u;

/** Where a file may be, from the top of the release. @throws FolderRefusal */
function safeName(raw: string): string {
  const name = raw.replace(/^(\.\/)+/u, '').replace(/\/$/u, '');
  if (isSafeName(name)) return name;
  throw new FolderRefusal(`${JSON.stringify(raw)} is no name of a file in a release.`);
}

/** Whether a file of this name lies in the folder, wherever that is. */
export const isSafeName = (name: string): boolean =>
  name.length <= NAME_LENGTH &&
  name.split('/').every((part) => segment.test(part) && part !== '.' && part !== '..');

/** What the publisher makes itself; brought along, it would be served without being part of the seal. */
const isMadeHere = (name: string) => name === sealName || /\.(br|gz)$/u.test(name);

/**
 * Writes the files of an archive into an empty folder. What is there after a refusal is of no use.
 * @throws FolderRefusal for what is no plain file below the folder, or is too much.
 */
export async function receiveFolder(
  source: AsyncIterable<Buffer>,
  dir: string,
  limits: FolderLimits = usualLimits,
): Promise<void> {
  const reader = new BlockReader(source);
  const places: Places = new Map();
  let left = limits.bytes;
  for (let entries = 0; ; entries += 1) {
    const header = await reader.read(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    if (entries >= limits.files) throw tooLarge(`more than ${limits.files} files`);
    const { name: raw, size, type } = readHeader(header);
    if (type === '5' && /^(\.\/?)+$/u.test(raw)) continue;
    const name = safeName(raw);
    if (type === '5') continue;
    if (type !== '0' && type !== '\0') {
      throw new FolderRefusal(
        `${name} is no plain file: links and other things are not taken (of tar's formats, ustar is).`,
      );
    }
    if (isMadeHere(name))
      throw new FolderRefusal(`${name} is made by the publisher: leave it out.`);
    takePlace(places, name);
    if (size > left) throw tooLarge(`more than ${limits.bytes} bytes`);
    left -= size;
    await writeEntry(reader, path.join(dir, name), size);
  }
  if (places.size === 0) throw new FolderRefusal('No file was sent.');
}

const tooLarge = (what: string) =>
  new FolderRefusal(`This is no release: ${what}.`, { isTooLarge: true });

type Places = Map<string, 'file' | 'folder'>;

/** Neither twice the same file, nor a file where another one needs a folder. */
function takePlace(places: Places, name: string): void {
  const parts = name.split('/');
  const folders = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  if (places.has(name) || folders.some((folder) => places.get(folder) === 'file')) {
    throw new FolderRefusal(`${name} is there twice.`);
  }
  for (const folder of folders) places.set(folder, 'folder');
  places.set(name, 'file');
}

async function writeEntry(reader: BlockReader, file: string, size: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  try {
    for (let rest = size; rest > 0;) {
      const part = await reader.atMost(rest);
      await handle.writeFile(part);
      rest -= part.length;
    }
  } finally {
    await handle.close();
  }
  await reader.read((BLOCK - (size % BLOCK)) % BLOCK);
}

function readHeader(header: Buffer): { name: string; size: number; type: string } {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/su, '');
  const octal = (from: number, length: number) => {
    const digits = text(from, length).trim();
    if (!/^[0-7]+$/u.test(digits)) throw new FolderRefusal('This is no tar archive.');
    return Number.parseInt(digits, 8);
  };
  if (octal(148, 8) !== checksum(header)) throw new FolderRefusal('This is no tar archive.');
  const isPosix = text(257, 6).startsWith('ustar');
  const prefix = isPosix ? text(345, 155) : '';
  const name = text(0, 100);
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: octal(124, 12),
    type: String.fromCharCode(header[156] ?? 0),
  };
}

/** The sum of all bytes, its own eight taken as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 32;
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte;
  return sum;
}

/** Exact numbers of bytes of a stream whose parts have any length. */
class BlockReader {
  readonly #parts: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#parts = source[Symbol.asyncIterator]();
  }

  async read(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let missing = length; missing > 0;) {
      const part = await this.atMost(missing);
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  /** One byte at least. @throws FolderRefusal at the end of the stream. */
  async atMost(length: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#parts.next();
      if (done) throw new FolderRefusal('The archive ends too early.');
      this.#rest = value;
    }
    const part = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(part.length);
    return part;
  }
}

/**
 * The archive of a built folder.
 * @param more documents that travel with it, by name.
 * @throws FolderRefusal when the folder holds a link: its target is not part of the build.
 */
export async function packFolder(dir: string, more: Record<string, string> = {}): Promise<Buffer> {
  const parts: Buffer[] = [];
  const add = (name: string, content: Buffer) => {
    const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
    parts.push(writeHeader(name, content.length), content, padding);
  };
  for (const [name, text] of Object.entries(more)) add(name, Buffer.from(text));
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(dir, file).split(path.sep).join('/');
    if (entry.isDirectory() || isMadeHere(name)) continue;
    if (!entry.isFile()) throw new FolderRefusal(`${name} is no plain file.`);
    add(safeName(name), await readFile(file));
  }
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

function writeHeader(whole: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const cut = whole.length > 100 ? whole.indexOf('/', whole.length - 101) : -1;
  const [prefix, name] = cut < 0 ? ['', whole] : [whole.slice(0, cut), whole.slice(cut + 1)];
  if (name.length > 100 || prefix.length > 155) throw new FolderRefusal(`${whole} is too long.`);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('0', 156);
  header.write('ustar\u{0}00', 257, 'latin1');
  header.write(prefix, 345);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
