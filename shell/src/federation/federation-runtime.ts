import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

const manifestTimeOutMs = 5000;

let isGuarded = false;

/** The runtime's own fetch has no time-out and takes any status and any type for a manifest. */
function guardManifests(): void {
  if (isGuarded) return;
  isGuarded = true;
  registerPlugins([
    {
      name: 'workerbadge-manifest',
      async fetch(url: string, options: RequestInit) {
        const answer = await fetch(url, {
          ...options,
          signal: AbortSignal.timeout(manifestTimeOutMs),
        });
        const type = answer.headers.get('content-type') ?? '';
        if (!answer.ok || !type.includes('json')) {
          throw new Error(`${url}: ${answer.status} ${type}`);
        }
        return answer;
      },
    },
  ]);
}

/** Registers a release under a runtime name of its own and brings what it exposes as `./app`. */
export async function loadExposedApp(runtimeName: string, base: string): Promise<unknown> {
  guardManifests();
  const entry = new URL(`${base}mf-manifest.json`, location.origin).href;
  registerRemotes([{ name: runtimeName, entry }]);
  return loadRemote<unknown>(`${runtimeName}/app`);
}
