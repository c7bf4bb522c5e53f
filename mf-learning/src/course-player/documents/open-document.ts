import { getDocumentUrl } from '../api.ts';
import type { CourseDocument } from '../course.ts';

/**
 * Opens a document, or saves it. An address is valid for minutes, so it is requested when it is needed (API-27);
 * a failure is told to the console only, as the documents ask (SHELL-23).
 */
export async function openDocument(courseId: number, document: CourseDocument): Promise<void> {
  try {
    openAddress(await getDocumentUrl(courseId, document.fileName), document);
  } catch (error) {
    console.error(error);
  }
}

function openAddress(url: string, { isDownloadable, fileName }: CourseDocument): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  if (isDownloadable) link.download = fileName;
  else link.target = '_blank';
  link.click();
}
