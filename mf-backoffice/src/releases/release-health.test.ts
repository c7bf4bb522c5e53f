import { healthOf, remoteHealth, type Health } from './release-health.ts';

test.each<[number, number, Health]>([
  [0, 0, 'unknown'],
  [100, 0, 'healthy'],
  [99, 1, 'healthy'],
  [98, 2, 'suffering'],
  [91, 9, 'suffering'],
  [90, 10, 'failing'],
  [0, 1, 'failing'],
])('%d good and %d bad reports: %s', (ok, error, expected) => {
  const errorRate = ok + error === 0 ? 0 : error / (ok + error);
  expect(healthOf({ ok, error, errorRate })).toBe(expected);
});

const version = (state: 'stable' | 'canary' | 'previous', ok: number, error: number) => ({
  version: '1',
  state,
  ok,
  error,
  errorRate: ok + error === 0 ? 0 : error / (ok + error),
  reasons: [],
  publishedAt: null,
  publishedBy: null,
});

test.each<[string, Parameters<typeof remoteHealth>[0]['versions'], Health]>([
  ['the worst of what is served', [version('stable', 9, 0), version('canary', 1, 9)], 'failing'],
  ['not of what was before', [version('stable', 9, 0), version('previous', 0, 9)], 'healthy'],
  ['unknown without reports', [version('stable', 0, 0)], 'unknown'],
])('a remote is as well as %s', (_, versions, expected) => {
  expect(remoteHealth({ versions })).toBe(expected);
});
