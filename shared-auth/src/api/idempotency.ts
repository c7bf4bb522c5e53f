/**
 * A key for one user action. Make it when the action begins and send the same one with every
 * retry (E27); a new action takes a new key.
 */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/** The same parts give the same key, in every tab: `cart hash + user + step` (E95). */
export async function idempotencyKeyOf(...parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
