import { paths } from 'shared-ui/paths';

export type Shared =
  | { how: 'sheet' }
  | { how: 'copied' }
  /** The browser allows neither: the address is for copying by hand. */
  | { how: 'shown'; url: string };

/** Hands the public address of a badge on: by the sheet of the device where there is one, else by the clipboard. */
export async function shareBadge(badge: { id: string; title: string }): Promise<Shared> {
  const url = new URL(paths.publicCertification(badge.id), window.location.href).href;
  const data = { title: badge.title, url };
  if ('canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return { how: 'sheet' };
    } catch (error) {
      // Closed without sharing: nothing is to be said.
      if (error instanceof DOMException && error.name === 'AbortError') return { how: 'sheet' };
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return { how: 'copied' };
  } catch {
    return { how: 'shown', url };
  }
}
