/**
 * No container engine runs here: the folders of the images are made from the lines of their Dockerfiles, and
 * server, edge and nginx are started in them, none as the account that published.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { writeStaticPages } from '../src/edge/page/static-pages.ts';
import { shellPaint } from '../src/edge/testing-edge.ts';
import { builtRemote, builtShell, longScript } from '../src/release/built-releases.ts';
import { freePort } from '../src/release/free-port.ts';
import { ReleaseStore } from '../src/release/release-store.ts';
import { imageFolder, nodeIn } from './image-folder.ts';
import { nginx, startNginx } from './testing-nginx.ts';
import { giveTo, unprivilegedAccount } from './unprivileged-account.ts';

/** In the images it is `node`, and neither root nor that of nginx. */
const account = unprivilegedAccount('nobody');

const remote = `exports.paint = {
  calls: () => [],
  paint: () => ({ html: '<main>painted</main>', styles: '', description: {} }),
};`;
const routes = [
  {
    path: '/homepage',
    match: 'exact',
    access: { public: true },
    meta: { title: { it: 'Casa', en: 'Home' }, firstPaint: { page: './Home.tsx' } },
  },
];

describe('what the images hold', { skip: nginx === undefined && 'nginx is not installed' }, () => {
  const started: ChildProcess[] = [];
  let dir: string;
  let node: string;
  let apiPort: number;
  let edge: string;
  let store: ReleaseStore;
  let stopNginx = () => {};
  let staticHost: string;

  before(async () => {
    // On a disk: the packages of both images are links to those that are installed.
    dir = mkdtempSync('/var/tmp/images-');
    chmodSync(dir, 0o755);
    node = nodeIn(dir);
    store = await published(path.join(dir, 'releases'));
    apiPort = await freePort();
    const edgePort = await freePort();
    edge = `http://127.0.0.1:${edgePort}`;
    start('api.Dockerfile', undefined, {
      API_HOST: '127.0.0.1',
      API_PORT: String(apiPort),
      PUBLIC_URL: edge,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
    });
    await answers(`http://127.0.0.1:${apiPort}/api/health/ready`);
    start('edge.Dockerfile', 'edge', {
      HOST: '127.0.0.1',
      PORT: String(edgePort),
      PUBLIC_URL: edge,
      API_URL: `http://127.0.0.1:${apiPort}`,
      RELEASES_DIR: store.dir,
      REGISTRY_KEY_FILE: mountedKey(),
    });
    await answers(`${edge}/health`);
    ({ origin: staticHost, stop: stopNginx } = await startNginx(store.dir, [apiPort]));
  });
  after(async () => {
    stopNginx();
    for (const child of started) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dir, { recursive: true, force: true });
  });

  /** The image's command, as its user, with what it says of its environment. */
  function start(file: string, stage: string | undefined, environment: Record<string, string>) {
    const image = imageFolder(file, stage, { dir, owner: account });
    const [program, ...args] = image.command;
    assert.equal(program, 'node');
    const child = spawn(node, args, {
      ...account,
      cwd: image.cwd,
      env: { ...image.environment, ...environment },
      stdio: ['ignore', 2, 2],
    });
    started.push(child);
  }

  async function answers(address: string): Promise<void> {
    const ends = Date.now() + 120_000;
    while (
      !(await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      assert.ok(
        started.every(({ exitCode }) => exitCode === null),
        'a program has ended',
      );
      assert.ok(Date.now() < ends, `${address} does not answer`);
      await wait(100);
    }
  }

  /** The private key, as an orchestrator mounts it for the edge alone. */
  function mountedKey(): string {
    const folder = path.join(dir, 'secret');
    mkdirSync(folder);
    const file = path.join(folder, 'registry-key.pem');
    copyFileSync(store.keyFile, file);
    giveTo(account, file);
    return file;
  }

  const statusOf = async (address: string) => {
    const answer = await fetch(address);
    return [answer.status, await answer.text()] as const;
  };

  test('the edge gives page, first paint, asset and API', async () => {
    const [status, page] = await statusOf(`${edge}/homepage`);
    assert.equal(status, 200);
    assert.match(page, /id="first-paint"><main>painted<\/main>/u);
    assert.deepEqual(await statusOf(`${edge}/_shell/1.4.0-aaaa1111/shell.js`), [200, longScript]);
    const entry = `${edge}/_remotes/mf-a/1.4.0-bbbb2222/remoteEntry.js`;
    assert.deepEqual(await statusOf(entry), [200, longScript]);
    assert.equal((await statusOf(`${edge}/api/Courses/Categorie`))[0], 200);
  });

  test('nginx gives page, registry, asset and API', async () => {
    const [status, page] = await statusOf(`${staticHost}/homepage`);
    assert.equal(status, 200);
    assert.match(page, /"mf-a"/u);
    assert.equal((await statusOf(`${staticHost}/registry.json`))[0], 200);
    const [shell, script] = await statusOf(`${staticHost}/_shell/1.4.0-aaaa1111/shell.js`);
    assert.deepEqual([shell, script], [200, longScript]);
    const entry = `${staticHost}/_remotes/mf-a/1.4.0-bbbb2222/remoteEntry.js`;
    assert.deepEqual(await statusOf(entry), [200, longScript]);
    assert.equal((await statusOf(`${staticHost}/api/Courses/Categorie`))[0], 200);
  });

  test('a release that is closed to others is refused by both', async (context) => {
    if (account === undefined) {
      assert.notEqual(process.getuid?.(), 0);
      context.diagnostic('one account: nothing is closed to it');
      return;
    }
    const folder = store.remoteDir('mf-a', '1.4.0-bbbb2222');
    chmodSync(folder, 0o700);
    for (const origin of [edge, staticHost]) {
      const file = `${origin}/_remotes/mf-a/1.4.0-bbbb2222/app.js`;
      assert.notEqual((await statusOf(file))[0], 200, origin);
    }
    chmodSync(folder, 0o755);
    for (const origin of [edge, staticHost]) {
      const file = `${origin}/_remotes/mf-a/1.4.0-bbbb2222/app.js`;
      assert.equal((await statusOf(file))[0], 200, origin);
    }
  });
});

/** A store that somebody filled who lets nobody else read their files. */
async function published(dir: string): Promise<ReleaseStore> {
  const before = process.umask(0o077);
  try {
    const store = new ReleaseStore(dir);
    await store.publish(builtShell('aaaa1111', { 'paint.cjs': shellPaint }));
    await store.publish(builtRemote('mf-a', 'bbbb2222', routes, remote));
    await writeStaticPages(store, 'http://localhost');
    return store;
  } finally {
    process.umask(before);
  }
}
