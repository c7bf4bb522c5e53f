import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoginKind } from 'shared-auth/host';
import { Alert, Button, Skeleton, SkeletonGroup, toast } from 'shared-ui';
import { PathIcon } from '../../chrome/PathIcon.tsx';
import { Countdown } from './Countdown.tsx';
import { loginIcons } from '../login-icons.ts';
import { messages } from '../messages.ts';
import { QrPicture } from 'shared-ui/qr';
import { useQrLogin } from './use-qr-login.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 6),
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '206px minmax(0, 1fr)' },
  '& h2': theme.typography.h4,
  '& p': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** The picture comes first for the eye on wide screens, after the words on small ones. */
const Frame = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  width: '100%',
  maxWidth: 206,
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.border.default}`,
  borderRadius: theme.radius.lg,
  backgroundColor: theme.palette.common.white,
  order: 1,
  [theme.breakpoints.up('sm')]: { order: 0 },
  '&[data-over]': { backgroundColor: theme.vars.palette.background.sunken },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  minWidth: 0,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: theme.spacing(-3),
}));

/** Login with the credentials of a wallet: a code to point a camera at, and the ways without one (E24). */
export function QrLogin({
  kind,
  isLeaving,
  onPresented,
}: {
  kind: LoginKind;
  /** The page is on its way to a provider: no code is begun meanwhile. */
  isLeaving: boolean;
  onPresented: (requestId: string) => void;
}) {
  const intl = useIntl();
  const { login, renew } = useQrLogin(kind, isLeaving, onPresented);
  const code = login.state === 'shown' ? login.code : null;

  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(intl.formatMessage(messages.qrCopied));
    } catch {
      toast.error(intl.formatMessage(messages.qrNotCopied));
    }
  };

  return (
    <Root aria-labelledby="qr-login">
      <Frame {...(code === null ? { 'data-over': '' } : {})}>
        {code !== null && (
          <QrPicture text={code.address} label={intl.formatMessage(messages.qrPicture)} />
        )}
        {login.state === 'making' && (
          <SkeletonGroup>
            <Skeleton width={174} height={174} />
          </SkeletonGroup>
        )}
        {(login.state === 'over' || login.state === 'failed') && (
          <PathIcon path={loginIcons.code} size={64} />
        )}
      </Frame>
      <Words>
        <h2 id="qr-login">
          <FormattedMessage {...messages.wallet} />
        </h2>
        <p>
          <FormattedMessage {...messages.walletHelp} />
        </p>
        {login.state === 'shown' && (
          <Countdown endsAt={login.code.endsAt} isOpened={login.isOpened} />
        )}
        {login.state === 'over' && (
          <Alert tone={login.reason === 'expired' ? 'info' : 'danger'}>
            <FormattedMessage
              {...(login.reason === 'expired' ? messages.qrExpired : messages.failed)}
            />
          </Alert>
        )}
        {login.state === 'failed' && (
          <Alert tone="danger">{login.text ?? <FormattedMessage {...messages.failed} />}</Alert>
        )}
        <Actions>
          <Button variant="text" size="small" onClick={renew}>
            <PathIcon path={loginIcons.renew} size={18} />
            <FormattedMessage {...messages.qrRenew} />
          </Button>
          {code !== null && (
            <>
              <Button variant="text" size="small" href={code.sameDevice}>
                <PathIcon path={loginIcons.device} size={18} />
                <FormattedMessage {...messages.qrSameDevice} />
              </Button>
              <Button variant="text" size="small" onClick={() => void copy(code.address)}>
                <PathIcon path={loginIcons.copy} size={18} />
                <FormattedMessage {...messages.qrCopy} />
              </Button>
            </>
          )}
        </Actions>
      </Words>
    </Root>
  );
}
