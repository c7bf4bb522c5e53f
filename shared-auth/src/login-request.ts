import { browserStorage } from './browser-storage.ts';

const requestKey = 'login:requestId';

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
