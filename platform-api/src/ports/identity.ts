/** One login at the provider: what it was begun with must be there when it comes back. */
export type LoginAttempt = {
  /** Comes back with the answer (E21). */
  state: string;
  nonce: string;
  /** PKCE (RFC 7636). */
  codeVerifier: string;
};

/** An OpenID Connect provider that vouches for people. */
export type IdentityPort = {
  /** The address of the provider's login page. Throws when the provider does not answer. */
  loginUrl(attempt: LoginAttempt, language: 'it' | 'en'): Promise<string>;
  /**
   * Exchanges the code for the claims of the person: of the ID token and of the userinfo endpoint.
   * Null when the provider or a check refuses; throws when the provider does not answer.
   */
  identify(attempt: LoginAttempt, code: string): Promise<Record<string, unknown> | null>;
};
