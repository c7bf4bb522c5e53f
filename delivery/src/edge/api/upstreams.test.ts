import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Registry } from 'prom-client';
import { upstreamMetrics } from './upstream-metrics.ts';
import { parseApiUrls, Upstreams } from './upstreams.ts';

const origins = ['http://a:1', 'http://b:1', 'http://c:1'];
const none = new Set<never>();

describe('the addresses of the API', () => {
  test('are origins, each once', () => {
    assert.deepEqual(parseApiUrls('http://a:1/, https://b ,http://a:1,'), [
      'http://a:1',
      'https://b',
    ]);
  });
  for (const text of ['', ' , ', 'a:8081', 'ftp://a', 'http://a/api', '10.0.0.4']) {
    test(`"${text}" is refused with the name of the variable`, () => {
      assert.throws(() => parseApiUrls(text), /API_URL/u);
    });
  }
});

describe('the next request goes', () => {
  test('to each in turn while they are equal', () => {
    const upstreams = new Upstreams(origins);
    const chosen = Array.from({ length: 6 }, () => upstreams.choose(none)?.origin);
    assert.deepEqual(
      chosen.slice(0, 3).toSorted((a, b) => String(a).localeCompare(String(b))),
      origins,
    );
    assert.deepEqual(chosen.slice(3), chosen.slice(0, 3));
  });

  test('to the one with the fewest under way', () => {
    const upstreams = new Upstreams(origins);
    const [a, b, c] = upstreams.all;
    a!.underWay = 3;
    b!.underWay = 1;
    c!.underWay = 2;
    for (let i = 0; i < 4; i++) assert.equal(upstreams.choose(none), b);
  });

  test('to one that is ready, else to one that answers, else to any; never twice to the same', () => {
    const upstreams = new Upstreams(origins);
    const [a, b, c] = upstreams.all;
    upstreams.setHealth(a!, 'away');
    upstreams.setHealth(b!, 'unready');
    c!.underWay = 50;
    assert.equal(upstreams.choose(none), c);
    assert.equal(upstreams.choose(new Set([c!])), b);
    assert.equal(upstreams.choose(new Set([c!, b!])), a);
    assert.equal(upstreams.choose(new Set([a!, b!, c!])), null);
  });
});

test('the metrics tell the processes apart, and stay counters from scrape to scrape', async () => {
  const upstreams = new Upstreams(['http://a:1', 'http://b:1']);
  const registry = new Registry();
  upstreamMetrics(registry, upstreams);
  const [a, b] = upstreams.all;
  upstreams.setHealth(b!, 'away');
  a!.underWay = 2;
  a!.outcomes.answered = 5;
  a!.taken = 1;
  b!.outcomes.refused = 1;
  await registry.metrics();
  const lines = (await registry.metrics()).split('\n');
  for (const line of [
    'up{upstream="http://a:1"} 1',
    'up{upstream="http://b:1"} 0',
    'requests_under_way{upstream="http://a:1"} 2',
    'requests_total{upstream="http://a:1",outcome="answered"} 5',
    'requests_total{upstream="http://b:1",outcome="refused"} 1',
    'taken_total{upstream="http://a:1"} 1',
  ]) {
    assert.ok(lines.includes(`workerbadge_edge_upstream_${line}`), line);
  }
});
