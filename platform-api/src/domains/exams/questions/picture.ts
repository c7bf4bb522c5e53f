import type { Platform } from '../../../platform.ts';
import { signedFileUrl } from '../../files/index.ts';
import { courseFile } from '../../learning/index.ts';

/** Name of a question's picture in the store. */
export const pictureFile = (pictureRef: string): string => courseFile(pictureRef);

/** A short-lived address of a question's picture; null where it has none. */
export const pictureUrl = (platform: Platform, pictureRef: string | null): string | null =>
  pictureRef === null ? null : signedFileUrl(platform, { name: pictureFile(pictureRef) });
