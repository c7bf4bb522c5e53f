import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, PaddedCard } from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import { textsOf } from './accreditation-state.ts';
import { amletUserQuery, type Accreditation } from './api.ts';
import { Failure } from './Failure.tsx';
import { messages } from './messages.ts';
import { useRequestCredential } from './use-request-credential.ts';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
  '& button': { whiteSpace: 'normal' },
}));

/** How far a request is, and what to do now. */
export function Progress({ accreditation }: { accreditation: Accreditation }) {
  const { formatMessage } = useIntl();
  const { state, vatNumber, companyEmail } = accreditation;
  const { action, button, lead } = textsOf(state);
  const request = useRequestCredential();
  const { data: user } = useQuery({
    ...amletUserQuery(companyEmail ?? ''),
    enabled: companyEmail !== null,
  });
  const heading = formatMessage(button);
  return (
    <Root as="section" aria-label={heading}>
      {action !== 'request' && <h2>{heading}</h2>}
      <p role="status">
        <FormattedMessage {...lead} />
      </p>
      <DescriptionList
        items={[
          { key: 'vat', label: formatMessage(messages.vatNumber), value: vatNumber },
          { key: 'mail', label: formatMessage(messages.mail), value: companyEmail },
          {
            key: 'identity',
            label: formatMessage(messages.identity),
            value: user?.isIdentitaVerificata
              ? formatMessage(messages.verified, { id: user.amletId })
              : formatMessage(messages.notVerified),
          },
        ]}
      />
      {request.isError && <Failure error={request.error} />}
      {vatNumber !== null && companyEmail !== null && (
        <Button
          fullWidth
          busy={request.isPending}
          onClick={() => request.mutate({ pIva: vatNumber, companyMail: companyEmail })}
        >
          {action === 'request' ? heading : <FormattedMessage {...messages.goOn} />}
        </Button>
      )}
    </Root>
  );
}
