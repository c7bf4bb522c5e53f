/**
 * The credential kinds of the documents (LOGIN-19, 1§3), which give neither values nor use: two say
 * what a person logs in as, three what a wallet shows for it. The values are the quoted names.
 */
export const credentialKinds = {
  /** An identity that SPID has verified. */
  SpidCredential: { role: 'credential', type: 'urn:workerbadge:credential:spid:1' },
  /** An identity that a trust service provider has verified: the personal data of a European wallet. */
  InfocertCredential: { role: 'credential', type: 'urn:eudi:pid:1' },
  /** That a person acts for a company, as legal representative or delegate. */
  AmletCredentialCompany: { role: 'credential', type: 'urn:workerbadge:credential:company:1' },
  /** A login as oneself. */
  Login: { role: 'login', shows: ['SpidCredential', 'InfocertCredential'] },
  /** A login for a company (LOGIN-20). */
  LoginCompany: {
    role: 'login',
    shows: ['SpidCredential', 'InfocertCredential', 'AmletCredentialCompany'],
  },
} as const;

/** What a login is for: oneself, or a company. */
export const loginKinds = ['Login', 'LoginCompany'] as const;
export type LoginKind = (typeof loginKinds)[number];
