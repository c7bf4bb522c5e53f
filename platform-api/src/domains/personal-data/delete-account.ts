import type { PersonalData } from '../../personal-data.ts';
import type { Platform } from '../../platform.ts';

/**
 * Deletes an account in one transaction: each domain deletes the person's data, or makes it anonymous
 * where the law requires keeping it (E125); then the account goes and its sessions end.
 * @throws the first objection of a domain, and nothing is changed
 */
export async function deleteAccount(
  platform: Platform,
  holders: readonly PersonalData[],
  userId: string,
): Promise<void> {
  await platform.database.transaction(async () => {
    for (const holder of holders) {
      const objection = await holder.objection?.(platform, userId);
      if (objection) throw objection;
    }
    for (const holder of holders) await holder.erase(platform, userId);
  });
}
