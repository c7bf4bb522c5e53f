import { useMutation } from '@tanstack/react-query';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, toast } from 'shared-ui';
import { fetchReport, type Report } from './api.ts';
import { messages } from './messages.ts';
import { savePdf } from './save-pdf.ts';

/** Attestation of who passed, or report with the areas to study (API-25). */
export function ReportButton(report: Report) {
  const { formatMessage } = useIntl();
  const label = report.isPassed ? messages.attestation : messages.report;
  const download = useMutation({
    mutationFn: () => fetchReport(report),
    onSuccess: (base64) =>
      savePdf(
        base64,
        formatMessage(report.isPassed ? messages.attestationFile : messages.reportFile),
      ),
    onError: (error) => {
      toast.error(toApiError(error).info ?? formatMessage(messages.reportFailed));
    },
  });
  return (
    <Button
      variant="outlined"
      busy={download.isPending}
      startIcon={<DownloadSimple size={20} />}
      onClick={() => download.mutate()}
    >
      {formatMessage(label)}
    </Button>
  );
}
