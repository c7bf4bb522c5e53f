import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isApiError, toApiError } from 'shared-auth';
import {
  Button,
  EmptyState,
  LoadError,
  PaddedCard,
  Page,
  Skeleton,
  SkeletonGroup,
  toast,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { leaveFor } from '../../leave-for.ts';
import { answerRequest, consentRequestQuery, type ConsentRequest } from './api.ts';
import { messages } from './messages.ts';

const Card = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: '40rem',
  // The name is the application's own choice, and may have no place to break at.
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
  '& ul': { listStyle: 'disc', margin: 0, paddingInlineStart: theme.spacing(5) },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/**
 * `/curriculum/connect`: the authorization endpoint of the Open Badges API (decision 0108). Nothing of the
 * application is loaded, not even its logo.
 */
export function ConsentPage() {
  const intl = useIntl();
  const query = useLocation().search.slice(1);
  const title = intl.formatMessage(messages.consentTitle);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.curriculum), to: paths.curriculum() },
        { label: title },
      ]}
    >
      {query === '' ? (
        <Refused title={messages.noRequest} text={messages.openedAlone} />
      ) : (
        <Consent query={query} />
      )}
    </Page>
  );
}

function Consent({ query }: { query: string }) {
  const { data, error, refetch } = useQuery(consentRequestQuery(query));
  if (data) {
    return data.refusedAddress === null ? (
      <Question query={query} request={data} />
    ) : (
      <Unacceptable request={data} address={data.refusedAddress} />
    );
  }
  if (isApiError(error) && (error.code === 'BACKPACK_REQUEST_UNKNOWN' || error.status === 400))
    return <Refused title={messages.unknown} text={messages.unknownText} />;
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton height="18rem" radius={16} />
    </SkeletonGroup>
  );
}

const bold = (text: string) => <strong>{text}</strong>;

function Question({ query, request }: { query: string; request: ConsentRequest }) {
  const { name, host, scopes, policyAddress, termsAddress } = request;
  const answer = useMutation({
    mutationFn: (isAllowed: boolean) => answerRequest(query, isAllowed),
    onSuccess: (address) => leaveFor(address),
    onError: (error) => {
      toast.error(toApiError(error).message);
    },
  });
  // A page that is being left must not be answered once more.
  const isAnswered = answer.isPending || answer.isSuccess;
  const give = (isAllowed: boolean) => {
    if (!isAnswered) answer.mutate(isAllowed);
  };
  return (
    <Card>
      <h2>
        <FormattedMessage {...messages.asks} values={{ name }} />
      </h2>
      <p>
        <FormattedMessage {...messages.host} values={{ host: bold(host) }} />
      </p>
      <p>
        <FormattedMessage {...messages.wouldRead} />
      </p>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>
            <FormattedMessage {...messages[scope]} />
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage {...messages.wouldNot} />
      </p>
      <Row>
        <Link href={policyAddress} target="_blank" rel="noopener noreferrer">
          <FormattedMessage {...messages.policy} />
        </Link>
        <Link href={termsAddress} target="_blank" rel="noopener noreferrer">
          <FormattedMessage {...messages.terms} />
        </Link>
      </Row>
      <Row>
        <Button busy={isAnswered && answer.variables} onClick={() => give(true)}>
          <FormattedMessage {...messages.allow} />
        </Button>
        <Button
          variant="outlined"
          busy={isAnswered && !answer.variables}
          onClick={() => give(false)}
        >
          <FormattedMessage {...messages.refuse} />
        </Button>
      </Row>
    </Card>
  );
}

/** The person goes back themselves: an address that anybody can register is not opened unasked (RFC 9700, 4.11.2). */
function Unacceptable({ request, address }: { request: ConsentRequest; address: string }) {
  return (
    <EmptyState
      title={<FormattedMessage {...messages.cannot} values={{ name: request.name }} />}
      text={<FormattedMessage {...messages.cannotText} values={{ host: request.host }} />}
      action={
        <Button onClick={() => leaveFor(address)}>
          <FormattedMessage {...messages.goBack} />
        </Button>
      }
    />
  );
}

function Refused({ title, text }: Record<'title' | 'text', MessageDescriptor>) {
  return (
    <EmptyState
      title={<FormattedMessage {...title} />}
      text={<FormattedMessage {...text} />}
      action={
        <Button to={paths.curriculum()}>
          <FormattedMessage {...messages.toCurriculum} />
        </Button>
      }
    />
  );
}
