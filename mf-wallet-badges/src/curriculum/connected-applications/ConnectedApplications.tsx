import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, PaddedCard, SectionHead, SlotError, toast, useFormats } from 'shared-ui';
import { connectedApplicationsQuery, endConnection, type ConnectedApplication } from './api.ts';
import { messages } from './messages.ts';

const Root = styled('section')(({ theme }) => ({ marginBottom: theme.spacing(10) }));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Row = styled(PaddedCard)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4),
  alignItems: 'center',
  justifyContent: 'space-between',
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  // The name is the application's own choice, and may have no place to break at.
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** What the person allowed other bodies' applications to read, and the end of it (decision 0108). */
export function ConnectedApplications() {
  const intl = useIntl();
  const { data = [], isError, refetch } = useQuery(connectedApplicationsQuery);
  const title = intl.formatMessage(messages.heading);
  // Most people have none; whoever has one must be able to end it, so a failure is shown.
  if (isError) return <SlotError title={title} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Root aria-labelledby="connected-applications">
      <SectionHead id="connected-applications" title={title} size="small" />
      <List>
        {data.map((application) => (
          <li key={application.id}>
            <Application application={application} />
          </li>
        ))}
      </List>
    </Root>
  );
}

function Application({ application }: { application: ConnectedApplication }) {
  const { id, name, host, scopes, allowedAt, lastReadAt } = application;
  const intl = useIntl();
  const formats = useFormats();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => endConnection(id),
    onSuccess: () => {
      toast.success(intl.formatMessage(messages.ended, { name }));
    },
    onError: (error) => {
      toast.error(toApiError(error).message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: connectedApplicationsQuery.queryKey }),
  });
  const what = scopes.length > 1 ? 'both' : scopes[0];
  return (
    <Row>
      <div>
        <strong>{name}</strong> ({host})
        <p>
          <FormattedMessage {...messages.reads} values={{ what }} />
        </p>
        <p>
          <FormattedMessage {...messages.since} values={{ date: formats.date(allowedAt) }} />
        </p>
        <p>
          {lastReadAt === null ? (
            <FormattedMessage {...messages.neverRead} />
          ) : (
            <FormattedMessage
              {...messages.lastRead}
              values={{ date: formats.dateTime(lastReadAt) }}
            />
          )}
        </p>
      </div>
      <Button variant="outlined" busy={end.isPending} onClick={() => end.mutate()}>
        <FormattedMessage {...messages.end} values={{ name }} />
      </Button>
    </Row>
  );
}
