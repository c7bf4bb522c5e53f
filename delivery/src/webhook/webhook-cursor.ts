/** How far the log was told, kept in the store: a restart goes on where the process before was. */
import { z } from 'zod';
import type { ReleaseStore } from '../release/release-store.ts';

const documentName = 'webhook/cursor.json';

const cursorSchema = z.object({
  /** The newest entry that needs no telling any more. */
  revision: z.number().int().min(0),
  /** Attempts at the next one that failed. */
  failures: z.number().int().min(0),
  /** Milliseconds since 1970: not tried again before. */
  notBefore: z.number(),
});

export type WebhookCursor = z.infer<typeof cursorSchema>;

/** A first start begins with what happens from now on. */
export async function readCursor(store: ReleaseStore): Promise<WebhookCursor> {
  const kept = await read(store);
  if (kept !== null) return kept;
  const revision = (await store.log.newest())?.revision ?? 0;
  const first = { revision, failures: 0, notBefore: 0 };
  // Of two publishers that start at once, the later one takes the cursor of the first.
  await store.storage.create(documentName, Buffer.from(JSON.stringify(first)));
  return (await read(store)) ?? first;
}

/**
 * Not back: another publisher on the same store may have told more. Where both write in the same moment it can go back,
 * and an event is told again under its id.
 */
export async function writeCursor(store: ReleaseStore, cursor: WebhookCursor): Promise<void> {
  const kept = await read(store);
  if (kept !== null && kept.revision > cursor.revision) return;
  await store.storage.replace(documentName, Buffer.from(JSON.stringify(cursor)));
}

async function read(store: ReleaseStore): Promise<WebhookCursor | null> {
  const content = await store.storage.read(documentName);
  return content === null ? null : cursorSchema.parse(JSON.parse(content.toString()));
}
