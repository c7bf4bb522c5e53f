/**
 * `pnpm bench peers-sample`: the sample of the peers' table (a shell with 30 news, five remotes with a page of 60 rows,
 * search, sort and detail), built by the presets of this repository and, from the same sources, as one bundle whose
 * pages are loaded when they are opened. Prints the bytes of scripts that the home asks for, brotli 11, without
 * headers, and fails over its bound.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSample } from '../../delivery/src/federation-cost/index.ts';

const BOUND = 20_000;

const root = path.resolve(import.meta.dirname, '../..');
const sample = path.join(root, '.cache/peers-sample');
const fixtures = path.join(import.meta.dirname, 'peers-sample');
const keys = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];

/** What the shell of the sample takes of the product: how a release is loaded. */
const loading = ['release-loader.ts', 'checked-fetch.ts', 'release-integrity.ts'];

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Files of a folder of fixtures, without their further ending. */
function copy(from: string, to: string, remote = ''): void {
  for (const name of readdirSync(path.join(fixtures, from))) {
    const text = readFileSync(path.join(fixtures, from, name), 'utf8');
    write(path.join(to, name.replace(/\.fixture$/u, '')), text.replaceAll('REMOTE', remote));
  }
}

function link(from: string, names: readonly string[], to: string): void {
  for (const name of names) {
    const place = path.join(to, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(realpathSync(path.join(from, 'node_modules', name)), place);
  }
}

const libraries = ['react', 'react-dom', 'react-router-dom', '@emotion/react'];

function writeSample(): void {
  rmSync(sample, { recursive: true, force: true });
  const shared = path.join(sample, 'shared-ui');
  copy('shared-ui', path.join(shared, 'src'));
  const entries = { '.': './src/index.tsx', './remote': './src/remote.ts' };
  write(
    path.join(shared, 'package.json'),
    JSON.stringify({
      name: 'shared-ui',
      version: '1.0.0',
      type: 'module',
      sideEffects: false,
      exports: entries,
    }),
  );
  link(path.join(root, 'shared-ui'), ['react', '@emotion/react'], shared);
  for (const key of ['shell', ...keys]) {
    const dir = path.join(sample, key);
    copy(key === 'shell' ? 'shell' : 'remote', path.join(dir, 'src'), key);
    const manifest = { name: key, version: '1.0.0', type: 'module', sideEffects: false };
    write(path.join(dir, 'package.json'), JSON.stringify(manifest));
    link(
      path.join(root, 'shell'),
      [...libraries, ...(key === 'shell' ? ['contracts', '@module-federation/enhanced'] : [])],
      dir,
    );
    symlinkSync(shared, path.join(dir, 'node_modules/shared-ui'));
  }
  for (const name of loading) {
    cpSync(path.join(root, 'shell/src/federation', name), path.join(sample, 'shell/src', name));
  }
}

const brotli = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).byteLength, 0);

writeSample();
const built = await buildSample(sample, keys);
if (!existsSync(sample)) throw new Error('nothing was built');
const [federated, single] = [brotli(built.federated), brotli(built.single)];
const more = federated - single;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`home, federated: ${kB(federated)} in ${built.federated.length} scripts`);
console.log(`home, one bundle: ${kB(single)} in ${built.single.length} scripts`);
console.log(`over one bundle at home: ${kB(more)} (at most ${kB(BOUND)})`);
if (more > BOUND) process.exitCode = 1;
