import { ReleaseRefusal } from '../release/release-refusal.ts';

export { createRemote } from './create-remote.ts';

/** Among them what the gate refuses. */
export const isRefusal = (error: unknown): error is Error => error instanceof ReleaseRefusal;
export { outsideRemoteFiles } from './outside-remote-files.ts';
