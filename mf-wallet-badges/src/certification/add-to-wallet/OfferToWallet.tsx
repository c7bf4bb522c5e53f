import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Alert, Button, LiveRegion, Skeleton, SkeletonGroup } from 'shared-ui';
import { QrPicture } from 'shared-ui/qr';
import { useCopyLink } from '../../use-copy-link.ts';
import { messages } from './messages.ts';
import { useWalletOffer, type OfferView } from './use-wallet-offer.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'start',
  '& p': { margin: 0 },
}));

const Columns = styled('div')(({ theme }) => ({
  width: '100%',
  display: 'grid',
  gap: theme.spacing(4, 6),
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '206px minmax(0, 1fr)' },
}));

const Frame = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  width: '100%',
  maxWidth: 206,
  aspectRatio: '1',
  overflow: 'hidden',
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.border.default}`,
  borderRadius: theme.radius.lg,
  backgroundColor: theme.palette.common.white,
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  minWidth: 0,
}));

const Code = styled('p')(({ theme }) => ({
  display: 'grid',
  '& > b': {
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
    fontSize: '1.75rem',
    lineHeight: 1.3,
    letterSpacing: '0.12em',
    color: theme.vars.palette.text.primary,
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  marginInlineStart: theme.spacing(-3),
}));

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** An offer of the badge: the code to scan, the digits to write there, and how far the wallet is. */
export function OfferToWallet({ badgeId, onDone }: { badgeId: string; onDone: () => void }) {
  const { view, renew } = useWalletOffer(badgeId);
  return (
    <Root>
      {view.state === 'making' && (
        <SkeletonGroup>
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {view.state === 'shown' && <Shown view={view} onRenew={renew} />}
      {view.state === 'taken' && (
        <>
          <Alert tone="success" announce="status">
            <FormattedMessage {...messages.taken} />
          </Alert>
          <Button onClick={onDone}>
            <FormattedMessage {...messages.done} />
          </Button>
        </>
      )}
      {(view.state === 'over' || view.state === 'refused') && (
        <>
          <Alert tone={isPlainEnd(view) ? 'info' : 'danger'} announce="status">
            {view.state === 'over' ? (
              <FormattedMessage {...overMessages[view.reason]} />
            ) : (
              (toApiError(view.error).info ?? <FormattedMessage {...messages.refused} />)
            )}
          </Alert>
          <Button onClick={renew}>
            <FormattedMessage {...messages.renew} />
          </Button>
        </>
      )}
    </Root>
  );
}

const overMessages = {
  expired: messages.expired,
  blocked: messages.blocked,
  failed: messages.notKept,
};

const isPlainEnd = (view: OfferView) => view.state === 'over' && view.reason === 'expired';

function Shown({ view, onRenew }: { view: OfferView & { state: 'shown' }; onRenew: () => void }) {
  const intl = useIntl();
  const copyLink = useCopyLink();
  const { offer, step, attemptsLeft, secondsLeft } = view;
  const { link, transactionCode, demoWallet } = offer;
  const copied = { copied: messages.copied, failed: messages.copyFailed };
  return (
    <>
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <Columns>
        <Frame>
          <QrPicture text={link} label={intl.formatMessage(messages.picture)} />
        </Frame>
        <Words>
          <Code>
            <span>
              <FormattedMessage {...messages.transactionCode} />
            </span>
            <b>
              {transactionCode.slice(0, 3)} {transactionCode.slice(3)}
            </b>
          </Code>
          <p role="timer">
            <FormattedMessage
              {...messages.timeLeft}
              values={{ time: <b key="time">{minutesAndSeconds(secondsLeft)}</b> }}
            />
          </p>
          <p aria-hidden>
            <Step step={step} attemptsLeft={attemptsLeft} />
          </p>
          <LiveRegion>
            <Step step={step} attemptsLeft={attemptsLeft} />
          </LiveRegion>
        </Words>
      </Columns>
      <Actions>
        <Button variant="text" size="small" href={link}>
          <FormattedMessage {...messages.sameDevice} />
        </Button>
        <Button variant="text" size="small" onClick={() => void copyLink(link, copied)}>
          <FormattedMessage {...messages.copy} />
        </Button>
        {demoWallet !== null && (
          <Button
            variant="text"
            size="small"
            href={demoWallet}
            target="_blank"
            rel="noopener noreferrer"
          >
            <FormattedMessage {...messages.demoWallet} />
          </Button>
        )}
        <Button variant="text" size="small" onClick={onRenew}>
          <FormattedMessage {...messages.renew} />
        </Button>
      </Actions>
    </>
  );
}

/** Tries of the transaction code that every offer begins with. */
const ALL_ATTEMPTS = 5;

function Step({
  step,
  attemptsLeft,
}: Pick<OfferView & { state: 'shown' }, 'step' | 'attemptsLeft'>) {
  if (step === 'redeemed') return <FormattedMessage {...messages.redeemed} />;
  if (attemptsLeft !== null && attemptsLeft < ALL_ATTEMPTS) {
    return <FormattedMessage {...messages.wrongCode} values={{ count: attemptsLeft }} />;
  }
  return <FormattedMessage {...(step === 'opened' ? messages.opened : messages.waiting)} />;
}
