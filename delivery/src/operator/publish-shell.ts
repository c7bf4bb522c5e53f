import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compilePackage } from '../build/build-packages.ts';
import { knownOperations } from '../gate/api-contract.ts';
import { unansweredCalls } from '../gate/api-rules.ts';
import { remotesAgainst, requireRemotesFit } from '../gate/fitting-releases.ts';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { runOwnTests } from '../gate/own-tests.ts';
import { platformName } from '../gate/platform.ts';
import type { PlatformFacts } from '../gate/platform.ts';
import { inspectSources, sentencesOf } from '../gate/source-check.ts';
import { shellAt } from '../release/release-store.ts';
import { releaseIn } from '../release/sealed-build.ts';
import type { Publication } from './publish-remote.ts';

/** Builds, tests, and serves a shell, unless a remote that is served could not live with it. */
export async function publishShell({
  store,
  root,
  by,
  reason,
  builtDir,
  inspect = inspectSources,
  progress = () => {},
}: Omit<Publication, 'key' | 'canary'>): Promise<string> {
  const inspected = inspect(root, 'shell');
  progress('building');
  const built = builtDir ?? (await compilePackage(root, 'shell'));
  progress('testing');
  const tests = await runOwnTests(path.join(root, 'shell'));
  progress('judging');
  const offer = JSON.parse(await readFile(path.join(built, platformName), 'utf8')) as PlatformFacts;
  const registry = await store.registry();
  const refusals = registry === null ? [] : await remotesAgainst(offer, registry.remotes, store);
  for (const sentence of unansweredCalls(offer.api, await knownOperations(store, root))) {
    refusals.push({ reason: 'api-call', sentence });
  }
  if (!tests.passed) {
    refusals.unshift({
      reason: 'tests-failing',
      sentence: `Its own tests do not pass: run "pnpm --filter shell test".\n${tests.output.slice(-1500)}`,
    });
  }
  const { types, lint } = await inspected;
  for (const sentence of sentencesOf(types, 'its types hold', 'shell')) {
    refusals.push({ reason: 'types-failing', sentence });
  }
  for (const sentence of sentencesOf(lint, 'lint has nothing against it', 'shell')) {
    refusals.push({ reason: 'lint-failing', sentence });
  }
  if (refusals.length > 0) throw new GateRefusal('shell', refusals);
  const { id } = await releaseIn(built);
  progress('storing');
  await store.sealed(built, (dir) => store.storage.putFolder(store.folderOf('shell', id), dir));
  await store.change({ name: 'publish', key: 'shell', version: id, by, reason }, async (state) => {
    // Somebody may have published a remote a moment ago.
    await requireRemotesFit(store, id, state);
    return state.shell?.stable === id ? null : { ...state, shell: shellAt(id, state.shell) };
  });
  return id;
}
