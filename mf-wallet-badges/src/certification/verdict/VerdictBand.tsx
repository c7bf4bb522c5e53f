import { styled } from '@mui/material/styles';
import { ArrowsClockwise } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { ClockCountdown } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { SealWarning } from '@phosphor-icons/react/dist/csr/SealWarning';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Band, Button, PageHeading, useFormats } from 'shared-ui';
import type { PublicBadge } from '../api.ts';
import { bold } from '../bold.tsx';
import { certificationMessages } from '../certification-messages.ts';
import { useCurrentVerification } from '../current-verification.ts';
import { publicAddressOf } from '../public-address.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { messages } from './messages.ts';
import { SignedPicture } from './SignedPicture.tsx';

const Inner = styled('div')(({ theme }) => ({
  maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
  marginInline: 'auto',
  padding: theme.spacing(8, 4, 10),
  display: 'grid',
  gap: theme.spacing(8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(16),
    padding: theme.spacing(14, 6),
  },
  '@media print': { gridTemplateColumns: '14rem minmax(0, 1fr)', padding: 0 },
}));

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: theme.spacing(8),
  borderRadius: theme.radius.xl,
  backgroundColor: theme.vars.palette.background.bandRaised,
  '& img': { maxWidth: '100%', height: 'auto' },
  '@media print': { padding: 0 },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'start',
  // The answer comes before the name of what is asked, also for those who read along.
  '& h1': { textWrap: 'balance' },
}));

const Answer = styled('div')(({ theme }) => ({
  '& > p': {
    ...theme.typography.h3,
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
  },
  '& > [data-verdict=checking]': { color: theme.vars.palette.text.onBandMuted },
  '& > [data-verdict=authentic]': { color: theme.vars.palette.success.onBand },
  '& > :not([data-verdict=authentic], [data-verdict=checking])': {
    padding: theme.spacing(1.5, 4, 1.5, 3),
    borderRadius: theme.radius.full,
    color: theme.vars.palette.warning.softText,
    backgroundColor: theme.vars.palette.warning.soft,
  },
  '& > [data-verdict=rewritten], & > [data-verdict=refused], & > [data-verdict=revoked]': {
    color: theme.vars.palette.error.softText,
    backgroundColor: theme.vars.palette.error.soft,
  },
}));

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  maxWidth: theme.layout.readingMax,
  color: theme.vars.palette.text.onBandMuted,
  '& b': { color: theme.vars.palette.text.onBand },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '@media print': { display: 'none' },
}));

/** On paper alone: what a reader of the sheet needs to check it. */
const OnPaper = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  overflowWrap: 'anywhere',
  '@media print': { '&:not(:empty)': { display: 'block' } },
}));

const Checked = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.onBandMuted,
}));

const verdicts = {
  checking: { Icon: HourglassMedium, message: messages.checking },
  authentic: { Icon: SealCheck, message: messages.verdictAuthentic },
  rewritten: { Icon: XCircle, message: messages.verdictRewritten },
  refused: { Icon: XCircle, message: messages.verdictRefused },
  notVerifiable: { Icon: SealWarning, message: messages.verdictNotVerifiable },
  revoked: { Icon: XCircle, message: messages.verdictRevoked },
  expired: { Icon: ClockCountdown, message: messages.verdictExpired },
} as const;

/** The answer of this browser's own check, whose, what and when; the check can be repeated. */
export function VerdictBand({ badge, onCheck }: { badge: PublicBadge; onCheck: () => void }) {
  return (
    <Band>
      <Inner>
        <Stage>
          <PictureFound badge={badge} />
        </Stage>
        <Words>
          <Answer>
            <Verdict />
          </Answer>
          <WhoseAndWhat badge={badge} />
          <Actions>
            <ShareButton badgeId={badge.id} onBand />
            <Again onCheck={onCheck} />
          </Actions>
          <Checked>
            <WhenChecked />
          </Checked>
          <AddressOnPaper badgeId={badge.id} />
        </Words>
      </Inner>
    </Band>
  );
}

function PictureFound({ badge }: { badge: PublicBadge }) {
  const verification = useCurrentVerification();
  return <SignedPicture badge={badge} signed={verification?.picture ?? null} />;
}

/** Not styled itself, as nothing that is drawn for a verdict: its style would be put together anew each time. */
function Verdict() {
  const verdict = useCurrentVerification()?.verdict ?? 'checking';
  const { Icon, message } = verdicts[verdict];
  return (
    <p role="status" data-verdict={verdict}>
      <Icon size={32} weight="fill" aria-hidden />
      <FormattedMessage {...message} />
    </p>
  );
}

/** Its press is answered by the line below it, and by the verdict, which a phone may have scrolled away. */
const Again = ({ onCheck }: { onCheck: () => void }) => (
  <Button
    variant="outlined"
    onBand
    startIcon={<ArrowsClockwise size={18} aria-hidden />}
    onClick={onCheck}
  >
    <FormattedMessage {...messages.again} />
  </Button>
);

function WhenChecked() {
  const { dateTime } = useFormats();
  const verification = useCurrentVerification();
  if (verification === null) return <FormattedMessage {...messages.checkingHere} />;
  const { verdict, checkedAt } = verification;
  return (
    <FormattedMessage
      {...(verdict === 'notVerifiable' ? messages.triedAt : messages.checkedAt)}
      values={{ at: dateTime(checkedAt) }}
    />
  );
}

/** The address is the browser's: a first paint has none. */
function AddressOnPaper({ badgeId }: { badgeId: string }) {
  const address = useSyncExternalStore(
    neverChanges,
    () => publicAddressOf(badgeId),
    () => null,
  );
  return (
    <OnPaper>
      {address !== null && <FormattedMessage {...messages.onPaper} values={{ address }} />}
    </OnPaper>
  );
}

const neverChanges = () => () => {};

function WhoseAndWhat({ badge }: { badge: PublicBadge }) {
  const { date } = useFormats();
  const { kind, title, holder, issuer, acquiredAt, validUntil } = badge;
  return (
    <>
      <PageHeading title={title} />
      <Facts>
        <FormattedMessage
          {...(kind === 'course'
            ? certificationMessages.issuedTo
            : certificationMessages.issuedToExam)}
          values={{ holder, date: date(acquiredAt), issuer, b: bold }}
        />
        {validUntil !== null && (
          <>
            {' '}
            <FormattedMessage
              {...messages.validUntil}
              values={{ date: date(validUntil), b: bold }}
            />
          </>
        )}
      </Facts>
    </>
  );
}
