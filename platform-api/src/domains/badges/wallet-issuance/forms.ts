import type { Platform } from '../../../platform.ts';
import { contextUrls } from '../../../credentials/document-loader.ts';
import { credentialJwt } from '../portable/credential-jwt.ts';
import type { Badge } from '../repository.ts';
import type { HolderKey } from './holder-key.ts';
import { sdJwtBadge } from './sd-jwt-badge.ts';
import { typeAddress } from './badge-type.ts';

/** Curves whose keys a wallet may bind a badge to. */
const proofAlgorithms = ['ES256', 'EdDSA'] as const;

const bound = {
  cryptographic_binding_methods_supported: ['jwk', 'did:jwk', 'did:key'],
  proof_types_supported: {
    jwt: { proof_signing_alg_values_supported: [...proofAlgorithms] },
  },
};

const display = [
  { name: 'Badge WorkerBadge', locale: 'it-IT' },
  { name: 'WorkerBadge badge', locale: 'en-GB' },
];

const types = ['VerifiableCredential', 'AchievementCredential'];

/**
 * The forms in which a wallet takes a badge (OpenID4VCI 1.0, appendix A), by credential configuration: what the
 * metadata say of each, and what is given. A bound form is given for a key that the wallet has shown.
 */
export const forms = {
  badge_sd_jwt: {
    isBound: true,
    configuration: (publicUrl: string) => ({
      format: 'dc+sd-jwt',
      vct: typeAddress(publicUrl),
      credential_signing_alg_values_supported: ['EdDSA'],
      ...bound,
      credential_metadata: { display },
    }),
    give: (platform: Platform, publicUrl: string, badge: Badge, key: HolderKey | null) =>
      sdJwtBadge(platform, publicUrl, badge, key),
  },
  badge_jwt: {
    isBound: true,
    configuration: () => ({
      format: 'jwt_vc_json',
      credential_definition: { type: types },
      credential_signing_alg_values_supported: ['EdDSA'],
      ...bound,
      credential_metadata: { display },
    }),
    give: (platform: Platform, _publicUrl: string, badge: Badge, key: HolderKey | null) =>
      credentialJwt(platform, badge, key?.jwk),
  },
  badge_ldp: {
    // The badge as it was signed and as the log has it: one more statement would be another credential.
    isBound: false,
    configuration: () => ({
      format: 'ldp_vc',
      credential_definition: { '@context': Object.values(contextUrls), type: types },
      credential_signing_alg_values_supported: ['eddsa-rdfc-2022'],
      credential_metadata: { display },
    }),
    give: async (_platform: Platform, _publicUrl: string, badge: Badge) =>
      JSON.parse(badge.credential) as Record<string, unknown>,
  },
} as const;

export type FormName = keyof typeof forms;

export const formNames = Object.keys(forms) as FormName[];

export const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);
