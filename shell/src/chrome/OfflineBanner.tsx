import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useOnline } from 'shared-ui';
import { icons } from './icons.ts';
import { messages } from './messages.ts';
import { PathIcon } from './PathIcon.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 4),
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.softText,
  fontSize: '0.875rem',
  fontWeight: 600,
}));

/** The live region stays in the page, so that its text is announced when it appears. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Root>
          <PathIcon path={icons.offline} size={18} />
          <span>
            <FormattedMessage {...messages.offline} />
          </span>
        </Root>
      )}
    </div>
  );
}
