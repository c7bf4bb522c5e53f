import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Band,
  BadgeObject,
  Button,
  levelMessages,
  SectionHead,
  TextLink,
  useFirstSight,
  useFormats,
} from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import type { Badge } from '../badges.ts';
import { EscoSkills } from '../EscoSkills.tsx';
import { useValidity } from '../use-validity.ts';
import { ValidityNote } from '../ValidityNote.tsx';
import { validityMessages } from '../validity-messages.ts';
import { AddToWallet } from './add-to-wallet/AddToWallet.tsx';
import { messages as wallet } from './add-to-wallet/messages.ts';
import { bold } from './bold.tsx';
import { certificationMessages } from './certification-messages.ts';
import { NoLongerValid } from './NoLongerValid.tsx';
import { LinkedInButton } from './sharing/LinkedInButton.tsx';
import { messages as sharing } from './sharing/messages.ts';
import { ShareButton } from './sharing/ShareButton.tsx';
import { SignedFiles } from './sharing/SignedFiles.tsx';
import { VisibilitySwitch } from './sharing/VisibilitySwitch.tsx';

const Card = styled(Band)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(8),
  padding: theme.spacing(8, 5),
  borderRadius: theme.radius.xl,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '18rem minmax(0, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    padding: theme.spacing(10, 12),
    gap: theme.spacing(12),
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'start',
  '& > h2': { ...theme.typography.h2, textWrap: 'balance' },
  '& > p': { margin: 0, color: theme.vars.palette.text.onBandMuted },
  '& > p b': { color: theme.vars.palette.text.onBand },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

const ShareNote = styled('p')(({ theme }) => ({ marginBottom: theme.spacing(4) }));

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(10),
  marginTop: theme.spacing(10),
}));

/** A badge as its holder sees it: the card, its link to share, and what it proves; others see no more than that. */
export function BadgeView({ badge }: { badge: Badge }) {
  const intl = useIntl();
  const { date } = useFormats();
  const isFirstSight = useFirstSight(badge);
  const { level, kind, category, courseId, code, title, holder, issuer } = badge;
  const acquired = date(badge.acquiredAt);
  const validity = useValidity(badge);
  const isOver = validity === 'revoked' || validity === 'expired';
  // Nobody takes a revoked badge: its files are not given, a wallet is refused it.
  const canTravel = badge.isOwn && validity !== 'revoked';
  return (
    <>
      <NoLongerValid badge={badge} />
      <Card>
        <BadgeObject
          {...{ level, kind, category, code, title, holder }}
          seed={courseId ?? 0}
          date={acquired}
          size={280}
          isStamped={isFirstSight}
        />
        <Words>
          <p>
            <FormattedMessage
              {...(kind === 'course'
                ? certificationMessages.issuedTo
                : certificationMessages.issuedToExam)}
              values={{ holder, date: acquired, issuer, b: bold }}
            />
          </p>
          {!badge.isOwn && (
            <p>
              <FormattedMessage {...certificationMessages[isOver ? 'ofOtherOver' : 'ofOther']} />
            </p>
          )}
          <Actions>
            <ShareButton
              badgeId={badge.id}
              onBand
              {...(badge.isPublic
                ? {}
                : { disabledReason: <FormattedMessage {...certificationMessages.hiddenReason} /> })}
            />
            {badge.isPublic && (
              <Button to={paths.publicCertification(badge.id)} variant="outlined" onBand>
                <FormattedMessage {...certificationMessages.openPublic} />
              </Button>
            )}
          </Actions>
        </Words>
      </Card>
      <Blocks>
        {badge.isOwn && <VisibilitySwitch badge={badge} />}
        {canTravel && badge.isPublic && (
          <section>
            <SectionHead title={intl.formatMessage(sharing.share)} size="small" />
            <ShareNote>
              <FormattedMessage {...sharing.shareNote} />
            </ShareNote>
            <Actions>
              <LinkedInButton badge={badge} />
              <SignedFiles id={badge.id} code={badge.code} />
            </Actions>
          </section>
        )}
        {canTravel && (
          <section>
            <SectionHead title={intl.formatMessage(wallet.heading)} size="small" />
            <ShareNote>
              <FormattedMessage {...wallet.note} />
            </ShareNote>
            <AddToWallet badgeId={badge.id} />
          </section>
        )}
        <section>
          <SectionHead title={intl.formatMessage(certificationMessages.details)} size="small" />
          <DescriptionList
            items={[
              {
                key: 'type',
                label: <FormattedMessage {...certificationMessages.type} />,
                value: (
                  <FormattedMessage
                    {...(kind === 'course'
                      ? certificationMessages.typeCourse
                      : certificationMessages.typeExam)}
                  />
                ),
              },
              {
                key: 'level',
                label: <FormattedMessage {...certificationMessages.level} />,
                value: <FormattedMessage {...levelMessages[level]} />,
              },
              {
                key: 'validity',
                label: <FormattedMessage {...validityMessages.label} />,
                value:
                  validity === 'endless' ? (
                    <FormattedMessage {...validityMessages.endless} />
                  ) : (
                    <ValidityNote badge={badge} />
                  ),
              },
              {
                key: 'code',
                label: <FormattedMessage {...certificationMessages.code} />,
                value: `WB-${code}`,
              },
              {
                key: 'competences',
                label: <FormattedMessage {...certificationMessages.competences} />,
                value: badge.competences.map((competence) => competence.title).join(', '),
              },
              {
                key: 'teachers',
                label: <FormattedMessage {...certificationMessages.teachers} />,
                value: badge.teachers.join(', '),
              },
              {
                key: 'transaction',
                label: <FormattedMessage {...certificationMessages.transaction} />,
                value: badge.transactionId ?? (
                  <FormattedMessage {...certificationMessages.pending} />
                ),
              },
            ]}
          />
          <EscoSkills skills={badge.alignments} />
        </section>
        <section>
          <SectionHead title={intl.formatMessage(certificationMessages.criteria)} size="small" />
          <p>
            <FormattedMessage
              {...(kind === 'course'
                ? certificationMessages.courseCriteria
                : certificationMessages.examCriteria)}
              values={{ title }}
            />
          </p>
          {courseId !== null && (
            <TextLink to={paths.course(courseId)}>
              <FormattedMessage {...certificationMessages.seeCourse} />
            </TextLink>
          )}
        </section>
      </Blocks>
    </>
  );
}
