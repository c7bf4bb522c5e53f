import type { Registry } from 'contracts';
import type { RemoteApp } from 'shared-ui/remote';
import { rememberCanaries, rememberedCanaries } from '../page-data.ts';
import { testHost, testRegistry } from '../testing/host.ts';

const app: RemoteApp = { routes: [], widgets: {}, messages: async () => ({}) };

/** A canary of the catalogue for this share of the visitors. */
function withCanary(percent: number): Registry {
  const registry = testRegistry();
  const catalogue = registry.remotes['mf-catalogue'];
  const stable = catalogue?.versions['1.0.0'];
  if (catalogue === undefined || stable === undefined) throw new Error('no catalogue');
  const canary = { version: '1.1.0', percent, salt: 'a' };
  const versions = { ...catalogue.versions, '1.1.0': { ...stable, base: '/_remotes/x/1.1.0/' } };
  return {
    ...registry,
    remotes: { ...registry.remotes, 'mf-catalogue': { ...catalogue, canary, versions } },
  };
}

test('the canaries of a visitor are named with their versions, before they are loaded and after', async () => {
  const host = testHost({ 'mf-catalogue': app }, withCanary(100));
  expect(host.canaries).toEqual(['mf-catalogue@1.1.0']);
  await host.apps.loadRemoteApp('mf-catalogue');
  expect(host.canaries).toEqual(['mf-catalogue@1.1.0']);
});

test('whoever is in none has none, also when the canary of before has ended', () => {
  expect(testHost({}, withCanary(0)).canaries).toEqual([]);
  const host = testHost({}, withCanary(100));
  host.adopt({ ...testRegistry(), revision: 2 });
  expect(host.canaries).toEqual([]);
});

test('a canary that does not work, so that the stable version took its place, is none', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = testHost({ 'mf-catalogue 1.0.0': app }, withCanary(100));
  await host.apps.loadRemoteApp('mf-catalogue');
  expect(host.canaries).toEqual([]);
});

test('the server is told of them, and of nothing where there are none', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  rememberCanaries([]);
  expect(write).not.toHaveBeenCalled();
  rememberCanaries(['mf-a@1.0.0-aa', 'mf-b@2.0.0-bb']);
  expect(rememberedCanaries()).toBe('mf-a@1.0.0-aa/mf-b@2.0.0-bb');
  rememberCanaries(['mf-a@1.0.0-aa', 'mf-b@2.0.0-bb']);
  expect(write).toHaveBeenCalledTimes(1);
  rememberCanaries([]);
  expect(rememberedCanaries()).toBe('');
});
