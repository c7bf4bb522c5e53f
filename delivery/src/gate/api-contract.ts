/** What remotes and shell call of the API, against the OpenAPI document of the server that is served. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiCalls } from '../build/api-calls.ts';
import { shapesIn } from '../build/api-shapes.ts';
import type { OpenApiDocument, Shapes } from '../build/api-shapes.ts';
import { factsName, releaseFacts } from '../build/release-facts.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { unansweredCalls } from './api-rules.ts';
import type { Operations } from './api-rules.ts';
import type { Refusal } from './gate-refusal.ts';
import { platformName } from './platform.ts';
import type { PlatformFacts } from './platform.ts';

/** Where a store keeps the operations of the server that is served with it. */
const servedName = 'server/operations.json';

/** @throws ReleaseRefusal when the text is no OpenAPI document with operations. */
export function operationsIn(text: string, place: string): Operations {
  let document: OpenApiDocument;
  try {
    document = JSON.parse(text) as OpenApiDocument;
  } catch {
    document = { paths: {} };
  }
  const operations = new Map(
    Object.entries(shapesIn({ ...document, paths: document.paths ?? {} })),
  );
  if (operations.size === 0) throw new ReleaseRefusal(`${place} is no OpenAPI document.`);
  return operations;
}

/** @param place a file, or the address at which a server shows its document. */
export async function readOperations(place: string): Promise<Operations> {
  try {
    const text = /^https?:/u.test(place)
      ? await (await fetch(place, { signal: AbortSignal.timeout(10_000) })).text()
      : await readFile(place, 'utf8');
    return operationsIn(text, place);
  } catch (error) {
    if (error instanceof ReleaseRefusal) throw error;
    throw new ReleaseRefusal(`${place} cannot be read: ${(error as Error).message}`);
  }
}

/** From now on remotes and shells are judged by these. */
export const noteServed = (store: ReleaseStore, operations: Operations): Promise<void> =>
  store.storage.replace(
    servedName,
    Buffer.from(
      JSON.stringify(
        Object.fromEntries([...operations].toSorted(([one], [other]) => (one < other ? -1 : 1))),
      ),
    ),
  );

/** What operators noted; null when nobody ever did, so that nothing is known. */
export async function servedOperations(store: ReleaseStore): Promise<Operations | null> {
  const content = await store.storage.read(servedName);
  if (content === null) return null;
  // A list of names is from before shapes were noted.
  const noted = JSON.parse(content.toString()) as Shapes | string[];
  return new Map(Array.isArray(noted) ? noted.map((name) => [name, null]) : Object.entries(noted));
}

/** What operators noted, else what the server of this workspace says of itself. */
export async function knownOperations(
  store: ReleaseStore,
  root: string,
): Promise<Operations | null> {
  const served = await servedOperations(store);
  if (served !== null) return served;
  const file = path.join(root, 'platform-api/openapi.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : operationsIn(text, file);
}

const refusalsOf = (
  name: string,
  api: ApiCalls | undefined,
  operations: Operations | null,
): Refusal[] =>
  unansweredCalls(api, operations).map((sentence) => ({
    reason: 'api-call',
    sentence: `${name}: ${sentence}`,
  }));

/** What a server with these operations would break: the shell and every version that is served. */
export async function releasesAgainst(
  store: ReleaseStore,
  operations: Operations,
): Promise<Refusal[]> {
  const state = await store.state();
  const found: Refusal[] = [];
  const shell = state?.shell?.stable;
  if (shell !== undefined) {
    const text = await store.readReleased('shell', shell, platformName);
    const api = text === null ? undefined : (JSON.parse(text.toString()) as PlatformFacts).api;
    found.push(...refusalsOf(`shell ${shell}`, api, operations));
  }
  for (const [key, { versions }] of Object.entries(state?.registry.remotes ?? {})) {
    for (const version of Object.keys(versions)) {
      const api = await callsOf(store, key, version);
      found.push(...refusalsOf(`${key} ${version}`, api, operations));
    }
  }
  return found;
}

/** Of a stored version of a remote. */
export async function callsOf(
  store: ReleaseStore,
  key: string,
  version: string,
): Promise<ApiCalls | undefined> {
  const content = await store.readReleased(key, version, factsName);
  return content === null ? undefined : releaseFacts.parse(JSON.parse(content.toString())).api;
}
