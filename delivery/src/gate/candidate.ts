import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from 'contracts';
import { remoteManifest } from 'contracts/schemas';
import { weighPages } from '../build/page-weights.ts';
import type { Weights } from '../build/page-weights.ts';
import { factsName, releaseFacts, summaryOf } from '../build/release-facts.ts';
import type { ReleaseFacts } from '../build/release-facts.ts';
import { releaseIn } from '../release/sealed-build.ts';
import { aheadFile } from '../webpack/ahead/ahead-file.ts';
import type { TestRun } from './own-tests.ts';
import type { Platform } from './platform.ts';
import { probeApp } from './probe-app.ts';
import type { ProbedApp } from './probe-app.ts';
import { probePaint } from './probe-paint.ts';
import type { SourceCheck } from './source-check.ts';

/** A release before it may be one, as the rules of the gate look at it. */
export type Candidate = {
  key: string;
  id: string;
  /** `remote.json`. */
  declared: RemoteManifest;
  /** `facts.json`; null when the build did not write it. */
  facts: ReleaseFacts | null;
  /** What federation will register and expose. */
  manifest: { name: string; exposes: string[] };
  /** What `./app` is when its scripts run. */
  app: ProbedApp;
  weights: Weights;
  /** What is wrong with the first paint of its pages. */
  paintFaults: string[];
  /** Of its script that runs before the shell; null without one. */
  aheadBytes: number | null;
  tests: TestRun;
  sources: SourceCheck;
};

/** What is known of a release only when its code runs. */
export type Probed = Pick<Candidate, 'app' | 'paintFaults'>;

export type ProbeRequest = {
  dir: string;
  /** The global under which its entry is found. */
  globalName: string;
  shared: ReleaseFacts['shared'];
  declared: RemoteManifest;
  shellDir: string;
};

export type Probe = (request: ProbeRequest) => Promise<Probed>;

/** Runs it in this process. */
export const probeHere: Probe = async ({ dir, globalName, shared, declared, shellDir }) => ({
  app: await probeApp(dir, globalName, shared),
  paintFaults: await probePaint(dir, declared, shellDir),
});

type FederationManifest = {
  metaData: { globalName: string };
  exposes: { path: string }[];
};

/** @param dir a compressed build whose files are those that were sealed. */
export async function candidateIn(
  dir: string,
  {
    platform,
    probe = probeHere,
    ...verdicts
  }: { platform: Platform; probe?: Probe | undefined } & Pick<Candidate, 'tests' | 'sources'>,
): Promise<Candidate> {
  const { key, id } = await releaseIn(dir);
  const read = (name: string) => readFile(path.join(dir, name), 'utf8');
  const facts = await read(factsName).then(
    (text) => releaseFacts.parse(JSON.parse(text)),
    () => null,
  );
  const manifest = JSON.parse(await read('mf-manifest.json')) as FederationManifest;
  const declared = remoteManifest.parse(JSON.parse(await read('remote.json')));
  const probed = await probe({
    dir,
    globalName: manifest.metaData.globalName,
    shared: facts?.shared ?? [],
    declared,
    shellDir: platform.shellDir,
  });
  return {
    key,
    id,
    declared,
    facts,
    manifest: {
      name: manifest.metaData.globalName,
      exposes: manifest.exposes.map((exposed) => exposed.path),
    },
    ...probed,
    aheadBytes: await stat(path.join(dir, aheadFile)).then(
      ({ size }) => size,
      () => null,
    ),
    weights: await weightsOf(dir, key, id, facts, platform),
    ...verdicts,
  };
}

async function weightsOf(
  dir: string,
  key: string,
  id: string,
  facts: ReleaseFacts | null,
  { facts: shellFacts, shellDir }: Platform,
): Promise<Weights> {
  if (facts === null) {
    return {
      shell: { bytes: 0, files: [] },
      pages: [],
      workers: [],
      homepage: { bytes: 0, remote: undefined, page: undefined },
    };
  }
  const { chunks, groups, provides } = shellFacts;
  const shell = {
    schema: 0,
    key: 'shell',
    id: '',
    chunks: chunks.map((chunk) => ({ ...chunk, modules: [] })),
    groups,
    provides,
  };
  return weighPages([shell, summaryOf(key, id, facts)], (summary) =>
    summary?.key === 'shell' ? shellDir : dir,
  );
}
