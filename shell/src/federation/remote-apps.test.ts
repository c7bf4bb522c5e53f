import type { RemoteManifest } from 'contracts';
import type { RemoteApp } from 'shared-ui/remote';
import type { HealthReport } from './health.ts';
import { createRemoteApps, type Candidate } from './remote-apps.ts';

const release = { base: '/_remotes/mf-x/1/', remoteJsonHash: '', integrityHash: '' };
const candidate = (version: string): Candidate => ({ version, release });
const declared = { name: 'mf-x', owner: 'Team' } as RemoteManifest;
const app = (parts: Partial<RemoteApp> = {}): RemoteApp => ({
  routes: [],
  widgets: {},
  messages: async () => ({}),
  ...parts,
});

function setUp(versions: string[]) {
  let wanted = versions;
  let isQuiet = true;
  let isFirstVisit: boolean | null = null;
  const broken = new Set<string>();
  const hanging = new Set<string>();
  let loadMs = 0;
  const loads: string[] = [];
  const reports: HealthReport[] = [];
  const parts: { isSafeToSwap?: () => boolean } = {};
  const apps = createRemoteApps({
    candidates: (key) => (key === 'mf-x' ? wanted.map(candidate) : []),
    isQuiet: () => isQuiet,
    isFirstVisit: () => isFirstVisit,
    report: (report) => reports.push(report),
    load: async (_key, version, _release, isAgain) => {
      loads.push(isAgain ? `${version} again` : version);
      if (hanging.has(version)) return new Promise(() => undefined);
      if (loadMs > 0) await new Promise((resolve) => setTimeout(resolve, loadMs));
      if (broken.has(version)) throw new Error(`${version} is broken`);
      return { app: app(parts), declared };
    },
  });
  return {
    apps,
    broken,
    hanging,
    loads,
    reports,
    parts,
    now: () => apps.loaded('mf-x')?.version,
    load: async () => (await apps.loadRemoteApp('mf-x')).version,
    wants: (...next: string[]) => {
      wanted = next;
    },
    slow: (ms: number) => {
      loadMs = ms;
    },
    visits: (first: boolean) => {
      isFirstVisit = first;
    },
    disturb: () => {
      isQuiet = false;
    },
    calm: () => {
      isQuiet = true;
    },
  };
}

/** What follows a change that nobody waits for. */
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the preferred version is loaded once, and reported as well when it is painted, once', async () => {
  const { apps, load, loads, reports } = setUp(['2', '1']);
  expect(await Promise.all([load(), load()])).toEqual(['2', '2']);
  expect(loads).toEqual(['2']);
  expect(reports).toEqual([]);
  const remote = apps.loaded('mf-x');
  if (remote === null) throw new Error('not loaded');
  apps.painted(remote, 5);
  apps.painted(remote, 5);
  expect(reports).toEqual([{ remote: 'mf-x', version: '2', kind: 'ok' }]);
});

test.each([true, false])(
  'it is told how long code, page and drawing took (first: %s)',
  async (isFirst) => {
    jest.useFakeTimers();
    const { apps, load, reports, visits, slow } = setUp(['2']);
    visits(isFirst);
    slow(400);
    const loading = load();
    await jest.advanceTimersByTimeAsync(400);
    await loading;
    const remote = apps.loaded('mf-x');
    if (remote === null) throw new Error('not loaded');
    apps.waited(remote, 250.4);
    await jest.advanceTimersByTimeAsync(60_000);
    apps.painted(remote, 30);
    expect(reports).toEqual([
      { remote: 'mf-x', version: '2', kind: 'ok', drawn: { ms: 680, isFirst } },
    ]);
    jest.useRealTimers();
  },
);

test('a version that shows its error state is counted once for each reason, and stays', async () => {
  const { apps, load, reports, now } = setUp(['2', '1']);
  await load();
  const remote = apps.loaded('mf-x');
  if (remote === null) throw new Error('not loaded');
  for (const reason of ['a', 'a', 'b']) apps.complain(remote, new TypeError(reason));
  expect(reports.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['error', 'TypeError: a'],
    ['error', 'TypeError: b'],
  ]);
  expect(now()).toBe('2');
});

test('a version that fails gives way to the one before, and is reported', async () => {
  const { load, broken, reports } = setUp(['2', '1']);
  broken.add('2');
  expect(await load()).toBe('1');
  expect(reports).toEqual([
    { remote: 'mf-x', version: '2', kind: 'error', reason: 'Error: 2 is broken' },
  ]);
});

test('two that fail give way to the one before both', async () => {
  const { load, broken } = setUp(['3', '2', '1']);
  broken.add('3').add('2');
  expect(await load()).toBe('1');
});

test('a version that hangs gets company by the one before', async () => {
  jest.useFakeTimers();
  const { load, hanging } = setUp(['2', '1']);
  hanging.add('2');
  const loading = load();
  await jest.advanceTimersByTimeAsync(2600);
  expect(await loading).toBe('1');
  jest.useRealTimers();
});

test('when all fail a further call tries all again, past what the page holds of them', async () => {
  const { load, broken, loads } = setUp(['2', '1']);
  broken.add('2').add('1');
  await expect(load()).rejects.toThrow('1 is broken');
  broken.clear();
  expect(await load()).toBe('2');
  expect(loads).toEqual(['2', '1', '2 again']);
});

test('one that crashes in use is given up for the one before, and reported once', async () => {
  const { apps, load, now, reports } = setUp(['2', '1']);
  await load();
  const crashed = apps.loaded('mf-x');
  expect(crashed && apps.rejectVersion(crashed, new Error('at mount'))).toBe(true);
  expect(now()).toBeUndefined();
  expect(await load()).toBe('1');
  expect(crashed && apps.rejectVersion(crashed, new Error('again'))).toBe(true);
  expect(now()).toBe('1');
  expect(reports.filter(({ kind }) => kind === 'error')).toHaveLength(1);
});

test('the last one is not given up: its page shows the fault', async () => {
  const { apps, load, now } = setUp(['2']);
  await load();
  const crashed = apps.loaded('mf-x');
  expect(crashed && apps.rejectVersion(crashed, new Error('at mount'))).toBe(false);
  expect(now()).toBe('2');
});

test('starting over loads anew, and what was under way speaks for nobody', async () => {
  const { apps, load, now, hanging, loads } = setUp(['2']);
  hanging.add('2');
  void apps.loadRemoteApp('mf-x');
  hanging.clear();
  apps.reset('mf-x');
  expect(await load()).toBe('2');
  expect(now()).toBe('2');
  expect(loads).toEqual(['2', '2 again']);
});

describe('another version is wanted', () => {
  test('what nobody looks at is dropped, and the next use loads it', async () => {
    const { apps, load, wants, now } = setUp(['1']);
    await load();
    wants('2', '1');
    apps.applyPreferred();
    expect(now()).toBeUndefined();
    expect(await load()).toBe('2');
  });

  test('what was taken back while it was loading is not what the page gets', async () => {
    const { apps, load, wants, now, loads } = setUp(['2', '1']);
    const loading = load();
    wants('1');
    apps.clearFailures('mf-x');
    apps.applyPreferred();
    expect(await loading).toBe('1');
    expect([now(), loads]).toEqual(['1', ['2', '1']]);
  });

  test('what is shown on a quiet page is exchanged, once the next is ready', async () => {
    const { apps, load, wants, now } = setUp(['1']);
    await load();
    const shown = apps.loaded('mf-x');
    if (shown) apps.mounted(shown);
    const ready: string[] = [];
    apps.beforeSwap(async ({ version }) => ready.push(version));
    wants('2', '1');
    apps.applyPreferred();
    expect(now()).toBe('1');
    await later();
    expect(now()).toBe('2');
    expect(ready).toEqual(['2']);
  });

  test('what somebody types into stays until the page is left', async () => {
    const { apps, load, wants, now, disturb, calm, loads } = setUp(['1']);
    await load();
    const shown = apps.loaded('mf-x');
    const gone = shown ? apps.mounted(shown) : () => undefined;
    disturb();
    wants('2', '1');
    apps.applyPreferred();
    await later();
    expect([now(), loads]).toEqual(['1', ['1']]);
    calm();
    gone();
    expect(await load()).toBe('2');
  });

  test('what waits for a dialog or a video comes when that is over', async () => {
    jest.useFakeTimers();
    const { apps, load, wants, now, disturb, calm } = setUp(['1']);
    await load();
    const shown = apps.loaded('mf-x');
    if (shown) apps.mounted(shown);
    disturb();
    wants('2', '1');
    apps.applyPreferred();
    await jest.advanceTimersByTimeAsync(5000);
    expect(now()).toBe('1');
    calm();
    await jest.advanceTimersByTimeAsync(1000);
    expect(now()).toBe('2');
    jest.useRealTimers();
  });

  test('one that is taken back while it arrives is not put in', async () => {
    const { apps, load, wants, now, loads } = setUp(['1']);
    await load();
    const shown = apps.loaded('mf-x');
    if (shown) apps.mounted(shown);
    wants('2', '1');
    apps.applyPreferred();
    wants('3', '1');
    apps.applyPreferred();
    await later();
    expect([now(), loads]).toEqual(['3', ['1', '2', '3']]);
  });

  test.each([
    ['somebody begins to type', (changed: ReturnType<typeof setUp>) => changed.disturb()],
    ['it is no longer preferred', (changed: ReturnType<typeof setUp>) => changed.wants('1')],
  ])('none is put in, not for a moment, when %s while it arrives', async (_what, happens) => {
    const changed = setUp(['1']);
    const { apps, load, wants, now } = changed;
    await load();
    const shown = apps.loaded('mf-x');
    if (shown) apps.mounted(shown);
    const seen = new Set<string | undefined>();
    apps.states.subscribe(() => seen.add(now()));
    const arriving = Promise.withResolvers<void>();
    apps.beforeSwap(() => arriving.promise);
    wants('2', '1');
    apps.applyPreferred();
    await later();
    happens(changed);
    arriving.resolve();
    await later();
    expect(now()).toBe('1');
    expect([...seen]).not.toContain('2');
  });

  test('one without texts or code for the page leaves what works, and is reported', async () => {
    const { apps, load, wants, now, reports } = setUp(['1']);
    await load();
    const shown = apps.loaded('mf-x');
    if (shown) apps.mounted(shown);
    apps.beforeSwap(() => Promise.reject(new Error('no texts')));
    wants('2', '1');
    apps.applyPreferred();
    await later();
    expect(now()).toBe('1');
    expect(reports.at(-1)).toMatchObject({
      version: '2',
      kind: 'error',
      reason: 'Error: no texts',
    });
  });

  test('a remote that says itself that it is safe, or not, is believed', async () => {
    for (const isSafe of [true, false]) {
      const { apps, load, wants, now, disturb, parts } = setUp(['1']);
      parts.isSafeToSwap = () => isSafe;
      await load();
      const shown = apps.loaded('mf-x');
      if (shown) apps.mounted(shown);
      if (isSafe) disturb();
      wants('2');
      apps.applyPreferred();
      await later();
      expect(now()).toBe(isSafe ? '2' : '1');
    }
  });

  test('one that does not load leaves what works', async () => {
    const { apps, load, wants, now, broken } = setUp(['1']);
    await load();
    const shown = apps.loaded('mf-x');
    if (shown) apps.mounted(shown);
    broken.add('2');
    wants('2', '1');
    apps.applyPreferred();
    await later();
    expect(now()).toBe('1');
  });

  test('going back to one that worked asks for nothing', async () => {
    const { apps, load, wants, loads } = setUp(['1']);
    await load();
    wants('2', '1');
    apps.applyPreferred();
    await load();
    wants('1');
    apps.applyPreferred();
    expect(await load()).toBe('1');
    expect(loads).toEqual(['1', '2']);
  });
});

test('a version that lacks something gives way to the one before, once nobody loses anything by it', async () => {
  const { apps, load, now, reports, disturb, calm } = setUp(['2', '1']);
  await load();
  const remote = apps.loaded('mf-x');
  if (remote === null) throw new Error('not loaded');
  apps.mounted(remote);
  disturb();
  apps.giveWay(remote, new Error('without texts'));
  await later();
  expect(now()).toBe('2');
  expect(reports).toEqual([
    { remote: 'mf-x', version: '2', kind: 'error', reason: 'Error: without texts' },
  ]);
  calm();
  apps.applyPreferred();
  await later();
  expect(now()).toBe('1');
});

test('a version that lacks something stays where there is no other', async () => {
  const { apps, load, now } = setUp(['2']);
  await load();
  const remote = apps.loaded('mf-x');
  if (remote === null) throw new Error('not loaded');
  apps.giveWay(remote, new Error('without texts'));
  await later();
  expect(now()).toBe('2');
});

test('a version knows where its files are', async () => {
  const { apps, load } = setUp(['2']);
  await load();
  expect(apps.loaded('mf-x')?.base).toBe(`${location.origin}/_remotes/mf-x/1/`);
});
