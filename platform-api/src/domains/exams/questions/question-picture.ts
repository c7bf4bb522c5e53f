import type { Platform } from '../../../platform.ts';
import { signedFileUrl } from '../../files/index.ts';
import { courseFile } from '../../learning/index.ts';

/** Name of a question's picture in the store. */
export const questionPictureFile = (pictureRef: string): string => courseFile(pictureRef);

/** An address of a question's picture that is valid for some minutes; null without a picture. */
export const questionPictureUrl = (platform: Platform, pictureRef: string | null): string | null =>
  pictureRef === null ? null : signedFileUrl(platform, { name: questionPictureFile(pictureRef) });
