import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, PaddedCard, Skeleton, SkeletonGroup, StateView, TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { textsOf } from './accreditation-state.ts';
import { accreditationQuery, type Accreditation } from './api.ts';
import { Failure } from './Failure.tsx';
import { messages } from './messages.ts';
import { useRequestCredential } from './use-request-credential.ts';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(4),
  '& h2': theme.typography.h3,
  // The quoted text is longer than a phone is wide.
  '& a, & button': {
    maxWidth: '100%',
    paddingBlock: theme.spacing(2),
    textAlign: 'center',
    whiteSpace: 'normal',
  },
}));

/** The accreditation button of the profile (PROF-07, PROF-20 to PROF-28). */
export function AccreditationCard() {
  const title = useIntl().formatMessage(messages.title);
  return (
    <Root as="section" aria-label={title}>
      <h2>{title}</h2>
      <StateView
        query={useQuery(accreditationQuery)}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="6.5rem" />
          </SkeletonGroup>
        }
      >
        {(accreditation) => <Offer accreditation={accreditation} />}
      </StateView>
    </Root>
  );
}

function Offer({
  accreditation: { state, company, vatNumber, companyEmail },
}: {
  accreditation: Accreditation;
}) {
  const request = useRequestCredential();
  const { action, button, lead } = textsOf(state);
  const text = <FormattedMessage {...button} />;
  const leadText = <FormattedMessage {...lead} values={{ company }} />;
  if (action === 'wait') {
    return (
      <>
        <Button variant="outlined" disabledReason={leadText}>
          {text}
        </Button>
        <TextLink to={paths.accreditation()}>
          <FormattedMessage {...messages.follow} />
        </TextLink>
      </>
    );
  }
  return (
    <>
      <p>{leadText}</p>
      {action === 'request' && vatNumber !== null && companyEmail !== null ? (
        <Button
          variant="outlined"
          busy={request.isPending}
          onClick={() => request.mutate({ pIva: vatNumber, companyMail: companyEmail })}
        >
          {text}
        </Button>
      ) : (
        <Button variant="outlined" to={paths.accreditation()}>
          {text}
        </Button>
      )}
      {request.isError && <Failure error={request.error} />}
    </>
  );
}
