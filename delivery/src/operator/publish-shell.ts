import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compilePackage } from '../build/build-packages.ts';
import { factsName, releaseFacts } from '../build/release-facts.ts';
import { GateRefusal } from '../gate/gate.ts';
import type { Refusal } from '../gate/gate.ts';
import { runOwnTests } from '../gate/own-tests.ts';
import { platformName } from '../gate/platform.ts';
import type { PlatformFacts } from '../gate/platform.ts';
import { sharedRefusals, contractRefusals } from '../gate/rules.ts';
import type { Registry } from '../release/registry.ts';
import { releaseIn, shellAt } from '../release/release-store.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Publication } from './publish-remote.ts';

/** Builds, tests, and serves a shell, unless a remote that is served could not live with it. */
export async function publishShell({
  store,
  root,
  by,
  reason,
  builtDir,
  progress = () => {},
}: Omit<Publication, 'key' | 'canary'>): Promise<string> {
  progress('building');
  const built = builtDir ?? (await compilePackage(root, 'shell'));
  progress('testing');
  const tests = await runOwnTests(path.join(root, 'shell'));
  progress('judging');
  const offer = JSON.parse(await readFile(path.join(built, platformName), 'utf8')) as PlatformFacts;
  const registry = await store.registry();
  const refusals = registry === null ? [] : await remotesAgainst(offer, registry, store);
  if (!tests.passed) {
    refusals.unshift({
      reason: 'tests-failing',
      sentence: `Its own tests do not pass: run "pnpm --filter shell test".\n${tests.output.slice(-1500)}`,
    });
  }
  if (refusals.length > 0) throw new GateRefusal('shell', refusals);
  const { id } = await releaseIn(built);
  progress('storing');
  await store.sealed(built, (dir) => store.storage.putFolder(store.folderOf('shell', id), dir));
  await store.change({ name: 'publish', key: 'shell', version: id, by, reason }, (state) =>
    state.shell?.stable === id ? null : { ...state, shell: shellAt(id, state.shell) },
  );
  return id;
}

/** What a new offer of the shell would break: contract and shared modules of every version that is served. */
async function remotesAgainst(
  offer: PlatformFacts,
  registry: Registry,
  store: ReleaseStore,
): Promise<Refusal[]> {
  const found: Refusal[] = [];
  for (const [key, { versions }] of Object.entries(registry.remotes)) {
    for (const [version, { remoteJson }] of Object.entries(versions)) {
      if (remoteJson === undefined) continue;
      const content = await store.readReleased(key, version, factsName);
      const facts = content === null ? null : releaseFacts.parse(JSON.parse(content.toString()));
      const sentences = {
        'contract-major': contractRefusals(remoteJson.contract, offer.contract),
        'shared-range': sharedRefusals(facts?.shared ?? [], offer.shared),
      } as const;
      for (const [reason, texts] of Object.entries(sentences)) {
        for (const text of texts) {
          found.push({
            reason: reason as keyof typeof sentences,
            sentence: `${key} ${version}: ${text}`,
          });
        }
      }
    }
  }
  return found;
}
