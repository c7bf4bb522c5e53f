import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Alert, Button, ErrorState, formatDate, LiveRegion } from 'shared-ui';
import { ProgressBar } from 'shared-ui/details';
import { useSaveNotices } from 'shared-ui/forms';
import { Section } from '../layout/Section.tsx';
import { exportQuery, requestExport, type DataExport } from './api.ts';
import { messages } from './messages.ts';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 4),
}));

const Progress = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '28rem',
  fontVariantNumeric: 'tabular-nums',
}));

const Muted = styled('p')(({ theme }) => ({
  maxWidth: '64ch',
  color: theme.vars.palette.text.secondary,
}));

/** One file with all that the product knows of the person, made by a job. */
export function OwnData() {
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const query = useQuery(exportQuery);
  const request = useMutation({
    mutationFn: requestExport,
    onSuccess: (asked) => queryClient.setQueryData(exportQuery.queryKey, asked),
    onError: (error) => notices.failed(toApiError(error).info),
  });
  const latest = query.data;
  return (
    <Section heading={messages.ownData}>
      <Muted>
        <FormattedMessage {...messages.ownDataText} />
      </Muted>
      {query.status === 'error' && latest === undefined ? (
        <ErrorState titleLevel={3} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ExportState
          latest={latest ?? null}
          isAsking={request.isPending}
          onAsk={() => request.mutate()}
        />
      )}
    </Section>
  );
}

function ExportState({
  latest,
  isAsking,
  onAsk,
}: {
  latest: DataExport | null;
  isAsking: boolean;
  onAsk: () => void;
}) {
  const intl = useIntl();
  const isUnderWay = latest?.state === 'waiting' || latest?.state === 'running';
  const isReady = latest?.state === 'ready' && latest.url !== null;
  return (
    <>
      <LiveRegion>
        {isUnderWay && <FormattedMessage {...messages.exportMaking} />}
        {isReady && <FormattedMessage {...messages.exportReady} />}
      </LiveRegion>
      {latest?.state === 'failed' && (
        <Alert tone="danger" announce="alert">
          <FormattedMessage {...messages.exportFailed} />
        </Alert>
      )}
      {isUnderWay ? (
        <Progress>
          <ProgressBar value={latest.progress} label={intl.formatMessage(messages.exportMaking)} />
          <span aria-hidden="true">
            <FormattedMessage
              {...messages.exportProgress}
              values={{ percentage: latest.progress }}
            />
          </span>
        </Progress>
      ) : (
        <Actions>
          {isReady && (
            <>
              <Button href={latest.url ?? ''} download>
                <FormattedMessage {...messages.exportDownload} />
              </Button>
              <span>
                <FormattedMessage
                  {...messages.exportFacts}
                  values={{
                    size: Math.max(1, Math.round((latest.sizeBytes ?? 0) / 1000)),
                    date: formatDate(latest.expiresAt),
                  }}
                />
              </span>
            </>
          )}
          <Button variant={isReady ? 'text' : 'outlined'} busy={isAsking} onClick={onAsk}>
            <FormattedMessage {...(isReady ? messages.exportAgain : messages.exportAsk)} />
          </Button>
        </Actions>
      )}
    </>
  );
}
