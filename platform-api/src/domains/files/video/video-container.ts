import type { FilesPort } from '../../../ports/files.ts';

/**
 * Whether a stored MP4 can be played: its top-level boxes (ISO/IEC 14496-12, 4.2) fill the file exactly and
 * have both the index (`moov`) and the media (`mdat`). A download broken off fails here; only box heads are read.
 */
export async function isWholeMp4(files: FilesPort, name: string, size: number): Promise<boolean> {
  const seen = new Set<string>();
  let position = 0;
  // A playable file has few top-level boxes; fragments of a long one some thousands.
  for (let boxes = 0; position < size && boxes < 20_000; boxes += 1) {
    const head = await readHead(files, name, position, size);
    if (head.length < 8) return false;
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    if (isLong && head.length < 16) return false;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - position : short;
    if (length < (isLong ? 16 : 8)) return false;
    seen.add(head.toString('latin1', 4, 8));
    position += length;
  }
  return position === size && seen.has('moov') && seen.has('mdat');
}

async function readHead(files: FilesPort, name: string, start: number, size: number) {
  const parts: Buffer[] = [];
  const range = { start, end: Math.min(start + 15, size - 1) };
  for await (const part of await files.read(name, range)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
