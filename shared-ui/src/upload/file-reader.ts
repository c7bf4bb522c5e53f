import { sha256 } from '@noble/hashes/sha2.js';
import { BLOCK_BYTES } from './block-state.ts';
import { UploadFailure } from './upload-error.ts';

/** Reads a file block by block and takes its checksum on the way: a large one never is in memory whole. */
export function fileReader(file: File) {
  let hash = sha256.create();
  let hashed = 0;
  return {
    /** Whether a block must be read although the server has it: the checksum has not seen it yet. */
    mustRead: (index: number) => index >= hashed,
    /** @returns the block in base64. Blocks come in file order; one that was read before may come again. */
    async read(index: number): Promise<string> {
      const bytes = await bytesOf(file.slice(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES));
      if (index === hashed) {
        hash.update(bytes);
        hashed += 1;
      }
      return base64Of(bytes);
    },
    /** Of all that was read; hexadecimal. */
    checksum: (): string =>
      Array.from(hash.clone().digest(), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    /** The file may have changed on the disk. */
    forget() {
      hash = sha256.create();
      hashed = 0;
    },
  };
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    // Moved, changed or taken away since it was chosen.
    throw new UploadFailure({
      kind: 'refused',
      status: null,
      code: 'FILE_NOT_READABLE',
      info: null,
    });
  }
}

// More arguments than this overflow the stack of some browsers.
const piece = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += piece) {
    binary += String.fromCharCode(...bytes.subarray(start, start + piece));
  }
  return btoa(binary);
}
