import { openMemory } from '../../verification/log/indexed-memory.ts';
import { readFromHost } from '../../verification/reading.ts';
import { verifyFile } from './verify-file.ts';

/** One question at a time is answered under its number. */
export type FileQuestion = { number: number; bytes: Uint8Array };

addEventListener('message', ({ data }: MessageEvent<FileQuestion>) => {
  void verify(data.bytes).then(
    (verification) => postMessage({ number: data.number, verification }),
    () => postMessage({ number: data.number, verification: null }),
  );
});

const verify = async (bytes: Uint8Array) =>
  verifyFile(bytes, {
    read: readFromHost,
    memory: await openMemory(),
    now: Date.now(),
    host: location.host,
  });
