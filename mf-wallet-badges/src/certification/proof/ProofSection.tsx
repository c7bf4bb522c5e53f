import { styled } from '@mui/material/styles';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, SectionHead, TextLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { credentialPath } from '../verification/addresses.ts';
import type { PublicBadge } from '../api.ts';
import { SignedFiles } from '../sharing/SignedFiles.tsx';
import { certificationMessages } from '../certification-messages.ts';
import { useCurrentVerification } from '../current-verification.ts';
import { EscoSkills } from '../../EscoSkills.tsx';
import { ExamScore } from './ExamScore.tsx';
import { LastFound } from './last-found.ts';
import { messages } from './messages.ts';
import { ProofChecks } from './ProofChecks.tsx';
import { ProofData } from './ProofData.tsx';
import { useLastFound } from './use-last-found.ts';

const Root = styled('div')(({ theme }) => ({
  maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
  marginInline: 'auto',
  padding: theme.spacing(10, 4, 16),
  display: 'grid',
  gap: theme.spacing(12),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 22rem',
    padding: theme.spacing(14, 6, 20),
    gap: theme.spacing(16),
  },
  '@media print': { padding: theme.spacing(8, 0, 0), gap: theme.spacing(8) },
}));

const Side = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(10),
  alignContent: 'start',
}));

const Main = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  alignContent: 'start',
  minWidth: 0,
}));

const Note = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 4),
  maxWidth: theme.layout.readingMax,
  color: theme.vars.palette.text.secondary,
}));

const Chips = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > li': {
    padding: theme.spacing(1.5, 3),
    borderRadius: theme.radius.full,
    backgroundColor: theme.vars.palette.background.sunken,
    fontWeight: 600,
    fontSize: '0.875rem',
  },
}));

const Names = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
}));

const Issuer = styled('p')({ margin: 0, fontWeight: 600 });

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

const Files = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

/** The proof as a list of checks, their inputs, and how to repeat them. */
export function ProofSection({ badge }: { badge: PublicBadge }) {
  const { found, isAgain } = useLastFound(useCurrentVerification());
  return (
    <div data-again={isAgain || undefined} aria-busy={isAgain || found === null}>
      <LastFound value={found}>
        <Proof badge={badge} />
      </LastFound>
    </div>
  );
}

/**
 * Drawn once for a badge; what shows something that was found reads it by itself: phones are slow. A repetition that
 * finds the same draws nothing of it again: it is hidden by an attribute above it meanwhile.
 */
const Proof = memo(function Proof({ badge }: { badge: PublicBadge }) {
  const intl = useIntl();
  return (
    <Root>
      <Main>
        <section>
          <SectionHead title={intl.formatMessage(messages.proof)} />
          <Note>
            <FormattedMessage {...messages.here} />
          </Note>
          <ProofChecks badge={badge} />
        </section>
        <ProofData badge={badge} />
        <CriteriaAndScore badge={badge} />
      </Main>
      <AboutBadge badge={badge} />
    </Root>
  );
});

function CriteriaAndScore({ badge }: { badge: PublicBadge }) {
  const intl = useIntl();
  return (
    <>
      <section>
        <SectionHead title={intl.formatMessage(certificationMessages.criteria)} />
        <Note>
          <FormattedMessage
            {...(badge.kind === 'course'
              ? certificationMessages.courseCriteria
              : certificationMessages.examCriteria)}
            values={{ title: badge.title }}
          />
        </Note>
      </section>
      <ExamScore score={badge.score} />
    </>
  );
}

/** What stands here is compared with what was signed, or says itself that nobody signed it. */
function AboutBadge({ badge }: { badge: PublicBadge }) {
  const intl = useIntl();
  return (
    <Side>
      <Block title={intl.formatMessage(certificationMessages.competences)}>
        <Chips>
          {badge.competences.map((competence) => (
            <li key={competence}>{competence}</li>
          ))}
        </Chips>
        <EscoSkills skills={badge.alignments} />
      </Block>
      <Block title={intl.formatMessage(messages.body)}>
        <Issuer>{badge.issuer}</Issuer>
        <Note>
          <FormattedMessage {...messages.bodyText} />
        </Note>
      </Block>
      {badge.courseTeachers.length > 0 && (
        <Block title={intl.formatMessage(messages.teachers)}>
          <Names>
            {badge.courseTeachers.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={paths.publicCatalogue({ professor: id })}>{name}</TextLink>
              </li>
            ))}
          </Names>
          <Note>
            <FormattedMessage {...messages.teachersText} />
          </Note>
        </Block>
      )}
      <Block title={intl.formatMessage(messages.course)}>
        <TextLink to={paths.publicCourse(badge.courseId)}>{badge.title}</TextLink>
      </Block>
      <OnScreen>
        <Block title={intl.formatMessage(messages.credential)}>
          <Note>
            <FormattedMessage {...messages.repeat} />
          </Note>
          <Button
            variant="outlined"
            href={credentialPath(badge.id)}
            download={`WB-${badge.code}.json`}
            startIcon={<DownloadSimple size={18} aria-hidden />}
          >
            <FormattedMessage {...messages.download} />
          </Button>
          <Files>
            <SignedFiles id={badge.id} code={badge.code} />
          </Files>
          <Files>
            <TextLink to={paths.publicVerify()}>
              <FormattedMessage {...messages.verifyFile} />
            </TextLink>
          </Files>
        </Block>
      </OnScreen>
    </Side>
  );
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <SectionHead title={title} size="small" />
    {children}
  </section>
);
