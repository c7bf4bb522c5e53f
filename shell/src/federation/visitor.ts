import { currentSession } from 'shared-auth';
import type { Visitor } from './version-choice.ts';

const storageKey = 'shell:visitor';

/** A number without meaning, so that a guest stays in or out of a canary. */
function guestNumber(): string {
  try {
    const known = localStorage.getItem(storageKey);
    if (known !== null) return known;
    const number = String(crypto.getRandomValues(new Uint16Array(1))[0]);
    localStorage.setItem(storageKey, number);
    return number;
  } catch {
    return '0';
  }
}

export function currentVisitor(): Visitor {
  const { person, role } = currentSession();
  return { id: person?.userId ?? guestNumber(), role };
}
