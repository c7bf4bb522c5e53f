import type { Platform } from '../../platform.ts';
import { removeStored } from './remove-stored.ts';
import * as repository from './repository.ts';

export const sweepJob = 'files.sweep';

/** A file that no course refers to may still be in somebody's unsaved draft. */
export const LOOSE_DAYS = 14;

const HOUR_MS = 3_600_000;

/** Removes abandoned uploads and files that nothing refers to, and frees their space. */
export async function sweepFiles(platform: Platform): Promise<void> {
  const { database, files, clock, config, log } = platform;
  const now = clock.now().getTime();
  const abandoned = new Date(now - config.uploadAbandonedHours * HOUR_MS);
  for (const upload of await repository.uploadsUntouchedSince(database.db, abandoned)) {
    const isOurs = await database.transaction((tx) =>
      repository.deleteUpload(tx, upload.id, abandoned),
    );
    if (!isOurs) continue;
    await files.dropBlocks(upload.name);
    await files.remove(upload.name);
  }
  const loose = new Date(now - LOOSE_DAYS * 24 * HOUR_MS);
  for (const file of await repository.filesLooseSince(database.db, loose)) {
    const isOurs = await database.transaction((tx) =>
      repository.deleteLooseFile(tx, file.fileRef, loose),
    );
    if (isOurs) await removeStored(platform, file);
  }
  await files.removeLeftovers(abandoned);
  log.info('files swept');
}
