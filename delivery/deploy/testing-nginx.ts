import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryDir } from '../src/release/built-releases.ts';
import { freePort } from '../src/release/free-port.ts';
import { giveTo, unprivilegedAccount } from './unprivileged-account.ts';

export const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (file) => existsSync(file),
);

/**
 * The configuration for static hosting in a real nginx. Where we are root it runs as its packages set it up, as
 * `www-data` or `nginx`, which is another account than the publisher's.
 * @param limits parameters of each server of the API
 */
export async function startNginx(
  releasesDir: string,
  apiPorts: number[],
  limits = '',
): Promise<{ origin: string; stop: () => void }> {
  const account = unprivilegedAccount('www-data', 'nginx', 'nobody');
  const dir = temporaryDir();
  chmodSync(dir, 0o755);
  const port = await freePort();
  const template = readFileSync(
    path.join(import.meta.dirname, 'nginx/workerbadge.conf.template'),
    'utf8',
  );
  const server = template
    .replaceAll('${RELEASES_DIR}', releasesDir)
    .replaceAll(
      '${API_SERVERS}',
      apiPorts.map((api) => `server 127.0.0.1:${api} ${limits};`).join(' '),
    )
    .replaceAll('${LISTEN}', `127.0.0.1:${port}`);
  const own = path.join(dir, 'temporary');
  mkdirSync(own);
  giveTo(account, own);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${own}/${name};`)
    .join('\n');
  const file = path.join(dir, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${own}/pid; error_log stderr warn;
events {}
http {
access_log off;
${temporary}
${server}
}`,
  );
  const args = ['-c', file, '-p', dir, '-e', 'stderr'];
  const checked = spawnSync(nginx ?? '', ['-t', ...args], { ...account, encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stderr);
  const child = spawn(nginx ?? '', args, { ...account, stdio: ['ignore', 'ignore', 2] });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    if (await fetch(`${origin}/registry.json`).then(Boolean, () => false)) break;
    assert.ok(attempt < 100 && child.exitCode === null, 'nginx does not start');
    await wait(50);
  }
  return { origin, stop: () => child.kill('SIGTERM') };
}
