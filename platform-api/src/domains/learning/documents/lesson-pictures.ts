import { picturesOf, type LessonText } from 'contracts';
import type { Platform } from '../../../platform.ts';
import { signedFileUrl } from '../../files/index.ts';
import { courseFile } from './course-documents.ts';

/** A picture of a lesson's text; the address is short-lived. */
export type ReadablePicture = { fileName: string; url: string };

/** Addresses of the pictures in a text, for who may read the lesson now. */
export const readablePictures = (
  platform: Platform,
  { content }: { content: LessonText | null },
  isOpen: boolean,
): ReadablePicture[] =>
  content === null || !isOpen
    ? []
    : picturesOf(content).map((fileName) => ({
        fileName,
        url: signedFileUrl(platform, { name: courseFile(fileName) }),
      }));
