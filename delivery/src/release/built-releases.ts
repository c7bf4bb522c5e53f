/** Builds as webpack leaves them, for the tests of the store and the edge. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let shared: string | null = null;

/** A folder that goes when the process of the test ends. */
export function temporaryDir(): string {
  if (shared === null) {
    const ofThisProcess = mkdtempSync(path.join(os.tmpdir(), 'delivery-'));
    // Programs of another account reach their own folders in it.
    chmodSync(ofThisProcess, 0o711);
    process.once('exit', () => rmSync(ofThisProcess, { recursive: true, force: true }));
    shared = ofThisProcess;
  }
  return mkdtempSync(path.join(shared, '-'));
}

export const longScript = `globalThis.loaded = ${JSON.stringify('x'.repeat(2000))};`;

/** @param paint source of its `paint.cjs`; without it the release paints nothing. */
export function builtRemote(
  key: string,
  hash: string,
  routes: object[] = [],
  paint?: string,
): string {
  return built({
    'release.json': { key, version: '1.4.0', hash, id: `1.4.0-${hash}` },
    'remote.json': {
      name: key,
      owner: 'Team',
      routes,
      menu: [],
      fills: [],
      provides: [],
      contract: '1.0',
      version: '1.4.0',
    },
    'mf-manifest.json': {
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] } } }],
    },
    'remoteEntry.js': longScript,
    'app.js': 'app();',
    ...(paint === undefined ? {} : { 'paint.cjs': paint }),
  });
}

export function builtShell(hash: string, more: Record<string, object | string> = {}): string {
  return built({
    'release.json': { key: 'shell', version: '1.4.0', hash, id: `1.4.0-${hash}` },
    'shell.json': {
      version: '1.4.0',
      hash,
      scripts: ['shell.js'],
      preloads: ['bootstrap.js'],
      styles: ['shell.css'],
      fonts: ['assets/text.woff2'],
    },
    'shell.js': longScript,
    'bootstrap.js': 'start();',
    'shell.css': 'body{}',
    'assets/text.woff2': 'font',
    ...more,
  });
}

function built(files: Record<string, object | string>): string {
  const dir = temporaryDir();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}
