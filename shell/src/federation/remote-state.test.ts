import type { RemoteManifest } from 'contracts';
import {
  initialRemoteState,
  loadedOf,
  reduceRemote,
  type LoadedRemote,
  type Presence,
  type RemoteEvent,
  type RemoteState,
} from './remote-state.ts';

const version = (name: string): LoadedRemote => ({
  key: 'mf-x',
  version: name,
  app: { routes: [], widgets: {}, messages: async () => ({}) },
  base: `https://workerbadge.test/_remotes/mf-x/${name}/`,
  declared: { name: 'mf-x' } as RemoteManifest,
});
const one = version('1');
const two = version('2');
const attempt = new Promise<LoadedRemote>(() => undefined);
const earlier = new Promise<LoadedRemote>(() => undefined);

const presences = {
  absent: { is: 'absent' },
  loading: { is: 'loading', attempt },
  loaded: { is: 'loaded', remote: one },
  swapping: { is: 'swapping', remote: one, next: '2' },
} satisfies Record<string, Presence>;

const after = (event: RemoteEvent, state: Partial<RemoteState> = {}): RemoteState =>
  reduceRemote({ ...initialRemoteState, ...state }, event);

const loadedTwo: Presence = { is: 'loaded', remote: two };

/** The presence that follows; an event leaves every presence that is not listed as it is. */
const transitions: [RemoteEvent, Partial<Record<keyof typeof presences, Presence>>][] = [
  [{ type: 'loadStarted', attempt }, { absent: presences.loading }],
  [{ type: 'loadSucceeded', attempt, remote: two }, { loading: loadedTwo }],
  [{ type: 'loadSucceeded', attempt: earlier, remote: two }, {}],
  [{ type: 'loadFailed', attempt }, { loading: presences.absent }],
  [{ type: 'loadFailed', attempt: earlier }, {}],
  [{ type: 'swapStarted', next: '2' }, { loaded: presences.swapping }],
  [{ type: 'swapSucceeded', remote: two }, { swapping: loadedTwo }],
  [{ type: 'swapSucceeded', remote: version('3') }, {}],
  [{ type: 'swapEnded', next: '2' }, { swapping: presences.loaded }],
  [{ type: 'swapEnded', next: '3' }, {}],
  [
    { type: 'unloaded' },
    { loading: presences.absent, loaded: presences.absent, swapping: presences.absent },
  ],
  [
    { type: 'reset', versions: [] },
    { loading: presences.absent, loaded: presences.absent, swapping: presences.absent },
  ],
  [{ type: 'versionLoaded', remote: two }, {}],
  [{ type: 'versionFailed', version: '1' }, {}],
  [{ type: 'versionsLate', versions: ['1'] }, {}],
  [{ type: 'failuresCleared' }, {}],
  [{ type: 'mounted' }, {}],
  [{ type: 'unmounted' }, {}],
];

describe.each(transitions)('%j', (event, next) => {
  test.each(Object.keys(presences) as (keyof typeof presences)[])('while %s', (name) => {
    const presence = presences[name];
    expect(after(event, { presence }).presence).toEqual(next[name] ?? presence);
  });
});

test.each<[keyof typeof presences, LoadedRemote | null]>([
  ['absent', null],
  ['loading', null],
  ['loaded', one],
  ['swapping', one],
])('while %s the page has version %p', (name, remote) => {
  expect(loadedOf({ ...initialRemoteState, presence: presences[name] })).toBe(remote);
});

describe('what is known of the versions', () => {
  test('one that fails is avoided, and broken until it loads again', () => {
    const failed = after({ type: 'versionFailed', version: '1' }, { known: new Map([['1', one]]) });
    expect([failed.avoided, failed.known]).toEqual([new Set(['1']), new Map([['1', 'broken']])]);
    const loaded = reduceRemote(failed, { type: 'versionLoaded', remote: one });
    expect(loaded.known).toEqual(new Map([['1', one]]));
  });

  test('one that is late is avoided, and not broken', () => {
    const late = after({ type: 'versionsLate', versions: ['2', '3'] });
    expect([late.avoided, late.known]).toEqual([new Set(['2', '3']), new Map()]);
  });

  test('cleared failures are no longer avoided, and still broken', () => {
    const failed = after({ type: 'versionFailed', version: '1' });
    const cleared = reduceRemote(failed, { type: 'failuresCleared' });
    expect([cleared.avoided, cleared.known]).toEqual([new Set(), failed.known]);
  });

  test('a reset has every candidate loaded again, avoids none and ends the epoch', () => {
    const reset = after(
      { type: 'reset', versions: ['2', '1'] },
      { avoided: new Set(['2']), known: new Map([['1', one]]), epoch: 4 },
    );
    expect(reset.avoided).toEqual(new Set());
    expect(reset.known).toEqual(
      new Map([
        ['1', 'broken'],
        ['2', 'broken'],
      ]),
    );
    expect(reset.epoch).toBe(5);
  });
});

test('what is mounted is counted', () => {
  const twice = reduceRemote(after({ type: 'mounted' }), { type: 'mounted' });
  expect([twice.mounts, reduceRemote(twice, { type: 'unmounted' }).mounts]).toEqual([2, 1]);
});
