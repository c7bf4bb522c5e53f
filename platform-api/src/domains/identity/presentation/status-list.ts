const MAX_BYTES = 1_000_000;

/**
 * The status list in which a trusted issuer says which of its credentials it has revoked
 * (draft-ietf-oauth-status-list). The address comes from a credential whose signature has been checked.
 */
export async function fetchStatusList(address: string): Promise<string> {
  if (!address.startsWith('https://')) throw new Error('A status list is read over https only');
  const answer = await fetch(address, {
    headers: { accept: 'application/statuslist+jwt' },
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  });
  const text = answer.ok && answer.body !== null ? await boundedText(answer.body) : null;
  if (text === null || text === '') throw new Error(`No status list: ${answer.status}`);
  return text;
}

/** Null as soon as there is more of it; the rest is not read. */
async function boundedText(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
