import { brotliCompressSync, constants } from 'node:zlib';
import { causeNames } from './cause-of.ts';
import type { Piece } from './attributed-script.ts';

/** The scripts of one page; one list of pieces for each file. */
export type Script = readonly Piece[];

export type CauseBytes = {
  name: string;
  /** Bytes, brotli. */
  federated: number;
  single: number;
};

/**
 * What each cause costs in both builds: the bytes that are saved when its pieces are taken away, one cause after
 * the other, until nothing is left. So the sum is what the files weigh, whatever order the causes have; a piece
 * that is written alike elsewhere counts for the cause that is taken away last.
 */
export function compareCauses(federated: readonly Script[], single: readonly Script[]) {
  const [one, other] = [bytesByCause(federated), bytesByCause(single)];
  return [...one.keys()].map((name): CauseBytes => ({
    name,
    federated: one.get(name) ?? 0,
    single: other.get(name) ?? 0,
  }));
}

function bytesByCause(scripts: readonly Script[]): Map<string, number> {
  const bytes = new Map<string, number>();
  let left = scripts.flat();
  let size = compressedBytes(left);
  const apart = scripts.reduce((sum, script) => sum + compressedBytes(script), 0);
  bytes.set('compressed in more than one file', apart - size);
  for (const cause of causeNames) {
    left = left.filter((piece) => piece.cause !== cause);
    const smaller = compressedBytes(left);
    bytes.set(cause, size - smaller);
    size = smaller;
  }
  return bytes;
}

/** As releases are compressed (release/release-files.ts). */
function compressedBytes(pieces: Script): number {
  if (pieces.length === 0) return 0;
  const text = Buffer.from(pieces.map((piece) => piece.text).join(''));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params }).length;
}
