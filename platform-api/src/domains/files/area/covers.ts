import type { Readable } from 'node:stream';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import {
  coverPicture,
  cutCover,
  type CoverFormat,
  type CoverWidth,
  type Crop,
} from './cover-sizes.ts';
import { fileErrors } from '../errors.ts';
import { requireOwnFile } from './file-area.ts';
import * as repository from '../repository.ts';

/** Makes the sizes of a cover again, from another part of the picture. */
export async function recutCover(
  platform: Platform,
  principal: Principal,
  { fileNameRef, crop }: { fileNameRef: string; crop: Crop },
): Promise<repository.UploadedFile> {
  const file = await requireOwnFile(platform, principal, fileNameRef, 'cover');
  const { db } = platform.database;
  const cut = { ...file, coverVersion: await repository.nextCoverVersion(db, file.fileRef) };
  await cutCover(platform, cut, crop);
  return cut;
}

/** @throws FILE_NOT_FOUND */
export async function coverOf(
  { files }: Platform,
  cover: string,
  width: CoverWidth,
  format: CoverFormat,
): Promise<{ content: Readable; contentType: string; size: number }> {
  const name = coverPicture(cover, width, format);
  const file = await files.stat(name);
  if (file === null) throw fileErrors.FILE_NOT_FOUND();
  return { ...file, content: await files.read(name) };
}
