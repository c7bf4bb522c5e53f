import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { coursesOfDocument } from '../../catalogue/index.ts';
import { ownFileUrl, signedFileUrl } from '../../files/index.ts';
import { learningErrors } from '../errors.ts';
import { courseDocument, courseFile } from './course-documents.ts';

/**
 * An address of a document by its reference alone (API-28): of any course that the caller may use and that
 * shows it, or of an upload of their own. The file opens in the browser under the given name.
 * @throws DOCUMENT_NOT_FOUND, or why the courses that show it refuse: COURSE_NOT_BOUGHT, LESSON_LOCKED, VIDEO_NOT_READY
 */
export async function documentUrl(
  platform: Platform,
  principal: Principal,
  fileNameRef: string,
  showAs: string | undefined,
): Promise<string> {
  let refusal: unknown = learningErrors.DOCUMENT_NOT_FOUND();
  for (const courseId of await coursesOfDocument(platform, fileNameRef)) {
    try {
      const { document } = await courseDocument(platform, principal, courseId, fileNameRef);
      const name = courseFile(document.fileName);
      return signedFileUrl(platform, { name, showAs: showAs ?? document.name });
    } catch (error) {
      refusal = error;
    }
  }
  const own = await ownFileUrl(platform, principal, fileNameRef, showAs);
  if (own === null) throw refusal;
  return own;
}
