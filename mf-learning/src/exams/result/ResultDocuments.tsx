import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { FilePdf } from '@phosphor-icons/react/dist/csr/FilePdf';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, PaddedCard, toast } from 'shared-ui';
import { getResultDocument, type ExamResult } from '../api.ts';
import { savePdf } from './save-pdf.ts';
import { messages } from './messages.ts';

const Card = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

/** The attestation of who passed, or the report of the last attempt (E159). */
export function ResultDocuments({ result }: { result: ExamResult }) {
  const intl = useIntl();
  const { id, courseId, kind, isPassed, hasAttestation, hasReport, attempts, badge } = result;
  const isLast = attempts[0]?.id === id;
  const document = isPassed && hasAttestation ? 'attestation' : 'report';
  const download = useMutation({
    mutationFn: () => getResultDocument(courseId, kind, document),
    onSuccess: (content) => savePdf(content, intl.formatMessage(messages[`${document}File`])),
    onError: (error) => {
      toast.error(toApiError(error).info ?? intl.formatMessage(messages.documentFailed));
    },
  });
  if (document === 'report' && !(hasReport && isLast)) return null;
  const awaitsBadge = document === 'attestation' && kind === 'certification' && badge === null;
  return (
    <Card as="section">
      <h2>
        <FormattedMessage {...messages[document]} />
      </h2>
      <p>
        <FormattedMessage {...messages[`${document}Text`]} />
      </p>
      <Button
        variant="outlined"
        fullWidth
        busy={download.isPending}
        startIcon={<FilePdf size={20} aria-hidden />}
        endIcon={<DownloadSimple size={20} aria-hidden />}
        onClick={() => download.mutate()}
        {...(awaitsBadge
          ? { disabledReason: <FormattedMessage {...messages.attestationWaits} /> }
          : {})}
      >
        <FormattedMessage {...messages[`${document}Download`]} />
      </Button>
    </Card>
  );
}
