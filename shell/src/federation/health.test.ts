import { cameOverNetwork, reportHealth } from './health.ts';

class Entry {
  readonly name: string;
  readonly transferSize: number;

  constructor(name: string, transferSize: number) {
    this.name = name;
    this.transferSize = transferSize;
  }
}
const base = '/_remotes/mf-x/2/';
const file = (name: string, size: number) =>
  new Entry(new URL(base + name, location.origin).href, size);
const other = new Entry(new URL('/_remotes/mf-x/1/app.js', location.origin).href, 900);

test.each<[string, Entry[], boolean | null]>([
  ['a file that was sent', [other, file('app.js', 0), file('page.js', 900)], true],
  ['files of a cache alone', [other, file('app.js', 0), file('page.js', 0)], false],
  ['files of another version', [other], null],
  ['nothing that is still known', [], null],
])('over the network, by %s', (_, entries, expected) => {
  Object.assign(globalThis, { PerformanceResourceTiming: Entry });
  Object.assign(performance, { getEntriesByType: () => entries });
  expect(cameOverNetwork(base)).toBe(expected);
});

test('a page with a preview reports nothing, any other does', () => {
  const fetched = jest.fn(async () => new Response(null, { status: 204 }));
  Object.assign(globalThis, { fetch: fetched });
  const preview = document.createElement('script');
  preview.type = 'application/json';
  preview.id = 'preview';
  preview.textContent = '{"until":"2026-12-04T10:00:00.000Z","remotes":{}}';
  document.body.append(preview);
  reportHealth({ remote: 'mf-x', version: '1', kind: 'error' });
  expect(fetched).not.toHaveBeenCalled();
  preview.remove();
  reportHealth({ remote: 'mf-x', version: '1', kind: 'error' });
  expect(fetched).toHaveBeenCalledTimes(1);
});
