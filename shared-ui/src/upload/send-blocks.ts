import { blockCount, blockIdOf, blockSize } from './block-state.ts';
import type { fileReader } from './file-reader.ts';
import type { UploadCalls } from './upload-calls.ts';

/** Blocks on the network at the same time: the most that a broken connection can make us send again. */
export const WINDOW = 4;

export type BlockEvents = {
  /** The next block of the file was made, in file order. */
  onMade: () => void;
  onAcknowledged: (bytes: number) => void;
};

/**
 * Sends the blocks that the server does not have, at most four at a time. Ends when all are acknowledged, or
 * at the first failure or stop, after the requests in flight have ended: arrived blocks are not sent again.
 */
export async function sendBlocks(
  { fileName, selectedFile }: { fileName: string; selectedFile: File },
  acknowledged: ReadonlySet<string>,
  reader: ReturnType<typeof fileReader>,
  calls: UploadCalls,
  signals: { abort: AbortSignal; isStopped: () => boolean },
  events: BlockEvents,
): Promise<void> {
  const inFlight = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const { size } = selectedFile;

  const send = (blockId: string, data: string, bytes: number) => {
    const sending: Promise<void> = calls
      .sendBlock({ blockId, data, fileName }, signals.abort)
      .then(() => events.onAcknowledged(bytes))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => inFlight.delete(sending));
    inFlight.add(sending);
  };

  try {
    for (let index = 0; index < blockCount(size); index += 1) {
      if (failures.length > 0 || signals.isStopped()) break;
      const blockId = blockIdOf(index);
      const isKept = acknowledged.has(blockId);
      const data = isKept && !reader.mustRead(index) ? '' : await reader.read(index);
      events.onMade();
      if (isKept) continue;
      while (inFlight.size >= WINDOW) await Promise.race(inFlight);
      if (failures.length > 0 || signals.isStopped()) break;
      send(blockId, data, blockSize(index, size));
    }
  } finally {
    await Promise.all(inFlight);
  }
  if (failures.length > 0) throw failures[0];
}
