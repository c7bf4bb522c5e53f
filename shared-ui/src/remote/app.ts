import type { RemoteApp } from './contract.ts';

/** Checks the value that a remote exposes as `./app` against the contract, at compile time. */
export function defineRemoteApp(app: RemoteApp): RemoteApp {
  return app;
}
