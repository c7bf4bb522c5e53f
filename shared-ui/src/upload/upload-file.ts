import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  blockSize,
  newBlockState,
  withAcknowledged,
  withNextBlock,
  type UploadBlockState,
} from './block-state.ts';
import { fileReader } from './file-reader.ts';
import { uploadUrlOf, type UploadKind } from './file-rules.ts';
import { sendBlocks } from './send-blocks.ts';
import type { UploadedFile, UploadTransport } from './transport.ts';
import { deleteFile, uploadCalls } from './upload-calls.ts';
import { toUploadError, type UploadError } from './upload-error.ts';
import { reconnection } from './wait-online.ts';

/**
 * - `waiting`: the connection is gone; it resumes automatically.
 * - `failed`: it resumes on request.
 */
export type UploadPhase =
  | 'uploading'
  | 'waiting'
  | 'paused'
  | 'committing'
  | 'done'
  | 'failed'
  | 'cancelled';

export type UploadSnapshot = {
  phase: UploadPhase;
  block: UploadBlockState;
  error: UploadError | null;
  result: UploadedFile | null;
};

export type Upload = {
  readonly fileName: string;
  readonly state: Omit<StoreApi<UploadSnapshot>, 'setState'>;
  /** Starts, or resumes after the last acknowledged block. */
  start: () => Promise<void>;
  /** Blocks on the network still arrive; no more are sent. */
  pause: () => void;
  /** Ends it before the commit, and has the server forget what it got. */
  cancel: () => Promise<void>;
};

export type UploadRequest = {
  file: File;
  kind: UploadKind;
  transport: UploadTransport;
  /** Name of an interrupted upload; default: a new one. */
  fileName?: string | undefined;
  /** Consecutive attempts without a stored block after which it fails. */
  attempts?: number;
  /** Waits before attempt `n`, from 1; tests shorten it. */
  wait?: (attempt: number, signal: AbortSignal) => Promise<void>;
};

/** Files of the same name must not collide: a unique prefix before the slash, the shown name after it. */
export const uniqueFileName = (file: File): string =>
  `${crypto.randomUUID().slice(0, 8)}/${file.name}`.slice(0, 255);

/** One file on its way to the server in blocks (EDIT-26 to EDIT-29, E128 to E131). */
export function createUpload({
  file,
  kind,
  transport,
  fileName = uniqueFileName(file),
  attempts = 8,
  wait = reconnection,
}: UploadRequest): Upload {
  const calls = uploadCalls(transport, uploadUrlOf(kind));
  const reader = fileReader(file);
  let abort = new AbortController();
  let running: Promise<void> | null = null;
  const state = createStore<UploadSnapshot>(() => ({
    phase: 'paused',
    block: newBlockState(file, fileName),
    error: null,
    result: null,
  }));
  const { getState: now, setState: show } = state;
  const isStopped = () => now().phase === 'paused' || now().phase === 'cancelled';

  async function attempt(): Promise<void> {
    const signal = abort.signal;
    const { exists, acknowledgedBlocks } = await calls.check(fileName, signal);
    const acknowledged = new Set(acknowledgedBlocks);
    beginAnew(acknowledged);
    if (!exists) {
      const events = {
        onMade: () => show({ block: withNextBlock(now().block) }),
        onAcknowledged: (bytes: number) => show({ block: withAcknowledged(now().block, bytes) }),
      };
      const signals = { abort: signal, isStopped };
      await sendBlocks(now().block, acknowledged, reader, calls, signals, events);
    }
    if (isStopped()) return;
    // A commit whose answer was lost is repeated: it answers the same.
    await commit(exists, signal);
  }

  function beginAnew(acknowledged: ReadonlySet<string>): void {
    const kept = [...acknowledged].reduce(
      (bytes, blockId) => bytes + blockSize(Number(blockId), file.size),
      0,
    );
    const { progress } = now().block;
    const fresh = withAcknowledged({ ...newBlockState(file, fileName), progress }, kept);
    show({ phase: 'uploading', block: fresh, error: null });
  }

  async function commit(isRepeated: boolean, signal: AbortSignal): Promise<void> {
    while (now().block.totalbytesremaining > 0) show({ block: withNextBlock(now().block) });
    show({ phase: 'committing' });
    const { blockids } = now().block;
    const sha256 = isRepeated ? {} : { sha256: reader.checksum() };
    try {
      const result = await calls.commit({ blockList: blockids, fileName, ...sha256 }, signal);
      if (now().phase !== 'cancelled') {
        show({ phase: 'done', result, block: { ...now().block, progress: 100 } });
      }
    } catch (thrown) {
      const error = toUploadError(thrown);
      if (error.kind === 'connection') throw thrown;
      reader.forget();
      show({ phase: 'failed', error: { ...error, kind: 'commit' } });
    }
  }

  async function run(): Promise<void> {
    show({ phase: 'uploading', error: null });
    for (let failed = 0; ;) {
      const before = now().block.bytesuploaded;
      try {
        return await attempt();
      } catch (thrown) {
        if (isStopped()) return;
        const error = toUploadError(thrown);
        failed = now().block.bytesuploaded > before ? 1 : failed + 1;
        if (error.kind !== 'connection' || failed >= attempts) {
          return show({ phase: 'failed', error });
        }
        show({ phase: 'waiting', error });
        await wait(failed, abort.signal);
        if (isStopped()) return;
      }
    }
  }

  return {
    fileName,
    state,
    async start() {
      if (now().phase === 'done' || now().phase === 'cancelled') return;
      if (now().phase === 'paused' && running !== null) await running;
      running ??= run().finally(() => {
        running = null;
      });
      await running;
    },
    pause() {
      if (now().phase === 'waiting') {
        abort.abort();
        abort = new AbortController();
      }
      if (now().phase === 'uploading' || now().phase === 'waiting') show({ phase: 'paused' });
    },
    async cancel() {
      if (now().phase === 'done' || now().phase === 'cancelled') return;
      show({ phase: 'cancelled', block: { ...now().block, cancelled: true } });
      abort.abort();
      await running;
      // The server removes abandoned uploads.
      await deleteFile(transport, fileName).catch(() => undefined);
    },
  };
}
