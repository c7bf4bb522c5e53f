import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export type ZipEntry = { fileName: string; content: Uint8Array };

/**
 * A ZIP file of entries that are made one after the other, none before the reader has taken what was there: of any
 * number one is in memory. They are stored as they are, for PDF files are compressed.
 */
export const zipStream = (entries: AsyncIterable<ZipEntry>, madeAt: Date): Readable =>
  Readable.from(zipChunks(entries, madeAt), { objectMode: false });

async function* zipChunks(
  entries: AsyncIterable<ZipEntry>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { fileName, content } of entries) {
    const file = new ZipPassThrough(fileName);
    file.mtime = madeAt;
    zip.add(file);
    file.push(content, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
