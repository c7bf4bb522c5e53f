/** A page is owned by its team (decision 0034): the platform knows no route, name or text of a remote. */
import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { LocalizedText, RemoteConfig } from '../contracts/src/index.ts';

const root = join(import.meta.dirname, '..');
const keys = readdirSync(root).filter((name) => name.startsWith('mf-'));
const configs = await Promise.all(
  keys.map(async (key) => {
    const file = join(root, key, 'remote.config.ts');
    return ((await import(file)) as { config: RemoteConfig }).config;
  }),
);

/** Tests, the sources of remotes that exist for tests, and those that `pnpm create-remote` writes. */
const isForTests = (file: string) =>
  /\.test\.ts$|(^|\/)testing-|built-releases\.ts$|gate\/(defects|fixture)|operator\/(new-remote-files|outside-remote-files|linked-workspace)\.ts$/.test(
    file,
  );

const sources = globSync('delivery/src/**/*.{ts,mts,mjs}', { cwd: root })
  .filter((file) => !isForTests(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const both = (text: LocalizedText | undefined) => (text === undefined ? [] : [text.it, text.en]);

/** Everything that a remote says of itself and the platform could say in its place. */
const declared = configs.flatMap((config) => [
  config.name,
  ...config.routes.flatMap(({ path, meta }) => [
    path,
    meta?.sitemap ?? '',
    ...both(meta?.title),
    ...both(meta?.description),
    ...Object.values(meta?.firstPaint ?? {}).map(String),
  ]),
  ...config.menu.flatMap(({ path, label }) => [path, ...both(label)]),
]);

/** One word alone ("Releases") may mean anything, and the home of a site belongs to nobody. */
const words = [...new Set(declared)].filter((word) => /[ /-]/.test(word) && word.length > 1);

/** As its own word: `/search` is not in `/search/x`, nor `FAQ` in `FAQs`. */
const mentions = (text: string, word: string): boolean => {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\w./-])${escaped}(?![\\w-])`, 'u').test(text);
};

test('it looked at the whole of delivery, and at what all remotes declare', () => {
  assert.ok(sources.length > 80, `${sources.length} files`);
  assert.ok(configs.length >= 5, `${configs.length} remotes`);
  assert.ok(words.length > 60, `${words.length} words`);
  assert.ok(mentions("const path = '/public/catalogue/view/';", '/public/catalogue/view/'));
});

/** Addresses of the publisher, which is another host than the one that has pages. */
const ofPublisher = (file: string, word: string) =>
  file.startsWith('delivery/src/publisher/') && word === '/releases';

test('delivery names no key, route, call or text of a remote', () => {
  const found = sources.flatMap(({ file, text }) =>
    words
      .filter((word) => mentions(text, word) && !ofPublisher(file, word))
      .map((word) => `${file}: ${word}`),
  );
  assert.deepEqual(found, []);
});

test('delivery holds no pattern of an address of theirs', () => {
  const firstSegments = new Set(
    configs
      .flatMap(({ routes }) => routes.map(({ path }) => path.split('/')[1] ?? ''))
      .filter((segment) => segment !== ''),
  );
  const found = sources.flatMap(({ file, text }) =>
    [...firstSegments]
      // As a regular expression writes it: `\/public\/`.
      .filter((segment) => new RegExp(`\\\\/${segment}(\\\\/|\\b)`, 'u').test(text))
      .map((segment) => `${file}: ${segment}`),
  );
  assert.deepEqual(found, []);
});

test('delivery draws with nothing of the product but the colours of the frame', () => {
  const found = sources.filter(({ text }) =>
    /from 'shared-ui(\/(?!(remote\/config|tokens)')[\w/-]+)?'/.test(text),
  );
  assert.deepEqual(
    found.map(({ file }) => file),
    [],
  );
});
