import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginKinds, type LoginKind } from 'shared-auth/host';
import { messages } from './messages.ts';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(1),
  border: 0,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.sunken,
}));

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  borderRadius: theme.radius.sm,
  border: '1px solid transparent',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    backgroundColor: theme.vars.palette.background.paper,
    borderColor: theme.vars.palette.border.default,
    color: theme.vars.palette.text.primary,
  },
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
  },
  // The whole label is the control; the native one lies over it, unseen.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
}));

const labels = { Login: messages.person, LoginCompany: messages.company };

/** As oneself, or for a company (LOGIN-20). */
export function LoginKindChoice({
  value,
  onChange,
}: {
  value: LoginKind;
  onChange: (kind: LoginKind) => void;
}) {
  const intl = useIntl();
  return (
    <Root aria-label={intl.formatMessage(messages.kind)}>
      {loginKinds.map((kind) => (
        <Choice key={kind}>
          <input
            type="radio"
            name="login-kind"
            value={kind}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          <FormattedMessage {...labels[kind]} />
        </Choice>
      ))}
    </Root>
  );
}
