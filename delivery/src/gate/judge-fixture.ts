import { cpSync } from 'node:fs';
import path from 'node:path';
import { publishRemote } from '../operator/publish-remote.ts';
import { temporaryDir } from '../release/built-releases.ts';
import type { Defect, Variant } from './defects.ts';
import { buildFixture, fixtureKey, fixtureStore, writeFixture } from './fixture-remotes.ts';
import { GateRefusal } from './gate-refusal.ts';
import type { Refusal } from './gate-refusal.ts';

/** In the place of compiler and linter, which take seven seconds of processor. */
export const soundSources = async () => ({ types: { findings: [] }, lint: { findings: [] } });

/** Builds and publishes one variant. @returns what the gate had against it; none when it is published. */
export async function refusalsOf({
  files,
  packages,
  shell,
  isInspected = false,
  afterSeal,
}: Variant): Promise<Refusal[]> {
  const store = await fixtureStore(shell);
  const root = writeFixture(files, packages);
  const builtDir = await buildFixture(root);
  const publication = {
    store,
    root,
    key: fixtureKey,
    by: 'bench',
    reason: 'gate',
    inspect: isInspected ? undefined : soundSources,
  };
  try {
    const id = await (afterSeal === undefined
      ? publishRemote({ ...publication, builtDir })
      : store.sealed(builtDir, async (dir) => {
          const sealedDir = path.join(temporaryDir(), 'sealed');
          cpSync(dir, sealedDir, { recursive: true });
          await afterSeal(sealedDir);
          return publishRemote({ ...publication, sealedDir });
        }));
    const registry = await store.registry();
    if (registry?.remotes[fixtureKey]?.stable !== id) throw new Error(`${id} is not stable`);
    return [];
  } catch (error) {
    if (!(error instanceof GateRefusal)) throw error;
    const registry = await store.registry();
    if (registry?.remotes[fixtureKey] !== undefined)
      throw new Error('refused, and yet registered', { cause: error });
    return error.refusals;
  }
}

export type Judgement = {
  /** The reasons that the gate gave for the broken build. */
  reasons: string[];
  sentence: string;
  /** Those for the mended one: none. */
  afterMending: string[];
};

export async function judgeDefect({ broken, mended }: Defect): Promise<Judgement> {
  const refused = await refusalsOf(broken);
  const accepted = await refusalsOf(mended);
  return {
    reasons: [...new Set(refused.map(({ reason }) => reason))],
    sentence: refused[0]?.sentence ?? '',
    afterMending: accepted.map(({ reason, sentence }) => `${reason}: ${sentence}`),
  };
}
