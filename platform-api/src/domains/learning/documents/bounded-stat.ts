import type { FilesPort, StoredFile } from '../../../ports/files.ts';

/** Asks the store about that many files at once; the others wait, because each call crosses the network. */
export function boundedStat(
  files: Pick<FilesPort, 'stat'>,
  limit: number,
): (name: string) => Promise<StoredFile | null> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (name) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await files.stat(name);
    } finally {
      // Its place goes to the next one, or is free.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
