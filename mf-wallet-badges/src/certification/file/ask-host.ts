import type { HostAnswer } from './document/foreign-answers.ts';
import type { HostObstacle } from './document/file-checks.ts';
import { MAX_FILE_BYTES } from './document/unread.ts';

const MAX_MS = 15_000;

/**
 * Asks a host of somebody else, by the visitor's own browser. It learns the network address of the visitor and
 * the hour; no cookie, and not from which page. It never throws.
 * @param address as `askableAddress` writes it; the visitor has agreed to its host
 */
export async function askHost(address: string): Promise<HostAnswer> {
  try {
    const answer = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      headers: {
        accept: 'application/ld+json, application/json, image/png, image/svg+xml, */*;q=0.1',
      },
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(MAX_MS),
    });
    if (answer.type === 'opaqueredirect') return unread('hostRedirects');
    if (answer.status === 404 || answer.status === 410) return unread('hostMissing');
    return answer.ok ? await contentOf(answer) : unread('hostSilent');
  } catch {
    return unread('hostSilent');
  }
}

const unread = (reason: HostObstacle): HostAnswer => ({ state: 'unread', reason });

/** What comes is counted as it comes: a host may send without an end. */
async function contentOf({ body }: Response): Promise<HostAnswer> {
  if (body === null) return unread('hostUnreadable');
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_FILE_BYTES) {
      await reader.cancel();
      return unread('hostTooLarge');
    }
    parts.push(value);
  }
  return { state: 'read', bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
}
