/** That a stored release was judged here, signed: `pnpm build` stores without the gate, and the log is not signed entry by entry. */
import { z } from 'zod';
import { isSignature, signatureOf } from './registry.ts';
import { sha384 } from './release-files.ts';
import type { ReleaseStore } from './release-store.ts';
import { sealName } from './storage/storage.ts';

const judgementSchema = z.strictObject({
  /** Other documents are signed by the same key. */
  kind: z.literal('judgement'),
  key: z.string(),
  id: z.string(),
  /** Hash of the seal: of these bytes and no others. */
  seal: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});

export type Judgement = z.infer<typeof judgementSchema>;

/** Goes with its release when that is pruned. */
export const judgementFolder = (key: string, id: string): string => `judgements/${key}/${id}`;
const nameOf = (key: string, id: string) => `${judgementFolder(key, id)}/judgement.json`;

/** The gate had nothing against it. */
export async function noteJudgement(
  store: ReleaseStore,
  key: string,
  id: string,
  by: string,
): Promise<void> {
  const seal = await store.readReleased(key, id, sealName);
  if (seal === null || (await judgementOf(store, key, id)) !== null) return;
  const at = new Date().toISOString();
  const judgement: Judgement = { kind: 'judgement', key, id, seal: sha384(seal), by, at };
  const signature = signatureOf(judgement, store.signingKey.privateKey);
  const document = JSON.stringify({ judgement, signature });
  await store.storage.replace(nameOf(key, id), Buffer.from(document));
}

/** Null where nobody judged it, or none of our keys says so of what is stored now. */
export async function judgementOf(
  store: ReleaseStore,
  key: string,
  id: string,
): Promise<Judgement | null> {
  const document = await store.storage.read(nameOf(key, id));
  const seal = await store.readReleased(key, id, sealName);
  if (document === null || seal === null) return null;
  const { success, data } = z
    .strictObject({ judgement: judgementSchema, signature: z.string() })
    .safeParse(JSON.parse(document.toString()));
  if (!success) return null;
  const { judgement, signature } = data;
  const isOfIt = judgement.key === key && judgement.id === id && judgement.seal === sha384(seal);
  const isOurs = store.trustedKeys.some((one) => isSignature(signature, judgement, one));
  return isOfIt && isOurs ? judgement : null;
}
