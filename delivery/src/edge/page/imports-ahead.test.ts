import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registry, RouteDeclaration } from 'contracts';
import type { ReleaseStore } from '../../release/release-store.ts';
import { hasScriptAhead, importsAhead } from './imports-ahead.ts';
import { remotePreloads } from './remote-preloads.ts';

const player: RouteDeclaration = {
  path: '/courses/use/',
  match: 'prefix',
  access: {},
  ahead: { pattern: '/courses/use/:courseId', imports: ['./Player.tsx', '../Video.tsx'] },
};

test('code comes ahead for the page that is named, and not for others of its prefix', () => {
  assert.deepEqual(importsAhead(player, '/courses/use/7'), ['./Player.tsx', '../Video.tsx']);
  assert.deepEqual(importsAhead(player, '/courses/use/7/exam/simulation'), []);
  assert.deepEqual(importsAhead({ path: '/x', match: 'exact', access: {} }, '/x'), []);
  const meta = { title: { it: 'Casa', en: 'Home' }, firstPaint: { page: './Home.tsx' } };
  assert.deepEqual(importsAhead({ path: '/', match: 'exact', access: {}, meta }, '/'), [
    './Home.tsx',
  ]);
});

test('the script is of the page that is named, and of no person whose version may be the canary', () => {
  const match = (route: RouteDeclaration) => ({ key: 'mf-a', version: '1', base: '/', route });
  const scripted = {
    ...player,
    ahead: { pattern: '/courses/use/:courseId', imports: ['./a'], script: true as const },
  };
  const registry = (canary?: object) =>
    ({ remotes: { 'mf-a': { canary } } }) as unknown as Registry;
  assert.equal(hasScriptAhead(registry(), match(scripted), '/courses/use/7'), true);
  assert.equal(
    hasScriptAhead(registry(), match(scripted), '/courses/use/7/exam/simulation'),
    false,
  );
  assert.equal(hasScriptAhead(registry({ percent: 5 }), match(scripted), '/courses/use/7'), false);
  assert.equal(hasScriptAhead(registry(), match(player), '/courses/use/7'), false);
});

test('what is imported is found in the release: each file once, with its integrity', async () => {
  const files: Record<string, unknown> = {
    'mf-manifest.json': {
      metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
      exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] } } }],
    },
    'integrity.json': { files: { 'player.js': 'sha384-player', 'both.js': 'sha384-both' } },
    'facts.json': {
      groups: [
        { requests: ['./Player.tsx'], files: ['both.js', 'player.js'] },
        { requests: ['../Video.tsx'], files: ['both.js', 'video.js'] },
        { requests: ['./Exam.tsx'], files: ['exam.js'] },
      ],
    },
  };
  const read = async (name: string) =>
    Buffer.from(JSON.stringify(files[name.slice('_remotes/a/1/'.length)] ?? null));
  const preloads = remotePreloads({ storage: { read } } as unknown as ReleaseStore);
  const of = async (imports?: string[]) =>
    (await preloads('/_remotes/a/1/', imports))?.scripts.map(({ href, integrity }) => [
      href.split('/').at(-1),
      integrity,
    ]);
  assert.deepEqual(await of(), [
    ['remoteEntry.js', undefined],
    ['app.js', undefined],
  ]);
  assert.deepEqual((await of(['./Player.tsx', '../Video.tsx']))?.slice(2), [
    ['both.js', 'sha384-both'],
    ['player.js', 'sha384-player'],
    ['video.js', undefined],
  ]);
  assert.equal((await preloads('/_remotes/a/1/'))?.ahead, null);
});
