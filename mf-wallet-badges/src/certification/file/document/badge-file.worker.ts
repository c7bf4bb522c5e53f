import { openMemory } from '../../verification/log/indexed-memory.ts';
import { readFromHost } from '../../verification/reading.ts';
import type { BadgeFile } from './file-verifier.ts';
import { verifyFile } from './verify-file.ts';

/** One question at a time is answered under its number. */
export type FileQuestion = { number: number } & BadgeFile;

addEventListener('message', ({ data }: MessageEvent<FileQuestion>) => {
  void verify(data).then(
    (verification) => postMessage({ number: data.number, verification }),
    () => postMessage({ number: data.number, verification: null }),
  );
});

const verify = async ({ bytes, answers }: BadgeFile) =>
  verifyFile(
    bytes,
    {
      read: readFromHost,
      memory: await openMemory(),
      now: Date.now(),
      host: location.host,
    },
    answers,
  );
