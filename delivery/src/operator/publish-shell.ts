import { publishRemote } from './publish-remote.ts';
import type { Publication } from './publish-remote.ts';

/** Builds, tests, and serves a shell, unless a remote that is served could not live with it. */
export const publishShell = (publication: Omit<Publication, 'key' | 'canary'>): Promise<string> =>
  publishRemote({ ...publication, key: 'shell' });
