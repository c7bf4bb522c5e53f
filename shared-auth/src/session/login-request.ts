import { browserStorage } from '../browser-storage.ts';

const requestKey = 'login:requestId';
const kindKey = 'login:kind';

/** The id of the login under way (LOGIN-04): made once, reused until `clearLoginRequest`. */
export function loginRequestId(): string {
  const stored = browserStorage.read(requestKey);
  if (stored !== null && stored !== '') return stored;
  const made = crypto.randomUUID();
  browserStorage.write(requestKey, made);
  return made;
}

/** The stored id, without making one: what the provider's `state` must equal (E21). */
export const storedLoginRequestId = (): string | null => browserStorage.read(requestKey);

export const clearLoginRequest = (): void => browserStorage.write(requestKey, null);

/**
 * What a login is for, as oneself or for a company: two of the credential kinds of the documents
 * (LOGIN-19, LOGIN-20); the others, InfocertCredential, SpidCredential and AmletCredentialCompany,
 * are what a wallet shows for it.
 */
export const loginKinds = ['Login', 'LoginCompany'] as const;
export type LoginKind = (typeof loginKinds)[number];

/** Kept beside the request id: the return page of the provider must know it too. */
export function storedLoginKind(): LoginKind {
  const stored = browserStorage.read(kindKey);
  return loginKinds.find((kind) => kind === stored) ?? 'Login';
}

export const keepLoginKind = (kind: LoginKind): void => browserStorage.write(kindKey, kind);
