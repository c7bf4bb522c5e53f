import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import { messages } from './messages.ts';

/** The three videos of PUB-07, by the names under which an installation configures them. */
export const tutorialVideos = [
  { key: 'wallet', title: messages.wallet, transcript: messages.walletTranscript },
  { key: 'identity', title: messages.identity, transcript: messages.identityTranscript },
  { key: 'spid', title: messages.spid, transcript: messages.spidTranscript },
] as const;

export type TutorialKey = (typeof tutorialVideos)[number]['key'];

/** Which videos there are: identifiers at the video service. `GET config`. */
export const tutorialVideosQuery = queryOptions({
  queryKey: endpointKey('/api/config', 'tutorialVideos'),
  queryFn: async ({ signal }): Promise<Partial<Record<TutorialKey, string>>> =>
    (await api.get('/api/config', { signal })).tutorialVideos,
});

/** The service's address that sets no cookies before it plays (E81). */
export const embedUrl = (id: string, language: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&cc_load_policy=1&hl=${language}&rel=0`;

/**
 * The policy of a document is that of the address at which it was loaded, and only the tutorial's own
 * allows the frame: whoever came from another page of the application must load it again.
 */
export function isLoadedAt(pathname: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name, location.href).pathname === pathname;
}
