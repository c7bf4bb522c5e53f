import { Openid4vciIssuer } from '@openid4vc/openid4vci';
import type { Platform } from '../../../platform.ts';
import { isSound } from '../portable/sound-badge.ts';
import { callbacks } from './callbacks.ts';
import { forms, isFormName, type FormName } from './forms.ts';
import { hashOf, randomCode } from './hashes.ts';
import { issuerMetadata } from './issuer-metadata.ts';
import { verifyKeyProof } from './key-proof.ts';
import { useNonce } from './nonces.ts';
import { refusals } from './refusals.ts';
import { findByToken, noteEvent, noteTaken } from './repository.ts';
import type { walletEvents } from './tables.ts';

const issuer = new Openid4vciIssuer({ callbacks });

/** The offer and the badge that an `authorization` header opens. Throws invalid_token. */
async function openedBy(platform: Platform, authorization: string | undefined) {
  const [, token = ''] = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '') ?? [];
  const opened = await findByToken(platform, hashOf(token));
  if (opened === null) throw refusals.tokenInvalid();
  return opened;
}

/** Which form is asked for, and the proofs that came along. Throws an error of the protocol. */
function asked(publicUrl: string, body: Record<string, unknown>) {
  // Before the rest of it is read: a wallet that wants this must not take its failure for another.
  if (body['credential_response_encryption'] !== undefined) throw refusals.encryptionUnsupported();
  const form = formOf(body);
  const { proofs } = issuer.parseCredentialRequest({
    issuerMetadata: issuerMetadata(publicUrl),
    credentialRequest: body,
  });
  return { form, proofs: proofs?.jwt ?? [] };
}

function formOf(body: Record<string, unknown>): FormName {
  const { credential_configuration_id: id, credential_identifier: identifier } = body;
  if (identifier !== undefined) throw refusals.identifierUnknown();
  if (typeof id !== 'string') throw refusals.requestInvalid();
  if (!isFormName(id)) throw refusals.configurationUnknown();
  return id;
}

/**
 * Gives the badge of a token in one form (OpenID4VCI 1.0, 8). Asked again for the same form it is given again, to the
 * same key: an answer may have been lost.
 * @throws an error of the protocol
 */
export async function giveCredential(
  platform: Platform,
  publicUrl: string,
  request: { authorization: string | undefined; body: Record<string, unknown> },
) {
  const { offerId, badge } = await openedBy(platform, request.authorization);
  const { form, proofs } = asked(publicUrl, request.body);
  if (badge.revokedAt !== null || !(await isSound(platform, badge))) throw refusals.badgeDenied();
  const proven = forms[form].isBound ? await provenKey(platform, publicUrl, proofs) : null;
  const notificationId = await platform.database.transaction(async () => {
    if (proven !== null && !(await useNonce(platform, proven.nonce))) throw refusals.nonceInvalid();
    const keyThumbprint = proven?.key.thumbprint ?? null;
    const taken = await noteTaken(platform, {
      offerId,
      form,
      keyThumbprint,
      notificationId: randomCode(),
    });
    if (taken === null) throw refusals.tokenInvalid();
    if (taken.keyThumbprint !== keyThumbprint) throw refusals.keyDiffers();
    return taken.notificationId;
  });
  const credential = await forms[form].give(platform, publicUrl, badge, proven?.key ?? null);
  return { credentials: [{ credential }], notification_id: notificationId };
}

async function provenKey(platform: Platform, publicUrl: string, proofs: readonly string[]) {
  const [proof] = proofs;
  if (proof === undefined || proofs.length > 1) throw refusals.proofMissing();
  return verifyKeyProof(platform, publicUrl, proof);
}

/** Notes what a wallet says of a credential that it took (OpenID4VCI 1.0, 11). Throws an error of the protocol. */
export async function notice(
  platform: Platform,
  authorization: string | undefined,
  said: { notificationId: string; event: (typeof walletEvents)[number] },
): Promise<void> {
  const { offerId } = await openedBy(platform, authorization);
  const { notificationId, event } = said;
  if (!(await noteEvent(platform, { offerId, notificationId }, event))) {
    throw refusals.notificationUnknown();
  }
}
