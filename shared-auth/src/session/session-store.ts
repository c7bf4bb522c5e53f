import { create } from 'zustand';
import { onOtherTabWrite } from '../browser-storage.ts';
import { sessionOf, type Contacts, type Session, type StoredAuth } from './session.ts';
import { authStorageKey, readAuth, storeAuth } from './stored-auth.ts';

const useStore = create<Session>(() => sessionOf(readAuth()));

const adopt = (auth: StoredAuth | null): void => {
  const next = sessionOf(auth);
  // A rotated token changes nothing that a screen shows.
  if (JSON.stringify(next) !== JSON.stringify(useStore.getState())) useStore.setState(next, true);
};

/** Replaces the auth state in this tab and, through storage, in the others. `null` logs out. */
export function writeAuth(auth: StoredAuth | null): void {
  storeAuth(auth);
  adopt(auth);
}

/** What the person has changed of themselves, once the server has stored it (SHELL-43). */
export function amendPerson({
  sdi,
  address,
  ...contacts
}: Partial<Contacts> & { sdi?: string; address?: string }): void {
  const auth = readAuth();
  if (auth === null) return;
  const company =
    auth.company === null || sdi === undefined ? auth.company : { ...auth.company, sdi };
  writeAuth({
    ...auth,
    registry: { ...auth.registry, ...(address === undefined ? {} : { address }) },
    contacts: { ...auth.contacts, ...contacts },
    company,
  });
}

/** Reads the storage again: another tab wrote, or the page came back from the back/forward cache (E30). */
export const rereadAuth = (): void => adopt(readAuth());

onOtherTabWrite(authStorageKey, rereadAuth);

/** The session, without tokens; re-renders when it changes, in whichever tab it changed. */
export function useSession(): Session;
export function useSession<T>(select: (session: Session) => T): T;
export function useSession<T>(select?: (session: Session) => T): T | Session {
  return useStore(select ?? ((session: Session) => session as T & Session));
}

/** The session outside of React (route guards). */
export const currentSession = (): Session => useStore.getState();

/** Calls back at each change of the session with what it is and what it was. */
export const onSessionChange = (
  changed: (session: Session, previous: Session) => void,
): (() => void) => useStore.subscribe(changed);
