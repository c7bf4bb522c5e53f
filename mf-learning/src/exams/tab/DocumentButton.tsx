import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { FormattedMessage } from 'react-intl';
import { Button } from 'shared-ui';
import { messages } from '../documents/messages.ts';
import { useExamDocument, type ExamDocument } from '../documents/use-exam-document.ts';

export function DocumentButton(wanted: ExamDocument) {
  const download = useExamDocument(wanted);
  return (
    <Button
      variant="outlined"
      busy={download.isPending}
      startIcon={<DownloadSimple size={20} />}
      onClick={() => download.mutate()}
    >
      <FormattedMessage {...messages[`${wanted.document}Download`]} />
    </Button>
  );
}
