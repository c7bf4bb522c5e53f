import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '../app.ts';
import { authenticate } from '../domains/identity/index.ts';
import { freePort } from '../testing/free-port.ts';
import { testPlatform } from '../testing/platform.ts';
import { serveMetrics } from 'server-process';
import { serverMetrics } from './metrics.ts';

const files = join(import.meta.dirname, '../../../delivery/deploy/observability');
const prometheus = [
  '/usr/bin/prometheus',
  '/usr/local/bin/prometheus',
  '/opt/homebrew/bin/prometheus',
].find((path) => existsSync(path));
const skip = prometheus === undefined ? 'no Prometheus on this machine' : false;

type Found = { data: { result: { metric: Record<string, string>; value: [number, string] }[] } };

test(
  'a Prometheus scrapes the server, and knows every name of the rules and of the dashboard',
  { skip },
  async () => {
    const t = await testPlatform();
    const metrics = serverMetrics(t.platform);
    const app = await buildApp(t.platform, authenticate(t.platform), metrics.registry);
    await app.ready();
    await app.inject({ url: '/api/config' });
    await app.inject({ url: '/api/Cart' });
    const host = '127.0.0.1';
    const port = await freePort();
    await serveMetrics(metrics, { host, port });

    const directory = mkdtempSync(join(tmpdir(), 'workerbadge-prometheus-'));
    const config = join(directory, 'prometheus.yml');
    writeFileSync(
      config,
      JSON.stringify({
        rule_files: [join(files, 'alerts.yaml')],
        scrape_configs: [
          {
            job_name: 'api',
            scrape_interval: '1s',
            static_configs: [{ targets: [`${host}:${port}`] }],
          },
        ],
      }),
    );
    const own = await freePort();
    const scraper = spawn(
      prometheus ?? '',
      [
        `--config.file=${config}`,
        `--storage.tsdb.path=${join(directory, 'data')}`,
        `--web.listen-address=${host}:${own}`,
        '--log.level=error',
      ],
      { stdio: 'inherit' },
    );
    const ask = async (query: string) => {
      const answer = await fetch(
        `http://${host}:${own}/api/v1/query?query=${encodeURIComponent(query)}`,
      );
      return ((await answer.json()) as Found).data.result;
    };
    try {
      let up: Found['data']['result'] = [];
      for (let tries = 0; tries < 300 && up[0]?.value[1] !== '1'; tries += 1) {
        await wait(100);
        up = await ask('workerbadge_database_up').catch(() => []);
      }
      assert.equal(up[0]?.value[1], '1');
      const [requests] = await ask(
        'workerbadge_http_request_duration_seconds_count{route="/api/Cart",status="401"}',
      );
      assert.equal(requests?.value[1], '1');
      const rules = (await (await fetch(`http://${host}:${own}/api/v1/rules`)).json()) as {
        data: { groups: { rules: unknown[] }[] };
      };
      assert.ok((rules.data.groups[0]?.rules.length ?? 0) > 5);

      const text = await metrics.registry.metrics();
      const declared = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
      const used = new Set(
        ['alerts.yaml', 'dashboard.json'].flatMap((file) =>
          [
            ...readFileSync(join(files, file), 'utf8').matchAll(
              /\b(?:workerbadge|nodejs|process)_\w+/g,
            ),
          ].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')),
        ),
      );
      assert.ok(used.size > 8, [...used].join());
      for (const name of used) {
        if (name.startsWith('workerbadge_edge_')) continue;
        assert.ok(declared.has(name), `${name} is not a metric of the server`);
      }
    } finally {
      const exit = once(scraper, 'exit');
      scraper.kill();
      await exit;
      rmSync(directory, { recursive: true, force: true });
      await app.close();
      await t.close();
    }
  },
);

test(
  'promtool accepts the rules, and each alert rises when it must and not before',
  { skip },
  () => {
    execFileSync('promtool', ['check', 'rules', join(files, 'alerts.yaml')], { stdio: 'pipe' });
    execFileSync('promtool', ['test', 'rules', join(files, 'alerts.test.yaml')], { stdio: 'pipe' });
  },
);

test('every alert has its test and its paragraph in the operations manual', () => {
  const rules = readFileSync(join(files, 'alerts.yaml'), 'utf8');
  const tests = readFileSync(join(files, 'alerts.test.yaml'), 'utf8');
  const manual = readFileSync(join(files, '../../../docs/operations.md'), 'utf8');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  assert.ok(alerts.length >= 8, alerts.join());
  for (const alert of alerts) {
    assert.match(tests, new RegExp(`alertname: ${alert}\\b`), alert);
    assert.match(manual, new RegExp(`^\\| \`${alert}\``, 'm'), alert);
  }
});
