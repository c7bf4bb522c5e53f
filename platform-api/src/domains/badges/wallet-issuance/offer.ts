import { randomInt, randomUUID } from 'node:crypto';
import { Openid4vciIssuer, type CredentialOfferObject } from '@openid4vc/openid4vci';
import { preAuthorizedCodeGrantIdentifier } from '@openid4vc/oauth2';
import type { Platform } from '../../../platform.ts';
import { badgeErrors } from '../errors.ts';
import { requireSound } from '../portable/sound-badge.ts';
import { callbacks } from './callbacks.ts';
import { formNames, type FormName } from './forms.ts';
import { hashOf, randomCode } from './hashes.ts';
import { issuerMetadata, offerAddress } from './issuer-metadata.ts';
import {
  findOwnOffer,
  lockedBadge,
  openOffer,
  replaceOffer,
  type Offer,
  type TakenForm,
  type Token,
} from './repository.ts';
import { MAX_ATTEMPTS } from './tables.ts';

/** How long an offer may be taken up. */
const OFFER_LIFETIME_MS = 5 * 60_000;

/** Digits of the transaction code. */
const DIGITS = 6;

export type MadeOffer = {
  id: string;
  /** The content of the QR code; opens a wallet on the same device. */
  link: string;
  /** Told nowhere else: only its hash is kept. */
  transactionCode: string;
  expiresAt: string;
  /** Seconds until then, by the server's clock. */
  secondsLeft: number;
};

const issuer = new Openid4vciIssuer({ callbacks });

const newTransactionCode = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/**
 * Offers a badge to its holder's wallet; an earlier offer of it, and what a wallet has begun with it, no longer counts.
 * @throws BADGE_NOT_FOUND, BADGE_REVOKED, BADGE_NOT_SOUND
 */
export async function makeOffer(
  platform: Platform,
  key: { id: string; userId: string },
): Promise<MadeOffer> {
  const { publicUrl } = platform.config;
  const code = randomCode();
  const transactionCode = newTransactionCode();
  const expiresAt = new Date(platform.clock.now().getTime() + OFFER_LIFETIME_MS);
  const id = randomUUID();
  await platform.database.transaction(async () => {
    const badge = await lockedBadge(platform, key);
    // Of before: it has no key for a JWT until it is issued anew, which each start does.
    if (badge === null || !badge.issuerAddress.startsWith('did:')) {
      throw badgeErrors.BADGE_NOT_FOUND();
    }
    if (badge.revokedAt !== null) throw badgeErrors.BADGE_REVOKED();
    await requireSound(platform, badge);
    await replaceOffer(platform, {
      id,
      badgeId: badge.id,
      codeHash: hashOf(code),
      transactionHash: hashOf(code, transactionCode),
      expiresAt,
    });
  });
  const { credentialOffer } = await issuer.createCredentialOffer({
    issuerMetadata: issuerMetadata(publicUrl),
    credentialConfigurationIds: [...formNames],
    grants: grantsOf(code),
    credentialOfferUri: offerAddress(publicUrl, code),
  });
  return {
    id,
    link: credentialOffer,
    transactionCode,
    expiresAt: expiresAt.toISOString(),
    secondsLeft: OFFER_LIFETIME_MS / 1000,
  };
}

const grantsOf = (code: string) => ({
  [preAuthorizedCodeGrantIdentifier]: {
    'pre-authorized_code': code,
    tx_code: {
      input_mode: 'numeric' as const,
      length: DIGITS,
      description: 'WorkerBadge',
    },
  },
});

/** The offer that a wallet reads by its code; null when it is unknown, over or taken up. */
export async function readOffer(
  platform: Platform,
  publicUrl: string,
  code: string,
): Promise<CredentialOfferObject | null> {
  if (!(await openOffer(platform, hashOf(code)))) return null;
  const { credentialOfferObject } = await issuer.createCredentialOffer({
    issuerMetadata: issuerMetadata(publicUrl),
    credentialConfigurationIds: [...formNames],
    grants: grantsOf(code),
  });
  return credentialOfferObject;
}

export const offerStates = [
  'waiting',
  'opened',
  'redeemed',
  'taken',
  'failed',
  'blocked',
  'expired',
] as const;
type OfferState = (typeof offerStates)[number];

/** How far a wallet is with an offer. */
function offerState(
  { offer, token, taken }: { offer: Offer; token: Token | null; taken: readonly TakenForm[] },
  now: Date,
): OfferState {
  if (taken.length > 0) {
    // A wallet that could not keep one form may have kept another.
    const isKept = taken.some(({ event }) => event === null || event === 'credential_accepted');
    return isKept ? 'taken' : 'failed';
  }
  if (token !== null) return token.expiresAt > now ? 'redeemed' : 'expired';
  if (offer.expiresAt <= now) return 'expired';
  if (offer.attempts >= MAX_ATTEMPTS) return 'blocked';
  return offer.openedAt === null ? 'waiting' : 'opened';
}

type OfferProgress = {
  status: OfferState;
  /** In which a wallet has the badge. */
  forms: FormName[];
  attemptsLeft: number;
  secondsLeft: number;
};

/** How far the wallet is; an offer that was replaced, or is of another person, is over. */
export async function offerProgress(
  platform: Platform,
  key: { id: string; userId: string },
): Promise<OfferProgress> {
  const now = platform.clock.now();
  const found = await findOwnOffer(platform, key);
  if (found === null) return { status: 'expired', forms: [], attemptsLeft: 0, secondsLeft: 0 };
  const { offer, token, taken } = found;
  const end = token?.expiresAt ?? offer.expiresAt;
  return {
    status: offerState(found, now),
    forms: formNames.filter((name) => taken.some(({ form }) => form === name)),
    attemptsLeft: MAX_ATTEMPTS - offer.attempts,
    secondsLeft: Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000)),
  };
}
