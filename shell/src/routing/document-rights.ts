import type { RemoteManifest, RouteDeclaration } from 'contracts';
import { useState } from 'react';
import { documentRights, rememberedCanaries } from '../page-data.ts';
import { routeOwner } from './route-owner.ts';

type Remotes = ReadonlyMap<string, RemoteManifest>;

/** What the document of an address may do that others may not. */
const rightsAt = (pathname: string, remotes: Remotes): string =>
  rightsOf(routeOwner(pathname, remotes)?.route.meta);

const rightsOf = (meta: RouteDeclaration['meta']): string =>
  [meta?.connects ?? '', ...(meta?.devices ?? []).toSorted()].join(' ');

/** What the edge knew of this browser when it made this document. */
const knownCanaries = rememberedCanaries();

/** Where this document was loaded: its policy is that of the address of then. */
function loadedAt(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? location.href, location.href).pathname;
}

/**
 * Whether the page needs another document: this one may do less than the page declares, or more. It is decided
 * on arrival: a release that comes meanwhile takes nobody's work away.
 */
export function useNeedsOtherDocument(pathname: string, remotes: Remotes): boolean {
  const [decided, setDecided] = useState(() => ({ pathname, answer: needs(pathname, remotes) }));
  if (decided.pathname === pathname) return decided.answer;
  const answer = needs(pathname, remotes);
  setDecided({ pathname, answer });
  return answer;
}

/**
 * Of a document that was loaded for this page by who knew which release it is of, another one would be the same,
 * so it happens once: static hosting gives no right to pages below an address, and an edge of before none to a canary.
 */
function needs(pathname: string, remotes: Remotes): boolean {
  const from = loadedAt();
  const given = documentRights() ?? rightsAt(from, remotes);
  if (given === rightsAt(pathname, remotes)) return false;
  return from !== pathname || rememberedCanaries() !== knownCanaries;
}

/** The address is the new one already. */
export const loadDocument = (): void => location.reload();
