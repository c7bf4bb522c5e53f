export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export { releaseName } from './release-name.ts';
export type { ReleaseName } from './release-name.ts';
export { remoteManifest } from './remote-json.ts';
export type { RemoteManifest } from './remote-json.ts';
export type { ShellFiles } from './entry-files-plugin.ts';
