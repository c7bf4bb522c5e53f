import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { companionName, type Companion } from './companion-names.ts';
import { posterOf } from './cover-sizes.ts';
import { fileErrors } from '../errors.ts';
import { requireOwnFile } from './file-area.ts';
import * as repository from '../repository.ts';
import { signedFileUrl } from '../streaming/signed-url.ts';

/** Addresses of a video's companion files; signed and short-lived, null where there is none. */
export async function companionUrls(
  platform: Platform,
  videoName: string,
): Promise<Record<Companion, string | null>> {
  const addressOf = async (companion: Companion) => {
    const name = companionName(videoName, companion);
    return (await platform.files.stat(name)) === null ? null : signedFileUrl(platform, { name });
  };
  return {
    poster: await addressOf('poster'),
    'captions-it': await addressOf('captions-it'),
    'captions-en': await addressOf('captions-en'),
  };
}

/**
 * Stores an uploaded poster or captions beside a video, or removes them. The upload is consumed:
 * its bytes belong to the video from then on.
 * @throws FILE_NOT_FOUND when one of the two is not there or is of another kind
 */
export async function setCompanion(
  platform: Platform,
  principal: Principal,
  request: { videoRef: string; companion: Companion; fileNameRef: string | null },
): Promise<repository.UploadedFile> {
  const { database, files } = platform;
  const video = await requireOwnFile(platform, principal, request.videoRef, 'video');
  const name = companionName(video.name, request.companion);
  if (request.fileNameRef === null) {
    await files.remove(name);
    return video;
  }
  const kind = request.companion === 'poster' ? 'poster' : 'captions';
  const given = await requireOwnFile(platform, principal, request.fileNameRef, kind);
  if (kind === 'poster') {
    await files.write(name, await posterOf(platform, given.name), 'image/jpeg');
  } else {
    const parts: Buffer[] = [];
    for await (const part of await files.read(given.name)) parts.push(part as Buffer);
    await files.write(name, Buffer.concat(parts), given.contentType);
  }
  const isOurs = await database.transaction((tx) => repository.deleteLooseFile(tx, given.fileRef));
  if (!isOurs) throw fileErrors.FILE_IN_USE();
  await files.remove(given.name);
  return video;
}
