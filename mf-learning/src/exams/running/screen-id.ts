const KEY = 'exam:screen';

let known: string | null = null;

/**
 * The name of this tab for the server, which lets one tab answer. It passes over a reload alone: a copy of the
 * tab copies its storage too, and would pass for the same one.
 */
export function screenId(): string {
  if (known !== null) return known;
  const carried = sessionValue();
  keep(null);
  known = carried ?? crypto.randomUUID();
  window.addEventListener('pagehide', () => keep(known));
  // Back from the browser's memory of pages: the copy has to go again.
  window.addEventListener('pageshow', () => keep(null));
  return known;
}

function sessionValue(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, value);
  } catch {
    // Without storage a reload is another tab, which one press brings back.
  }
}
