import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError, useSession } from 'shared-auth';
import { Button, saveFile, toast } from 'shared-ui';
import { detailMessages as messages } from './detail-messages.ts';

/** Downloads a table as CSV, for administrators; the server notes it. @param read gives it in base64 */
export function ExportButton({
  fileName,
  read,
}: {
  fileName: string;
  read: () => Promise<string>;
}) {
  const { formatMessage } = useIntl();
  const { role } = useSession();
  const download = useMutation({
    mutationFn: read,
    onSuccess: (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
      saveFile(fileName, new Blob([bytes], { type: 'text/csv;charset=utf-8' }));
    },
    onError: (error) => toast.error(toApiError(error).info ?? formatMessage(messages.exportFailed)),
  });
  if (role !== 'AdminWorkerBadge') return null;
  return (
    <Button variant="outlined" busy={download.isPending} onClick={() => download.mutate()}>
      <FormattedMessage {...(download.isPending ? messages.exporting : messages.export)} />
    </Button>
  );
}
