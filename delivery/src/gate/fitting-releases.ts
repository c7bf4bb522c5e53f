/** Shell and remotes that are served together: whether each remote finds in the shell what it needs. */
import type { RegisteredRemote, ReleasedVersion } from 'contracts';
import { factsName, releaseFacts } from '../build/release-facts.ts';
import type { ReleaseStore, UnsignedState } from '../release/release-store.ts';
import { callsOf, servedOperations } from './api-contract.ts';
import { unansweredCalls } from './api-rules.ts';
import { GateRefusal } from './gate-refusal.ts';
import type { Refusal } from './gate-refusal.ts';
import { offerRules } from './offer-rules.ts';
import type { Needs, Offer } from './offer-rules.ts';
import { platformName } from './platform.ts';

/** What a shell would break: every version that is served, the stable and the canary one of each remote. */
export async function remotesAgainst(
  offer: Offer,
  remotes: Readonly<Record<string, RegisteredRemote>>,
  store: ReleaseStore,
): Promise<Refusal[]> {
  const found: Refusal[] = [];
  for (const [key, { versions }] of Object.entries(remotes)) {
    for (const [version, { remoteJson }] of Object.entries(versions)) {
      if (remoteJson === undefined) continue;
      const needs = await needsOf(store, key, version, remoteJson.contract);
      for (const refusal of offerRefusals(needs, offer)) {
        found.push({ ...refusal, sentence: `${key} ${version}: ${refusal.sentence}` });
      }
    }
  }
  return found;
}

/**
 * Checked against the state that will serve another shell.
 * @throws GateRefusal when a remote that is served could not live with it.
 */
export async function requireRemotesFit(
  store: ReleaseStore,
  shell: string,
  { registry }: UnsignedState,
): Promise<void> {
  const offer = await offerOf(store, shell);
  if (offer === null) return;
  const refusals = await remotesAgainst(offer, registry.remotes, store);
  if (refusals.length > 0) throw new GateRefusal(`shell ${shell}`, refusals);
}

/**
 * Checked against the state that will serve another stored version of a remote: the shell may have changed
 * since that version was judged.
 * @throws GateRefusal when it could not live with the shell and the server that are served.
 */
export async function requireShellFits(
  store: ReleaseStore,
  key: string,
  { version, release }: { version: string; release: ReleasedVersion },
  { shell }: UnsignedState,
): Promise<void> {
  const offer = shell === null ? null : await offerOf(store, shell.stable);
  if (offer === null) return;
  const needs = await needsOf(store, key, version, release.remoteJson?.contract ?? '');
  const refusals = offerRefusals(needs, offer);
  const operations = await servedOperations(store);
  for (const sentence of unansweredCalls(await callsOf(store, key, version), operations)) {
    refusals.push({ reason: 'api-call', sentence });
  }
  if (refusals.length > 0) throw new GateRefusal(`${key} ${version}`, refusals);
}

const offerRefusals = (needs: Needs, offer: Offer): Refusal[] =>
  (Object.keys(offerRules) as (keyof typeof offerRules)[]).flatMap((reason) =>
    offerRules[reason](needs, offer).map((sentence) => ({ reason, sentence })),
  );

async function needsOf(
  store: ReleaseStore,
  key: string,
  version: string,
  contract: string,
): Promise<Needs> {
  const content = await store.readReleased(key, version, factsName);
  const facts = content === null ? null : releaseFacts.parse(JSON.parse(content.toString()));
  return { contract, facts };
}

/** Null for a shell that does not say what it offers. */
async function offerOf(store: ReleaseStore, shell: string): Promise<Offer | null> {
  const content = await store.readReleased('shell', shell, platformName);
  return content === null ? null : (JSON.parse(content.toString()) as Offer);
}
