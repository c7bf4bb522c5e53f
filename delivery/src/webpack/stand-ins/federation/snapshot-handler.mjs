// Manifests are read and checked by the shell (shell/src/federation/release-loader.ts), never by the runtime.
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
