import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { companionUrls } from './area/companions.ts';
import { coverName } from './area/cover-sizes.ts';
import type { UploadedFile } from './repository.ts';
import type { uploadedFile } from './schemas.ts';
import { signedFileUrl } from './streaming/signed-url.ts';
import { videoStates } from './video/video-states.ts';

/** The public address of a cover; the width is a query. */
export const coverUrl = (file: Pick<UploadedFile, 'name' | 'coverVersion'>) =>
  `/api/Files/Cover/${coverName(file)}`;

/** A file with addresses for someone who may see it. */
export async function uploadedFileToWire(
  platform: Platform,
  file: UploadedFile,
): Promise<z.infer<typeof uploadedFile>> {
  const found = file.kind === 'video' ? await companionUrls(platform, file.name) : null;
  const captions = (['it', 'en'] as const).flatMap((language) => {
    const url = found?.[`captions-${language}`] ?? null;
    return url === null ? [] : [{ language, url }];
  });
  return {
    fileNameAzure: file.fileRef,
    fileNameOriginal: file.originalName,
    url: addressOf(platform, file),
    size: file.sizeBytes,
    contentType: file.contentType,
    sha256: file.sha256,
    status: file.status,
    originalUrl: file.kind === 'cover' ? signedFileUrl(platform, { name: file.name }) : null,
    posterUrl: found?.poster ?? null,
    captions,
  };
}

function addressOf(platform: Platform, file: UploadedFile): string | null {
  if (file.kind === 'cover') return coverUrl(file);
  if (file.status !== videoStates.available) return null;
  return signedFileUrl(platform, { name: file.name });
}
