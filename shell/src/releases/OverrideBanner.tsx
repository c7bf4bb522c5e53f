import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { callEdge } from 'shared-auth';
import { Alert, toast } from 'shared-ui';
import { useHost } from '../federation/host-context.ts';
import { leaveTools } from './leave-tools.ts';
import { messages } from './messages.ts';
import { localDeclaration, type Override } from './override.ts';

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(4),
  bottom: theme.spacing(4),
  zIndex: theme.zIndex.snackbar,
  maxWidth: '44rem',
  marginInline: 'auto',
  boxShadow: theme.vars.palette.elevation.dialog,
  borderRadius: theme.radius.md,
}));

/** Always visible while unreleased code runs in this browser; with a way to end it. */
export function OverrideBanner({ override }: { override: Override }) {
  const { remotes } = useHost();
  const isLocal = remotes.get(override.remote) === localDeclaration();
  const leave = async () => {
    try {
      await callEdge('DELETE', 'registry/override');
      leaveTools();
    } catch {
      toast.error(<FormattedMessage {...messages.leaveFailed} />);
    }
  };
  return (
    <Place>
      <Alert
        tone="warning"
        announce="status"
        action={
          <button type="button" onClick={() => void leave()}>
            <FormattedMessage {...messages.leave} />
          </button>
        }
      >
        <FormattedMessage {...(isLocal ? messages.active : messages.silent)} values={override} />
      </Alert>
    </Place>
  );
}
