import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Spinner } from 'shared-ui';
import { icons } from '../chrome/icons.ts';
import { PathIcon } from '../chrome/PathIcon.tsx';
import { messages } from './messages.ts';

/** Colour, type and shape by the rules of SPID, the same in both schemes. */
const Root = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 52,
  padding: theme.spacing(0, 3.5),
  border: 0,
  borderRadius: theme.radius.sm,
  backgroundColor: theme.vars.palette.spid.main,
  color: theme.vars.palette.spid.contrast,
  fontFamily: theme.fonts.spid,
  fontSize: '1.0625rem',
  fontWeight: 600,
  cursor: 'pointer',
  '& > :last-child': { flex: 1 },
}));

export function SpidButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <Root type="button" aria-busy={isBusy} onClick={onClick}>
      {isBusy ? <Spinner /> : <PathIcon path={icons.digitalIdentity} size={30} />}
      <span>
        <FormattedMessage {...(isBusy ? messages.opening : messages.spid)} />
      </span>
    </Root>
  );
}
