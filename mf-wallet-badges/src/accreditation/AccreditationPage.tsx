import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { beginCompanyLogin } from 'shared-auth';
import {
  Alert,
  Button,
  EmptyState,
  PaddedCard,
  Page,
  Skeleton,
  SkeletonGroup,
  StateView,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { textsOf } from './accreditation-state.ts';
import { accreditationQuery, canRequestQuery, type Accreditation } from './api.ts';
import { messages } from './messages.ts';
import { Progress } from './Progress.tsx';
import { RequestForm } from './RequestForm.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1.4fr 1fr' },
}));

const Main = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

const How = styled(PaddedCard)(({ theme }) => ({
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& ol': {
    margin: theme.spacing(4, 0, 0),
    paddingInlineStart: theme.spacing(5),
    listStyle: 'decimal',
  },
  '& li + li': { marginTop: theme.spacing(3) },
}));

/** `/accreditamento` (PROF-16): how one comes to act for a company, from the request to the credential. */
export function AccreditationPage() {
  const intl = useIntl();
  const query = useQuery(accreditationQuery);
  const { data: canRequest = true } = useQuery(canRequestQuery);
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      breadcrumb={[
        { label: intl.formatMessage(messages.profile), to: paths.profile() },
        { label: intl.formatMessage(messages.title) },
      ]}
    >
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="26rem" radius={20} />
          </SkeletonGroup>
        }
      >
        {(accreditation) => {
          if (accreditation.state === 6) return <Accredited company={accreditation.company} />;
          return canRequest ? <Request accreditation={accreditation} /> : <NotHere />;
        }}
      </StateView>
    </Page>
  );
}

function Request({ accreditation }: { accreditation: Accreditation }) {
  const { state } = accreditation;
  const isStopped = state === 666;
  return (
    <Columns>
      <Main>
        {isStopped && (
          <Alert tone="warning">
            <FormattedMessage {...textsOf(state).lead} />
          </Alert>
        )}
        {state === 0 || isStopped ? (
          <RequestForm accreditation={accreditation} />
        ) : (
          <Progress accreditation={accreditation} />
        )}
      </Main>
      <HowItWorks />
    </Columns>
  );
}

function HowItWorks() {
  const title = useIntl().formatMessage(messages.howTitle);
  const steps = ['howAsk', 'howDelegate', 'howReview', 'howDownload'] as const;
  return (
    <How as="section" aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <FormattedMessage {...messages[step]} />
          </li>
        ))}
      </ol>
    </How>
  );
}

/** The credential is there: the session of the person ends, and the one for the company can begin. */
function Accredited({ company }: { company: string | null }) {
  return (
    <EmptyState
      illustration="badge"
      title={<FormattedMessage {...messages.accredited} values={{ company }} />}
      text={<FormattedMessage {...messages.accreditedText} />}
      action={
        <Button onClick={() => void beginCompanyLogin()}>
          <FormattedMessage {...messages.enter} />
        </Button>
      }
    />
  );
}

function NotHere() {
  return (
    <EmptyState
      illustration="badge"
      title={<FormattedMessage {...messages.notYet} />}
      text={<FormattedMessage {...messages.notYetText} />}
      action={
        <Button to={paths.support()}>
          <FormattedMessage {...messages.toSupport} />
        </Button>
      }
    />
  );
}
