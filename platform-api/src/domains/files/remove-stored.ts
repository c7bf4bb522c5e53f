import type { Platform } from '../../platform.ts';
import { removeCover } from './area/cover-sizes.ts';
import { companionName, companions } from './area/companion-names.ts';
import type { UploadedFile } from './repository.ts';

/** Removes the bytes of a file, with all that was made of it. */
export async function removeStored(platform: Platform, file: UploadedFile): Promise<void> {
  const { files } = platform;
  if (file.kind === 'cover') await removeCover(platform, file);
  if (file.kind === 'video') {
    for (const companion of companions) await files.remove(companionName(file.name, companion));
  }
  await files.remove(file.name);
}
