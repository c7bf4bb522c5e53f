import type { Change } from './waiting.ts';

const PREFIX = 'exam:waiting:';

type Stored = { endsAt: string; changes: Change[] };

/**
 * The changes of an attempt that wait, on this device: a reload or a killed browser sends them later. Where the
 * browser forbids storage they live as long as the page.
 */
export const storedWaiting = {
  read(attemptId: string): Change[] {
    return parsed(read(PREFIX + attemptId))?.changes ?? [];
  },
  /** @param endsAt when they stop to matter */
  write(attemptId: string, endsAt: string, changes: readonly Change[]): void {
    if (changes.length === 0) this.forget(attemptId);
    else
      attempt(() => localStorage.setItem(PREFIX + attemptId, JSON.stringify({ endsAt, changes })));
  },
  forget(attemptId: string): void {
    attempt(() => localStorage.removeItem(PREFIX + attemptId));
  },
  /** Removes those of exams that are over: nobody will send them. */
  forgetEnded(serverNowMs: number): void {
    attempt(() => {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith(PREFIX)) continue;
        const stored = parsed(localStorage.getItem(key));
        if (stored === null || !(Date.parse(stored.endsAt) > serverNowMs)) {
          localStorage.removeItem(key);
        }
      }
    });
  },
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Forbidden or full: the page still has them.
  }
}

function parsed(text: string | null): Stored | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    if (typeof value?.endsAt !== 'string' || !Array.isArray(value.changes)) return null;
    return {
      endsAt: value.endsAt,
      changes: value.changes.filter(
        ({ position, sequence }) => Number.isInteger(position) && Number.isInteger(sequence),
      ),
    };
  } catch {
    return null;
  }
}
