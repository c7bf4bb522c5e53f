import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaddedCard } from 'shared-ui';
import { ExportButton } from '../ExportButton.tsx';
import { readRedemptionsCsv } from '../redemption-requests.ts';
import { messages } from './messages.ts';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(4),
  '& h2': theme.typography.h3,
  '& p': { margin: 0 },
}));

/** The report of an administrator's profile: the redemption requests of every state as CSV (BACK-24). */
export function RequestsReport() {
  const title = useIntl().formatMessage(messages.title);
  return (
    <Root as="section" aria-label={title}>
      <h2>{title}</h2>
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <ExportButton
        fileName="richieste-di-riscatto.csv"
        read={() => readRedemptionsCsv(undefined)}
      />
    </Root>
  );
}
