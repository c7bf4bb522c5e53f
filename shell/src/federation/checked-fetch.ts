import { CODE_TIME_LIMIT_MS } from 'shared-ui/remote';
import { sha384 } from './release-integrity.ts';

const SECOND_TRY_MS = 150;

/** As in `integrity.json`; undefined for a local override, which has none; or on its way. */
type ExpectedHash = string | undefined | Promise<string | undefined>;

class AlteredError extends Error {
  override name = 'AlteredError';
}

/**
 * JSON of a release: in time, status 200, of that type, with these bytes. Any other answer
 * is requested once more past the caches, wrong bytes at once; one that hangs is not.
 */
export async function fetchJson(url: string, hash: ExpectedHash): Promise<unknown> {
  try {
    return await once(url, hash, 'default');
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
    if (!(error instanceof AlteredError)) {
      await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
    }
    return once(url, hash, 'reload');
  }
}

async function once(url: string, hash: ExpectedHash, cache: RequestCache): Promise<unknown> {
  // Outside of secure contexts there is no digest; the browser's own check is there always.
  const isOurs = globalThis.crypto?.subtle !== undefined;
  const integrity = isOurs ? undefined : await hash;
  const answer = await fetch(url, {
    cache,
    signal: AbortSignal.timeout(CODE_TIME_LIMIT_MS),
    ...(integrity === undefined ? {} : { integrity }),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  if (!type.includes('json')) throw new Error(`${url}: ${type || 'no type'} in place of JSON`);
  const bytes = await answer.arrayBuffer();
  const expected = await hash;
  if (isOurs && expected !== undefined && (await sha384(bytes)) !== expected) {
    throw new AlteredError(`${url}: altered, its bytes are not those of the release`);
  }
  return JSON.parse(new TextDecoder().decode(bytes));
}
