import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { FilePdf } from '@phosphor-icons/react/dist/csr/FilePdf';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Button, PaddedCard } from 'shared-ui';
import type { ExamResult } from '../api.ts';
import { messages as documentMessages } from '../documents/messages.ts';
import { useExamDocument } from '../documents/use-exam-document.ts';
import { messages } from './messages.ts';

const Card = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

/** The attestation of who passed, or the report of the last attempt (E159). */
export function ResultDocuments({ result }: { result: ExamResult }) {
  const { id, courseId, kind, isPassed, hasAttestation, hasReport, attempts, badge } = result;
  const isLast = attempts[0]?.id === id;
  const document = isPassed && hasAttestation ? 'attestation' : 'report';
  const download = useExamDocument({ courseId, kind, document });
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
        <FormattedMessage {...documentMessages[`${document}Download`]} />
      </Button>
    </Card>
  );
}
