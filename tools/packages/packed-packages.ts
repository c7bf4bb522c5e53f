/** What a team outside of this repository installs: our packages as JavaScript and declarations, packed. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { shapesIn } from '../../delivery/src/build/api-shapes.ts';
import type { OpenApiDocument } from '../../delivery/src/build/api-shapes.ts';
import { packedShapes } from '../../delivery/src/build/contract-of-sources.ts';
import type { ReleaseStore } from '../../delivery/src/release/index.ts';
import { copyReleases, copyServer } from './dev-shell-contents.ts';
import { packedManifest } from './packed-manifest.ts';
import type { Manifest } from './packed-manifest.ts';

/** Folder in the workspace → how it is compiled; `null` when it is JavaScript already. */
const packages: Record<string, 'browser' | 'node' | null> = {
  contracts: 'browser',
  'shared-auth': 'browser',
  'shared-ui': 'browser',
  delivery: 'node',
  'server-process': 'node',
  'dev-shell': 'node',
  'tools/jest-preset': null,
};

/** Tests, and what only they use: a package that is installed has no workspace around it. */
const ownTests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/fixtures/**',
  'delivery/src/**/testing-*.ts',
  'delivery/src/edge/api/fake-api.ts',
  'delivery/src/gate/{bench,defects,fixture-remotes,judge-fixture}.ts',
  'delivery/src/operator/{linked-workspace,new-team}.ts',
  'delivery/src/release/{built-releases,publish-folders}.ts',
  'delivery/src/release/races/**',
  'delivery/src/single/**',
  'delivery/src/federation-cost/**',
];

export type PackRequest = {
  /** Top folder of the workspace. */
  root: string;
  /** Where the tarballs go. */
  target: string;
  /** Its stable releases are those that the dev shell brings. */
  store: ReleaseStore;
  /** Before the names in the registry, `@workerbadge`: teams install them under the names without it. */
  scope: string;
  /** Where `npm publish` sends them; the default of whoever publishes when it is left out. */
  registry?: string | undefined;
};

/** @returns the tarball of each package, by the name under which it is imported. */
export async function packPackages(request: PackRequest): Promise<Map<string, string>> {
  mkdirSync(path.join(request.root, '.cache'), { recursive: true });
  mkdirSync(request.target, { recursive: true });
  // Its own: several may pack at once.
  const work = mkdtempSync(path.join(request.root, '.cache/packages-'));
  try {
    return await packIn(work, request);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function packIn(work: string, request: PackRequest): Promise<Map<string, string>> {
  const { root, target, store, scope, registry } = request;
  for (const kind of ['browser', 'node'] as const) {
    const folders = Object.keys(packages).filter((folder) => packages[folder] === kind);
    const include = folders.map((folder) => path.join(root, folder, 'src'));
    compile({ root, work, kind, as: kind, declaration: true, sources: { include } });
  }
  // What the program reaches, and nothing else of the server.
  const main = path.join(root, 'platform-api/src/main.ts');
  compile({
    root,
    work,
    kind: 'node',
    as: 'server',
    declaration: false,
    sources: { files: [main] },
  });
  const manifests = new Map(
    Object.keys(packages).map((folder) => [folder, readManifest(path.join(root, folder))]),
  );
  const devShell = manifests.get('dev-shell');
  if (devShell === undefined) throw new Error('the dev shell is not among the packages');
  // The server is a part of it, and brings what it needs.
  const { dependencies } = readManifest(path.join(root, 'platform-api'));
  devShell.dependencies = { ...dependencies, ...devShell.dependencies };
  const versions = new Map([...manifests.values()].map(({ name, version }) => [name, version]));
  const catalog = catalogOf(root);
  const staged = [...manifests].map(([folder, manifest]) => {
    const dir = path.join(work, 'staged', manifest.name);
    if (packages[folder] === null) copyScripts(path.join(root, folder), dir);
    else copyCompiled({ root, work, folder, dir });
    if (folder === 'shared-auth') writeShapes(root, path.join(dir, 'dist'));
    const packed = packedManifest(manifest, { scope, registry, versions, catalog });
    writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
    return { name: manifest.name, dir };
  });
  const dir = path.join(work, 'staged/dev-shell');
  const compiled = path.join(work, 'server/platform-api/src');
  copyServer({
    compiled,
    sources: path.join(root, 'platform-api/src'),
    to: path.join(dir, 'server'),
  });
  await copyReleases(store, path.join(dir, 'releases'));
  const options = ['--json', '--ignore-scripts', '--pack-destination', target];
  const said = run('npm', ['pack', ...options, ...staged.map(({ dir }) => dir)]);
  const files = (JSON.parse(said) as { filename: string }[]).map(({ filename }) => filename);
  return new Map(staged.map(({ name }, at) => [name, path.join(target, files[at] ?? '')]));
}

const readManifest = (dir: string): Manifest =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;

/** The catalog of the workspace. */
export function catalogOf(root: string): Map<string, string> {
  const text = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  const catalog = /^catalog:\n((?: .*\n|\n)+)/mu.exec(text)?.[1] ?? '';
  const entries = catalog.matchAll(/^ {2}'?([^':#\s]+)'?: (\S+)$/gmu);
  return new Map([...entries].map(([, name = '', version = '']) => [name, version]));
}

type Compilation = {
  root: string;
  work: string;
  kind: 'browser' | 'node';
  /** Folder of `work` that it writes. */
  as: string;
  declaration: boolean;
  sources: { include: string[] } | { files: string[] };
};

/** Types were checked by `pnpm check`; here they are only written, so that one `tsc` of a few seconds does it. */
function compile({ root, work, kind, as, declaration, sources }: Compilation): void {
  const file = path.join(work, `${as}.json`);
  mkdirSync(work, { recursive: true });
  const configuration = {
    extends: path.join(root, `tsconfig.${kind}.json`),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: path.join(work, as),
      typeRoots: ['shared-ui', '.'].map((at) => path.join(root, at, 'node_modules/@types')),
    },
    ...sources,
    exclude: ownTests.map((pattern) => path.join(root, pattern)),
  };
  writeFileSync(file, JSON.stringify(configuration));
  run(path.join(root, 'node_modules/.bin/tsc'), ['-p', file]);
}

type Staging = { root: string; work: string; folder: string; dir: string };

function copyCompiled({ root, work, folder, dir }: Staging): void {
  const from = path.join(work, packages[folder] ?? '', folder, 'src');
  const dist = path.join(dir, 'dist');
  cpSync(from, dist, { recursive: true });
  // `./x.ts` in a declaration would be a file that the package does not have.
  for (const name of globSync('**/*.d.ts', { cwd: dist })) {
    const file = path.join(dist, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(["'])(\.{1,2}\/[^"'\n]+)\.tsx?\1/gu, '$1$2.js$1'));
  }
  const others = globSync('**/*.{css,json,mjs,mts,cjs}', {
    cwd: path.join(root, folder, 'src'),
    exclude: ['**/fixtures/**'],
  });
  for (const name of others)
    cpSync(path.join(root, folder, 'src', name), path.join(dist, name), { recursive: true });
}

/** What the types of the client are made from: builds note it, and are judged by it. */
function writeShapes(root: string, dist: string): void {
  const text = readFileSync(path.join(root, 'platform-api/openapi.json'), 'utf8');
  const shapes = shapesIn(JSON.parse(text) as OpenApiDocument);
  writeFileSync(path.join(dist, packedShapes), JSON.stringify(shapes));
}

function copyScripts(from: string, dir: string): void {
  for (const name of globSync('*.{js,cjs,mjs}', { cwd: from }))
    cpSync(path.join(from, name), path.join(dir, name));
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args[0]} ended with ${status}\n${error ?? ''}${stdout}${stderr}`);
  }
  return stdout;
}
