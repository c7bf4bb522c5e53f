import { toApiError } from 'shared-auth';
import { addEntry, removeEntry, type EntryTexts } from './api.ts';

/** `unchanged`: only the old entry is there. `doubled`: both are, and one must be removed by hand. */
export type Replacement = 'replaced' | 'unchanged' | 'doubled';

/**
 * The documents have no call that changes an entry: the new one is added in its place, then the old one removed, in
 * this order, so that there is always one (E77). If the old one cannot be removed, the new one is.
 * @throws ApiError when the new one could not be added: nothing has changed then
 */
export async function replaceEntry(oldId: number, texts: EntryTexts): Promise<Replacement> {
  const added = await addEntry(texts, oldId);
  try {
    await removeEntry(oldId);
    return 'replaced';
  } catch (error) {
    // Someone else has removed it meanwhile, which was the aim.
    if (toApiError(error).status === 404) return 'replaced';
  }
  try {
    await removeEntry(added.id);
    return 'unchanged';
  } catch {
    return 'doubled';
  }
}
