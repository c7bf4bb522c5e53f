/** The private path requested before login, for this tab (E5). */
const key = 'login:next';

/** Same-origin paths only: what could lead elsewhere, or back into the login, is dropped. */
export function safePath(value: string | null): string | null {
  if (value === null || !value.startsWith('/') || /^\/[/\\]/.test(value)) return null;
  // Control characters, which URL parsers drop, could turn a path into an address.
  if (Array.from(value).some((character) => character.charCodeAt(0) < 0x20)) return null;
  const { origin, pathname } = new URL(value, location.origin);
  if (origin !== location.origin || /^\/(login|auth)?$/i.test(pathname)) return null;
  return value;
}

export const askedPath = {
  keep: (path: string): void => sessionStorage.setItem(key, path),
  /** Gives it once. */
  take: (): string | null => {
    const path = safePath(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return path;
  },
  forget: (): void => sessionStorage.removeItem(key),
};
