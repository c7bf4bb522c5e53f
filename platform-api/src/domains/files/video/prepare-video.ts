import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform.ts';
import * as repository from '../repository.ts';
import { videoStates, type VideoState } from './video-states.ts';

export const prepareVideoJob = 'files.prepare-video';

/** Called at each change, in its transaction, so that documents show the state of their video. */
export type VideoStateListener = (
  platform: Platform,
  fileRef: string,
  state: VideoState,
) => Promise<void>;

/**
 * Takes a video from WbUploaded over InCaricamento to Disponibile (EDIT-31): it becomes playable when the bytes that
 * the store returns equal the bytes that were sent. The sizes of range requests come from there.
 */
export async function prepareVideo(
  platform: Platform,
  fileRef: string,
  tell: VideoStateListener,
): Promise<void> {
  const { database, files } = platform;
  const file = await repository.findFile(database.db, fileRef);
  if (file === null || file.status === videoStates.available) return;
  const reach = (state: VideoState) =>
    database.transaction(async () => {
      await repository.setStatus(database.db, fileRef, state);
      await tell(platform, fileRef, state);
    });
  await reach(videoStates.inPreparation);
  const hash = createHash('sha256');
  for await (const part of await files.read(file.name)) hash.update(part as Buffer);
  if (hash.digest('hex') !== file.sha256) throw new Error(`${fileRef} is not what was uploaded`);
  await reach(videoStates.available);
}
