/** What a publisher does beside what it is asked for: it looks at the health of stable versions, and tells the web hook. */
import { StableWatch } from '../operations/stable-health.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { WebhookTarget } from '../webhook/webhook-target.ts';
import { WebhookSender } from '../webhook/webhook-sender.ts';

export type WatchOptions = {
  store: ReleaseStore;
  /** Null: nobody is told. */
  target: WebhookTarget | null;
  publicUrl: string;
  onFailure: (said: object, what: string) => void;
  everyMs?: number;
};

/** Edges keep their reports as often. */
const EVERY_MS = 5000;

/** @returns what ends it. An event under way is then told by the next process. */
export function watchReleases({
  store,
  target,
  publicUrl,
  onFailure,
  everyMs = EVERY_MS,
}: WatchOptions): () => void {
  const watch = new StableWatch(store, 'publisher');
  const acts = [repeated(everyMs, () => watch.look(), 'health of stable versions')];
  if (target !== null) {
    const sender = new WebhookSender({
      store,
      target,
      installation: new URL(publicUrl).origin,
      onFailure: (said) => onFailure(said, 'web hook'),
    });
    acts.push(repeated(everyMs, () => sender.send(), 'web hook'));
  }
  return () => acts.forEach((end) => end());

  /** Each by itself: a receiver that hangs holds up no look at health. */
  function repeated(ms: number, act: () => Promise<void>, what: string): () => void {
    let isActing = false;
    const run = async () => {
      if (isActing) return;
      isActing = true;
      await act()
        .catch((error: unknown) => onFailure({ err: error }, what))
        .finally(() => {
          isActing = false;
        });
    };
    void run();
    const timer = setInterval(() => void run(), ms);
    timer.unref();
    return () => clearInterval(timer);
  }
}
