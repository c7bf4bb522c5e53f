import { NOW, readerOf, type FakeHost } from './host.ts';
import type { Question } from '../verifier.worker.ts';
import { verifyBadge } from '../verify-badge.ts';

let host: FakeHost | 'broken' | null = null;

/** The verifier of the page reads from this host from here on; `broken`: it does not run. */
export function verifyFrom(answering: FakeHost | 'broken'): void {
  host = answering;
}

/** Runs the verifier beside the page as the browser's worker does, with the answers of a fake host. */
class FakeWorker extends EventTarget implements Pick<Worker, 'postMessage' | 'terminate'> {
  terminate(): void {
    this.dispatchEvent(new Event('terminated'));
  }

  postMessage({ number, badge }: Question): void {
    if (host === 'broken' || host === null) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
      return;
    }
    const { memory } = host;
    void verifyBadge(badge, { read: readerOf(host), memory, now: NOW }).then((verification) =>
      this.dispatchEvent(new MessageEvent('message', { data: { number, verification } })),
    );
  }
}

Object.assign(globalThis, { Worker: FakeWorker });
