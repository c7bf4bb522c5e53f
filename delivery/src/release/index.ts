export { ReleaseStore } from './release-store.ts';
export type { ShellPointer } from './release-log.ts';
export { isSignedBy, parseRegistry } from './registry.ts';
export { releaseFiles } from './release-files.ts';
export { openStore } from './open-store.ts';
export { openWatchedStore } from './watched-store.ts';
