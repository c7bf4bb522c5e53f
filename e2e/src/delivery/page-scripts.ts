import type { Page } from '@playwright/test';

export type Script = { path: string; bytes: number };

/** Every script that the page has taken so far, with its size over the wire (compressed). */
export function pageScripts(page: Page): Promise<Script[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map<string, number>();
    for (const { name, encodedBodySize } of entries) {
      const { pathname } = new URL(name);
      // A preloaded script is listed twice: for the hint and for its use.
      if (pathname.endsWith('.js')) {
        sizes.set(pathname, Math.max(sizes.get(pathname) ?? 0, encodedBodySize));
      }
    }
    return [...sizes].map(([path, bytes]) => ({ path, bytes }));
  });
}

export const totalBytes = (scripts: Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** `mf-catalogue` for a file of one of its releases. */
export const remoteOf = ({ path }: Script): string | undefined =>
  /^\/_remotes\/([^/]+)\//.exec(path)?.[1];
