import path from 'node:path';
import { compilePackage } from '../build/build-packages.ts';
import { knownOperations } from '../gate/api-contract.ts';
import { runOwnTests } from '../gate/own-tests.ts';
import { inspectSources } from '../gate/source-check.ts';
import type { InspectSources } from '../gate/source-check.ts';
import { publishBuilt, publishSealed } from '../operations/publication.ts';
import type { BuiltPublication, Verdicts } from '../operations/publication.ts';

/** The sources of a package, and what is done with them here. */
export type Sources = {
  /** Top folder of the workspace. */
  root: string;
  key: string;
  /** What webpack wrote; built now when it is left out. */
  builtDir?: string | undefined;
  /** A folder that was sealed elsewhere with the store's key: judged and stored as it is. */
  sealedDir?: string;
  /** Default: what compiler and linter say. */
  inspect?: InspectSources | undefined;
  progress?: ((step: string) => void) | undefined;
};

export type Publication = Sources & Omit<BuiltPublication, 'verdicts' | 'operations' | 'probe'>;

/**
 * Builds, tests, judges, stores, and moves the pointer of one remote or of the shell. Nothing is visible to
 * anybody before the last step.
 * @returns the version's name.
 * @throws GateRefusal with every reason.
 */
export async function publishRemote(publication: Publication): Promise<string> {
  const { store, root, sealedDir } = publication;
  return withVerdicts(publication, async (dir, verdicts) => {
    const operations = await knownOperations(store, root);
    const built = { ...publication, verdicts, operations };
    return sealedDir === undefined ? publishBuilt(built, dir) : publishSealed(built, dir);
  });
}

/** Builds a package, and finds what can only be found where its sources are. */
export async function withVerdicts<T>(
  { root, key, sealedDir, builtDir, inspect = inspectSources, progress = () => {} }: Sources,
  use: (dir: string, verdicts: Verdicts) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  // Beside the build, which waits for the disk as often as for the processor.
  const inspected = inspect(root, key, late.signal);
  try {
    const dir = sealedDir ?? builtDir ?? (await built());
    progress('testing');
    const tests = await runOwnTests(path.join(root, key));
    return await use(dir, { tests, sources: await inspected });
  } finally {
    late.abort();
  }

  function built(): Promise<string> {
    progress('building');
    return compilePackage(root, key);
  }
}
