import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api, toApiError } from 'shared-auth';
import { toast } from 'shared-ui';
import type { ExamKind } from '../exam.ts';
import { messages } from './messages.ts';
import { savePdf } from './save-pdf.ts';

export type ExamDocument = {
  courseId: number;
  kind: ExamKind;
  /** The attestation of the best passed attempt, or the report of the last one (E159). */
  document: 'attestation' | 'report';
};

/** Saves a document of an exam as PDF, and says so when it does not come (API-25). */
export function useExamDocument({ courseId, kind, document }: ExamDocument) {
  const { formatMessage } = useIntl();
  return useMutation({
    mutationFn: () =>
      api.get('/api/Courses/FetchExamResultPDF', {
        query: { courseId, isExam: kind === 'certification', isPassed: document === 'attestation' },
      }),
    onSuccess: (base64) => savePdf(base64, formatMessage(messages[`${document}File`])),
    onError: (error) => {
      toast.error(toApiError(error).info ?? formatMessage(messages.failed));
    },
  });
}
