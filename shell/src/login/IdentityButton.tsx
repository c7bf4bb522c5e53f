import { styled } from '@mui/material/styles';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Spinner } from 'shared-ui';
import { PathIcon } from '../chrome/PathIcon.tsx';
import { messages } from './messages.ts';

/**
 * Colour, type and proportions by the rules of SPID and CIE, the same in both schemes: everything is a
 * multiple of the letter size, the symbol two of it, in a field parted by a thin line.
 */
const Root = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.sm,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.spid.main,
  color: theme.vars.palette.spid.contrast,
  fontFamily: theme.fonts.spid,
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1,
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover, &:active': { backgroundColor: theme.vars.palette.spid.dark },
  '&[aria-busy=true]': { cursor: 'progress' },
}));

const Symbol = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '3.2em',
  padding: '0.4em 0.6em',
  borderInlineEnd: '0.1em solid rgb(255 255 255 / 10%)',
});

const Words = styled('span')({ flex: 1, alignSelf: 'center', padding: '0.95em 1em 0.85em' });

/** Leads to a provider of digital identity. */
export function IdentityButton({
  label,
  icon,
  isBusy,
  onClick,
}: {
  label: MessageDescriptor;
  icon: string;
  isBusy: boolean;
  onClick: () => void;
}) {
  return (
    <Root type="button" aria-busy={isBusy} onClick={onClick}>
      <Symbol>{isBusy ? <Spinner /> : <PathIcon path={icon} size={36} />}</Symbol>
      <Words>
        <FormattedMessage {...(isBusy ? messages.opening : label)} />
      </Words>
    </Root>
  );
}
