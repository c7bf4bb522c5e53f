import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from 'shared-auth';
import { Button, saveFile, toast } from 'shared-ui';
import { messages } from './messages.ts';

/** The whole bank as a QTI package. */
export function ExportButton({ courseId }: { courseId: number }) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const content = await api.blob('/api/Exams/Export/{courseId}', { path: { courseId } });
      saveFile(`questions-${courseId}.zip`, content);
    } catch {
      toast.error(intl.formatMessage(messages.exportFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outlined" busy={isBusy} onClick={() => void download()}>
      <FormattedMessage {...messages.export} />
    </Button>
  );
}
