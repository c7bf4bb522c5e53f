import { browserStorage, parseJson } from '../browser-storage.ts';
import { parseAuth, type StoredAuth } from './session.ts';

/** Local storage key of the auth state (SHELL-44). */
export const authStorageKey = 'rtk:auth';

/** Tokens are read from storage at each use, so that a sibling tab's refresh is adopted at once (E26). */
export const readAuth = (): StoredAuth | null =>
  parseAuth(parseJson(browserStorage.read(authStorageKey)));

export const storeAuth = (auth: StoredAuth | null): void =>
  browserStorage.write(authStorageKey, auth === null ? null : JSON.stringify(auth));
