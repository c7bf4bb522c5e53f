import { useIntl } from 'react-intl';
import { toast } from 'shared-ui';
import { getDocumentUrl } from '../api.ts';
import type { CourseDocument } from '../course.ts';
import { messages } from './messages.ts';

/** Opens a document, or saves it. An address is valid for minutes, so it is requested when it is needed (API-27). */
export function useOpenDocument(courseId: number) {
  const intl = useIntl();
  return async (document: CourseDocument): Promise<void> => {
    try {
      openAddress(await getDocumentUrl(courseId, document.fileName), document);
    } catch {
      toast.error(intl.formatMessage(messages.documentFailed));
    }
  };
}

function openAddress(url: string, { isDownloadable, fileName }: CourseDocument): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  if (isDownloadable) link.download = fileName;
  else link.target = '_blank';
  link.click();
}
