const longest = 1_000_000;

/**
 * The status list in which a trusted issuer says which of its credentials it has revoked
 * (draft-ietf-oauth-status-list). The address stands in a credential whose signature has been checked.
 */
export async function fetchStatusList(address: string): Promise<string> {
  if (!address.startsWith('https://')) throw new Error('A status list is read over https only');
  const answer = await fetch(address, {
    headers: { accept: 'application/statuslist+jwt' },
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  });
  const text = answer.ok ? await answer.text() : '';
  if (text === '' || text.length > longest) throw new Error(`No status list: ${answer.status}`);
  return text;
}
