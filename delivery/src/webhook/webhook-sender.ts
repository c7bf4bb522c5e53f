/** Tells the web hook of each event in the order of the log, at least once. */
import type { LogEntry } from '../release/release-log.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { eventOf } from './release-events.ts';
import { readCursor, writeCursor } from './webhook-cursor.ts';
import type { WebhookCursor } from './webhook-cursor.ts';
import type { WebhookTarget } from './webhook-target.ts';

export type WebhookSenderOptions = {
  store: ReleaseStore;
  target: WebhookTarget;
  /** Origin of the product: one receiver may hear of several installations. */
  installation: string;
  /** @param said of an event that was not taken, or that is given up. */
  onFailure: (said: { event: string; failures: number; error: string }) => void;
  now?: () => number;
};

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** An event that nobody took for so long is given up: those after it are newer news. */
const MAX_AGE_MS = 3 * 24 * 60 * 60_000;

/** 5 s, 10 s, 20 s, … an hour. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));

export class WebhookSender {
  readonly #options: WebhookSenderOptions;
  readonly #now: () => number;

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Sends what is due, and stops at the first event that is not taken. Called again and again, one call at a time. */
  async send(): Promise<void> {
    const { store } = this.#options;
    let cursor = await readCursor(store);
    while (cursor.notBefore <= this.#now()) {
      const entry = await store.log.entry(cursor.revision + 1);
      if (entry === null) return;
      cursor = await this.#told(entry, cursor);
      await writeCursor(store, cursor);
    }
  }

  async #told(entry: LogEntry, { revision, failures }: WebhookCursor): Promise<WebhookCursor> {
    const { target, installation, onFailure } = this.#options;
    const told = { revision: entry.revision, failures: 0, notBefore: 0 };
    const event = eventOf(entry, installation);
    if (event === null) return told;
    if (this.#now() - Date.parse(entry.at) > MAX_AGE_MS) {
      onFailure({ event: event.id, failures, error: 'too old: given up' });
      return told;
    }
    try {
      await target(event);
      return told;
    } catch (error) {
      const { message } = error as Error;
      onFailure({ event: event.id, failures: failures + 1, error: message });
      const notBefore = this.#now() + pauseAfter(failures + 1);
      return { revision, failures: failures + 1, notBefore };
    }
  }
}
