import { styled } from '@mui/material/styles';
import { ArrowsClockwise } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { SealWarning } from '@phosphor-icons/react/dist/csr/SealWarning';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { FormattedMessage } from 'react-intl';
import { Band, BadgeObject, Button, PageHeading, useFormats } from 'shared-ui';
import type { PublicBadge } from '../api.ts';
import { bold } from '../bold.tsx';
import { certificationMessages } from '../certification-messages.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { messages } from './messages.ts';

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
}));

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: theme.spacing(8),
  borderRadius: theme.radius.xl,
  backgroundColor: theme.vars.palette.background.bandRaised,
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'start',
  // The answer comes before the name of what is asked, also for those who read along.
  '& h1': { textWrap: 'balance' },
}));

const Answer = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  '&[data-verdict=authentic]': { color: theme.vars.palette.success.onBand },
  '&[data-verdict=notVerifiable], &[data-verdict=revoked]': {
    padding: theme.spacing(1.5, 4, 1.5, 3),
    borderRadius: theme.radius.full,
    color: theme.vars.palette.warning.softText,
    backgroundColor: theme.vars.palette.warning.soft,
  },
  '&[data-verdict=revoked]': {
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
}));

const Checked = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.onBandMuted,
}));

const verdicts = {
  authentic: { Icon: SealCheck, message: messages.verdictAuthentic },
  notVerifiable: { Icon: SealWarning, message: messages.verdictNotVerifiable },
  revoked: { Icon: XCircle, message: messages.verdictRevoked },
} as const;

/** The answer, whose, what and when; the check can be repeated. */
export function VerdictBand({
  badge,
  isChecking,
  onCheck,
}: {
  badge: PublicBadge;
  isChecking: boolean;
  onCheck: () => void;
}) {
  const { date, dateTime } = useFormats();
  const { level, kind, category, courseId, code, title, holder, issuer, verdict } = badge;
  const { Icon, message } = verdicts[verdict];
  const acquired = date(badge.acquiredAt);
  return (
    <Band>
      <Inner>
        <Stage>
          <BadgeObject
            {...{ level, kind, category, code, title, holder }}
            seed={courseId}
            date={acquired}
            size={300}
          />
        </Stage>
        <Words>
          <Answer data-verdict={verdict}>
            <Icon size={32} weight="fill" aria-hidden />
            <FormattedMessage {...message} />
          </Answer>
          <PageHeading title={title} />
          <Facts>
            <FormattedMessage
              {...(kind === 'course'
                ? certificationMessages.issuedTo
                : certificationMessages.issuedToExam)}
              values={{ holder, date: acquired, issuer, b: bold }}
            />
          </Facts>
          <Actions>
            <ShareButton badgeId={badge.id} onBand />
            <Button
              variant="outlined"
              onBand
              busy={isChecking}
              startIcon={<ArrowsClockwise size={18} aria-hidden />}
              onClick={onCheck}
            >
              <FormattedMessage {...messages.again} />
            </Button>
          </Actions>
          <Checked>
            <FormattedMessage {...messages.checkedAt} values={{ at: dateTime(badge.checkedAt) }} />
          </Checked>
        </Words>
      </Inner>
    </Band>
  );
}
