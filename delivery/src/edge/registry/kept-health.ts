import type { ReleaseStore } from '../../release/release-store.ts';
import type { HealthDocument } from './release-health.ts';

const folder = 'health';

/** Each edge writes its own document under this name, so that none overwrites another's counts. */
const documentName = (edge: string) => `${folder}/${edge.replaceAll(/[^\w.-]/gu, '_')}.json`;

export async function readHealth(store: ReleaseStore, edge: string): Promise<HealthDocument> {
  return parsed(await store.storage.read(documentName(edge)));
}

export async function writeHealth(
  store: ReleaseStore,
  edge: string,
  document: HealthDocument,
): Promise<void> {
  await store.storage.replace(documentName(edge), Buffer.from(JSON.stringify(document)));
}

/** What the other edges counted. */
export async function healthOfOthers(store: ReleaseStore, edge: string): Promise<HealthDocument[]> {
  const names = (await store.storage.list(folder)).filter((name) => name !== documentName(edge));
  return Promise.all(names.map(async (name) => parsed(await store.storage.read(name))));
}

function parsed(content: Buffer | null): HealthDocument {
  return content === null ? {} : (JSON.parse(content.toString()) as HealthDocument);
}
