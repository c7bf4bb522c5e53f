import bowser from 'bowser';

/** Browser and system by the User-Agent; null where it names none. */
export type Device = {
  kind: 'desktop' | 'phone' | 'tablet' | 'unknown';
  browser: string | null;
  system: string | null;
};

const kinds: Record<string, Device['kind']> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Reads a User-Agent, for people to recognise their own devices: nothing is decided by it. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { kind: 'unknown', browser: null, system: null };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    kind: kinds[platform.type ?? ''] ?? 'unknown',
    browser: browser.name || null,
    system: os.name || null,
  };
}
