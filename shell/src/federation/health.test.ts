import { cameOverNetwork } from './health.ts';

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
