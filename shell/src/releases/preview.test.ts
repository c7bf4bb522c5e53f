import type { Registry, ReleasedVersion } from 'contracts';
import { versionsToTry } from '../federation/version-choice.ts';
import { pagePreview, previewed, type Preview } from './preview.ts';

const release = (base: string): ReleasedVersion => ({
  base,
  remoteJsonHash: 'a hash',
  integrityHash: 'another',
});
const registry: Registry = {
  schema: 1,
  revision: 7,
  signature: 'signed',
  remotes: {
    'mf-a': {
      owner: 'Team',
      stable: 'stable',
      previous: 'before',
      canary: { version: 'canary', percent: 100, salt: 'x' },
      versions: {
        stable: release('/_remotes/mf-a/stable/'),
        before: release('/_remotes/mf-a/before/'),
        canary: release('/_remotes/mf-a/canary/'),
      },
    },
    'mf-b': { owner: 'Team', stable: 'b', versions: { b: release('/_remotes/mf-b/b/') } },
  },
};
const preview: Preview = {
  until: '2026-12-04T10:00:00.000Z',
  remotes: {
    'mf-a': { version: 'stored', release: release('/_remotes/mf-a/stored/') },
    'mf-new': { version: 'first', release: release('/_remotes/mf-new/first/') },
  },
};
const visitor = { id: 'somebody', role: null };

test('a preview comes before the canary and the stable version, and falls back to neither', () => {
  const remote = registry.remotes['mf-a'];
  expect(remote && versionsToTry(remote, visitor)).toEqual(['canary', 'stable', 'before']);
  const { remotes, revision } = previewed(registry, preview);
  expect(remotes['mf-a'] && versionsToTry(remotes['mf-a'], visitor)).toEqual(['stored']);
  expect(remotes['mf-a']?.versions['stored']).toEqual(release('/_remotes/mf-a/stored/'));
  expect(remotes['mf-new']?.stable).toBe('first');
  expect(remotes['mf-b']).toBe(registry.remotes['mf-b']);
  expect(revision).toBe(7);
});

test('a page without one has the registry as it is', () => {
  expect(pagePreview()).toBeNull();
  expect(previewed(registry, null)).toBe(registry);
});
