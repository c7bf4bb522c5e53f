export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export { releaseName } from './release-name.ts';
export type { ReleaseName } from './release-name.ts';
export type { ShellFiles } from './documents/entry-files-plugin.ts';
