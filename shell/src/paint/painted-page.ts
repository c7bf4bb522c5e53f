import { matchPath } from 'react-router-dom';
import type { PaintedPage, PaintPlace, RemotePaint } from 'shared-ui/remote';
import { shellPaint } from './shell-pages.ts';

export type FoundPage = { page: PaintedPage; place: PaintPlace; owner: RemotePaint };

/** The page that paints an address; null for an address that nobody paints. */
export function paintedPage(remote: RemotePaint | null, address: string): FoundPage | null {
  const owner = remote ?? shellPaint;
  const { pathname, searchParams: search } = new URL(address);
  for (const page of owner.pages) {
    const match = matchPath(page.path, pathname);
    if (match !== null) return { page, place: { params: match.params, search }, owner };
  }
  return null;
}
