import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { messages } from './messages.ts';

/** The three videos of PUB-07, by the names under which an installation configures or keeps them. */
export const tutorialVideos = [
  { key: 'wallet', title: messages.wallet, transcript: messages.walletTranscript },
  { key: 'identity', title: messages.identity, transcript: messages.identityTranscript },
  { key: 'spid', title: messages.spid, transcript: messages.spidTranscript },
] as const;

export type TutorialKey = (typeof tutorialVideos)[number]['key'];

/** Which videos are at the video service, by their identifiers there. `GET config`. */
export const tutorialVideosQuery = queryOptions({
  queryKey: endpointKey('/api/config', 'tutorialVideos'),
  queryFn: async ({ signal }): Promise<Partial<Record<TutorialKey, string>>> =>
    (await api.get('/api/config', { signal })).tutorialVideos,
});

export type TutorialClip = AnswerOf<'/api/Tutorial/Videos', 'get'>[number];

/** The videos that the installation keeps itself. `GET Tutorial/Videos`. */
export const tutorialClipsQuery = queryOptions({
  queryKey: endpointKey('/api/Tutorial/Videos'),
  queryFn: ({ signal }) => api.get('/api/Tutorial/Videos', { signal }),
});

/** Where a video is played from: the service that the installation names for it, else its own file. */
export type TutorialSource = { youtubeId: string } | { clip: TutorialClip };

export function tutorialSource(
  key: TutorialKey,
  ids: Partial<Record<TutorialKey, string>>,
  clips: readonly TutorialClip[],
): TutorialSource | null {
  const youtubeId = ids[key];
  if (youtubeId !== undefined) return { youtubeId };
  const clip = clips.find((candidate) => candidate.key === key);
  return clip === undefined ? null : { clip };
}

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
