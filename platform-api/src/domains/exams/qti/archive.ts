import { setImmediate as turn } from 'node:timers/promises';
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';

export type ArchiveLimits = {
  entries: number;
  /** Of one file, unpacked. */
  fileBytes: number;
  /** Of all files, unpacked. */
  totalBytes: number;
  /** Unpacked bytes for each packed one, beyond the first megabyte. */
  ratio: number;
};

export const archiveLimits: ArchiveLimits = {
  entries: 4000,
  fileBytes: 10_000_000,
  totalBytes: 60_000_000,
  ratio: 100,
};

export type Archive =
  | { isReadable: true; files: ReadonlyMap<string, Uint8Array> }
  | { isReadable: false; fault: 'DAMAGED' | 'TOO_LARGE' | 'UNSAFE_PATH' };

class ArchiveError extends Error {
  readonly fault: 'DAMAGED' | 'TOO_LARGE' | 'UNSAFE_PATH';

  constructor(fault: 'DAMAGED' | 'TOO_LARGE' | 'UNSAFE_PATH') {
    super(fault);
    this.name = 'ArchiveError';
    this.fault = fault;
  }
}

/** A piece of deflated bytes becomes at most a thousand times as many. */
const PIECE = 4096;
const FREE_BYTES = 1_000_000;

/**
 * Unpacks a zip in memory, file after file as they lie in it: what a header says of a size is not believed, and
 * no byte is unpacked twice. Other requests get their turn in between.
 */
export async function readArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits = archiveLimits,
): Promise<Archive> {
  const files = new Map<string, Uint8Array>();
  const names = new Set<string>();
  let total = 0;
  let entries = 0;
  let open = 0;

  const receive = (file: UnzipFile) => {
    entries += 1;
    if (entries > limits.entries) throw new ArchiveError('TOO_LARGE');
    const path = plainPath(file.name);
    if (path === null) throw new ArchiveError('UNSAFE_PATH');
    // A directory.
    if (path.endsWith('/') || path === '') return;
    if (names.has(path)) throw new ArchiveError('DAMAGED');
    names.add(path);
    const parts: Uint8Array[] = [];
    let size = 0;
    open += 1;
    file.ondata = (error, part, isLast) => {
      // fflate also gives back what was thrown below.
      if (error) throw error;
      size += part.length;
      total += part.length;
      const isTooDense = total > FREE_BYTES + bytes.length * limits.ratio;
      if (size > limits.fileBytes || total > limits.totalBytes || isTooDense) {
        throw new ArchiveError('TOO_LARGE');
      }
      parts.push(part);
      if (!isLast) return;
      open -= 1;
      files.set(path, Buffer.concat(parts));
    };
    file.start();
  };

  try {
    const unzip = new Unzip(receive);
    unzip.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += PIECE) {
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      await turn();
    }
  } catch (error) {
    return { isReadable: false, fault: error instanceof ArchiveError ? error.fault : 'DAMAGED' };
  }
  return open > 0 || files.size === 0
    ? { isReadable: false, fault: 'DAMAGED' }
    : { isReadable: true, files };
}

/** A path inside the archive with `/` and without `.`; null when it leads out of it. */
function plainPath(name: string): string | null {
  if (/^(?:[/\\]|[a-z]:)/i.test(name) || name.includes('\0')) return null;
  const steps = name.split(/[/\\]/).filter((step) => step !== '.');
  return steps.includes('..') ? null : steps.join('/');
}

/**
 * The path that a reference in a file of the archive leads to; null for an address of the network, and for a
 * path out of the archive.
 */
export function resolvePath(from: string, reference: string): string | null {
  const [path = ''] = reference.trim().split(/[?#]/);
  if (path === '' || /^(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(path)) return null;
  const steps = from.split('/').slice(0, -1);
  for (const step of decoded(path).split(/[/\\]/)) {
    if (step === '..') {
      if (steps.pop() === undefined) return null;
    } else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
