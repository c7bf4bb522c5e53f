import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Alert } from 'shared-ui';
import { isAutomatic, type Operation } from './api.ts';
import { messages } from './messages.ts';

const Place = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5) }));

const Detail = styled('span')(({ theme }) => ({
  ...theme.typography.mono,
  display: 'block',
  marginTop: theme.spacing(1),
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
}));

/** A canary that has ended since the last operation: automatically because of its errors, or by an operator. */
export function HaltedCanary({ halt }: { halt: Operation }) {
  const { version, by, reason } = halt;
  return (
    <Place>
      <Alert tone="warning">
        {isAutomatic(halt) ? (
          <>
            <FormattedMessage {...messages.haltedByItself} values={{ version }} />
            {/* As the edge wrote it into the log, with what browsers reported. */}
            <Detail lang="en">{reason}</Detail>
          </>
        ) : (
          <FormattedMessage {...messages.haltedBy} values={{ version, by, reason }} />
        )}
      </Alert>
    </Place>
  );
}
