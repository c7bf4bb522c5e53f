import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bottomInset, Button, IconButton } from 'shared-ui';
import { cookieChoice, cookieOf, type CookieChoice } from './cookie-choice.ts';
import { icons } from './icons.ts';
import { messages } from './messages.ts';
import { PathIcon } from './PathIcon.tsx';

const Root = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(4),
  bottom: `calc(var(${bottomInset}, 0px) + ${theme.spacing(4)})`,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: theme.spacing(4, 13, 4, 5),
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.vars.palette.elevation.dialog,
  fontSize: '0.875rem',
  '& p': { flex: '1 1 16rem' },
  '& > :last-child': { position: 'absolute', top: theme.spacing(1), right: theme.spacing(1) },
}));

/** Only technical storage before the choice; X means no (SHELL-18, SHELL-19, E80). */
export function CookieBanner() {
  const intl = useIntl();
  const [choice, setChoice] = useState(cookieChoice);
  if (choice !== null) return null;
  const choose = (made: CookieChoice) => {
    document.cookie = cookieOf(made);
    setChoice(made);
  };
  return (
    <Root aria-label={intl.formatMessage(messages.cookieTitle)}>
      <p>
        <FormattedMessage {...messages.cookieText} />
      </p>
      <Button onClick={() => choose('accepted')}>
        <FormattedMessage {...messages.cookieAccept} />
      </Button>
      <IconButton
        label={intl.formatMessage(messages.cookieReject)}
        onClick={() => choose('rejected')}
      >
        <PathIcon path={icons.close} />
      </IconButton>
    </Root>
  );
}
