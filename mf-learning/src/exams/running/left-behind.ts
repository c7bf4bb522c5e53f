const KEY = 'exam:held';

type Held = { attemptId: string; screen: string };

/** The screens whose lock this page has. A lock ends with its page, also when the browser is killed. */
const own = new Set<string>();

// There are locks in secure contexts only; without them a dead page is not told from a live one.
const locks = (): LockManager | undefined => globalThis.navigator.locks;

/** @returns whether this page has the lock of the screen; never, while another page lives that has it */
function hold(screen: string, options: LockOptions): Promise<boolean> {
  if (own.has(screen)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const manager = locks();
    if (manager === undefined) return resolve(false);
    manager
      .request(`exam:screen:${screen}`, options, (lock) => {
        if (lock !== null) own.add(screen);
        resolve(lock !== null);
        // Until the page ends.
        return lock === null ? undefined : new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

/**
 * The server lets this screen answer: who opens the attempt on this device after this page has ended may go on in
 * its name. Only the last attempt is known, as a person has one at a time.
 */
export async function noteHeld(attemptId: string, screen: string): Promise<void> {
  // The lock before the note: a note alone would let a second tab pass for this one. After a reload the page
  // before may have it a moment longer.
  if (!(await hold(screen, {}))) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ attemptId, screen } satisfies Held));
  } catch {
    // Forbidden or full: then a killed browser is another device, which one press brings back.
  }
}

/**
 * The screen of a page of this device that held the attempt and is gone, closed or killed with its browser: from
 * now on this page's own. The server still decides whether that screen may answer.
 * @returns null where there is none, or where its page still lives
 */
export async function screenLeftBehind(attemptId: string): Promise<string | null> {
  const held = stored();
  if (held?.attemptId !== attemptId) return null;
  return (await hold(held.screen, { ifAvailable: true })) ? held.screen : null;
}

function stored(): Held | null {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Held> | null;
    if (typeof value?.attemptId !== 'string' || typeof value.screen !== 'string') return null;
    return { attemptId: value.attemptId, screen: value.screen };
  } catch {
    return null;
  }
}
