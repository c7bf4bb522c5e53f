import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform.ts';
import type { LoginKind } from '../../../ports/credential-kinds.ts';
import { invitationAddress } from '../../../ports/credential-wallet.ts';
import { identityErrors } from '../errors.ts';
import { startLoginRequest, storeIdentity } from '../login/login-requests.ts';
import { LOGIN_LIFETIME_MS, type LoginKey } from '../login/login.ts';
import { presentationErrors } from './errors.ts';
import { requestObject } from './request-object.ts';
import {
  findOpenRequest,
  findRequestOfLogin,
  insertPresentationRequest,
  moveRequest,
} from './requests.ts';
import type { Verifier } from './verifier.ts';
import { verifyPresentation } from './verify-presentation.ts';

/** How long a code is shown and may be answered (E24). */
const CODE_LIFETIME_MS = 5 * 60_000;

/** Where the wallet answers, and whether it runs beside the page that began: it is then led back there. */
export type Device = 'same' | 'other';

/** Where wallets fetch requests and answer them, below the public address. */
export const presentationPath = (id: string, step: 'request' | 'response', device: Device) =>
  `/api/Login/Presentation/${id}/${step}${device === 'same' ? '?device=same' : ''}`;

export type Invitation = {
  /** The content of the QR code, for a wallet on another device. */
  code: string;
  /** Opens a wallet on the device that shows the page. */
  sameDevice: string;
  expiresAt: string;
  /** Seconds until then, by the server's clock. */
  secondsLeft: number;
};

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Begins a login by wallet: a new code, which makes an earlier one of the same login worthless. */
export async function invite(
  platform: Platform,
  verifier: Verifier,
  key: LoginKey,
  kind: LoginKind,
): Promise<Invitation> {
  const { wallet } = platform;
  if (wallet === null) throw identityErrors.WALLET_NOT_OFFERED();
  const now = platform.clock.now().getTime();
  const nonce = random(32);
  // Part of the QR code: 128 bits cannot be guessed in five minutes, and more would make it denser.
  const id = random(16);
  const expiresAt = new Date(now + CODE_LIFETIME_MS);
  await platform.database.transaction(async () => {
    const isOurs = await startLoginRequest(platform, {
      ...key,
      method: 'wallet',
      kind,
      nonce,
      codeVerifier: '',
      expiresAt: new Date(now + LOGIN_LIFETIME_MS),
    });
    if (!isOurs) throw identityErrors.LOGIN_EXPIRED();
    const request = { id, loginRequestId: key.id, nonce, state: random(32), expiresAt };
    await insertPresentationRequest(platform, request);
  });
  const address = (device: Device) =>
    invitationAddress(wallet, {
      clientId: verifier.clientId,
      requestUri: `${platform.config.publicUrl}${presentationPath(id, 'request', device)}`,
    });
  return {
    code: address('other'),
    sameDevice: address('same'),
    expiresAt: expiresAt.toISOString(),
    secondsLeft: CODE_LIFETIME_MS / 1000,
  };
}

/** The signed request that a code refers to (RFC 9101). Throws PRESENTATION_UNKNOWN. */
export async function signedRequest(
  platform: Platform,
  verifier: Verifier,
  id: string,
  device: Device,
): Promise<string> {
  const found = await findOpenRequest(platform, id);
  if (found === null) throw presentationErrors.PRESENTATION_UNKNOWN();
  const { request, login } = found;
  const { clientId } = verifier;
  const responseUri = `${platform.config.publicUrl}${presentationPath(id, 'response', device)}`;
  const jwt = await verifier.sign(
    requestObject(
      { ...request, kind: login.kind },
      { clientId, responseUri },
      platform.clock.now(),
    ),
  );
  await moveRequest(platform, id, 'opened');
  return jwt;
}

/** What a wallet posts: credentials, or why there are none (OpenID4VP 1.0, 8.2 and 8.5). */
export type WalletAnswer = {
  state?: string | undefined;
  vp_token?: string | undefined;
  error?: string | undefined;
};

/**
 * Takes a wallet's answer, once. A good one identifies the person of the login that waits for it; a
 * declined one ends the code; a bad one is refused and changes nothing.
 */
export async function receive(
  platform: Platform,
  verifier: Verifier,
  id: string,
  answer: WalletAnswer,
): Promise<void> {
  const found = await findOpenRequest(platform, id);
  if (found === null) throw presentationErrors.PRESENTATION_UNKNOWN();
  const { request, login } = found;
  if (answer.state !== request.state) throw presentationErrors.PRESENTATION_STATE();
  if (answer.error !== undefined) {
    await moveRequest(platform, id, 'declined');
    return;
  }
  const shown = await verifyPresentation(answer.vp_token ?? '', login.kind, {
    nonce: request.nonce,
    audience: verifier.clientId,
    trustedIssuers: platform.wallet?.trustedIssuers ?? [],
    now: platform.clock.now(),
  });
  await platform.database.transaction(async () => {
    const isFirst = await moveRequest(platform, id, 'presented');
    const waiting = { id: login.id, nonce: request.nonce, state: 'started' as const };
    // The throw rolls back the first step when the login was restarted in between.
    if (!isFirst || !(await storeIdentity(platform, waiting, shown))) {
      throw presentationErrors.PRESENTATION_UNKNOWN();
    }
  });
}

export type PresentationStatus = 'waiting' | 'opened' | 'presented' | 'declined' | 'expired';

/** How far the wallet is with the code that this browser shows. Throws LOGIN_EXPIRED without one. */
export async function presentationStatus(
  platform: Platform,
  key: LoginKey,
): Promise<{ status: PresentationStatus; expiresAt: string; secondsLeft: number }> {
  const request = await findRequestOfLogin(platform, key);
  if (request === null) throw identityErrors.LOGIN_EXPIRED();
  const left = Math.ceil((request.expiresAt.getTime() - platform.clock.now().getTime()) / 1000);
  const isOver = left <= 0 && (request.status === 'waiting' || request.status === 'opened');
  return {
    status: isOver ? 'expired' : request.status,
    // Distinguishes the codes of one login.
    expiresAt: request.expiresAt.toISOString(),
    secondsLeft: Math.max(left, 0),
  };
}
