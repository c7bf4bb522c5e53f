import { fakeMemory } from '../../verification/testing/fake-memory.ts';
import { NOW, readerOf, type FakeHost } from '../../verification/testing/host.ts';
import type { FileQuestion } from '../document/badge-file.worker.ts';
import { verifyFile } from '../document/verify-file.ts';

let host: FakeHost | 'broken' | null = null;

/** The verifier of files reads from this host from here on; null: from none; `broken`: it does not run. */
export function verifyFilesFrom(answering: FakeHost | 'broken' | null): void {
  host = answering;
}

/** Runs the verifier of files beside the page as the browser's worker does. */
class FakeFileWorker extends EventTarget implements Pick<Worker, 'postMessage' | 'terminate'> {
  terminate(): void {
    this.dispatchEvent(new Event('terminated'));
  }

  postMessage({ number, bytes, answers }: FileQuestion): void {
    if (host === 'broken') {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
      return;
    }
    const deps = {
      read:
        host === null
          ? async () => ({ state: 'unread', reason: 'unreachable' }) as const
          : readerOf(host),
      memory: host?.memory ?? fakeMemory(),
      now: NOW,
      host: 'badges.example',
    };
    void verifyFile(bytes, deps, answers).then((verification) =>
      this.dispatchEvent(new MessageEvent('message', { data: { number, verification } })),
    );
  }
}

Object.assign(globalThis, { Worker: FakeFileWorker });
