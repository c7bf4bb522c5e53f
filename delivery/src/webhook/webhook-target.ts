/** Where events go: the address and the secret of the operator, by the Standard Webhooks specification. */
import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { isSafeAddress } from '../publisher/safe-address.ts';
import type { ReleaseEvent } from './release-events.ts';

/** Sends once. @throws Error with neither address nor secret in it, unless the answer is 2xx. */
export type WebhookTarget = (event: ReleaseEvent) => Promise<void>;

const TIME_OUT_MS = 10_000;
/** What the specification asks of a secret. */
const FEWEST_SECRET_BYTES = 24;

/** @throws Error for an address to which events would travel in clear, and for a weak secret. */
export function webhookTarget(
  address: string,
  secret: string,
  { timeOutMs = TIME_OUT_MS }: { timeOutMs?: number } = {},
): WebhookTarget {
  // Both may hold secrets, and are not repeated.
  if (!isSafeAddress(address) || new URL(address).username !== '') {
    throw new Error('WEBHOOK_URL is an https address, or one of this machine, without a password.');
  }
  const webhook = new Webhook(checkedSecret(secret));
  return async ({ id, body }) => {
    const sentAt = new Date();
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': webhook.sign(id, sentAt, body),
      },
      body,
      // Another address is not the one that was chosen to be told.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeOutMs),
    }).catch((error: unknown) => {
      throw new Error(`no answer (${codeOf(error)})`);
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  };
}

function checkedSecret(text: string): string {
  const secret = text.trim();
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/u.exec(secret)?.[1] ?? '';
  if (Buffer.from(encoded, 'base64').length >= FEWEST_SECRET_BYTES) return secret;
  throw new Error(
    `WEBHOOK_SECRET_FILE has no secret: "whsec_" and base64 of ${FEWEST_SECRET_BYTES} bytes or more.`,
  );
}

/** A code or a name: the words of an error may hold the address. */
function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}

/** `WEBHOOK_URL` and `WEBHOOK_SECRET_FILE`; null where the environment names no address. */
export function webhookOfEnvironment(
  env: Record<string, string | undefined>,
): WebhookTarget | null {
  const address = env['WEBHOOK_URL'];
  if (!address) return null;
  const secretFile = env['WEBHOOK_SECRET_FILE'];
  if (!secretFile) throw new Error('WEBHOOK_SECRET_FILE names the file of the secret that signs.');
  return webhookTarget(address, readFileSync(secretFile, 'utf8'));
}
