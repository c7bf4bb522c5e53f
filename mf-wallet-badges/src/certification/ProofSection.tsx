import { styled } from '@mui/material/styles';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, SectionHead, TextLink, useFormats, VisuallyHidden } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { CheckId, PublicBadge } from './api.ts';
import { messages } from './messages.ts';
import { ProofData } from './ProofData.tsx';

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
}));

const Checks = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    gap: theme.spacing(4),
    padding: theme.spacing(4, 0),
    color: theme.vars.palette.success.main,
  },
  '& > li[data-failed]': { color: theme.vars.palette.error.main },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg': { flex: 'none', marginTop: 1 },
  '& strong': { display: 'block', fontWeight: 600, color: theme.vars.palette.text.primary },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
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

/** The proof as a list of checks, what was checked, and how to repeat it. */
export function ProofSection({ badge }: { badge: PublicBadge }) {
  const intl = useIntl();
  return (
    <Root>
      <Main>
        <section>
          <SectionHead title={intl.formatMessage(messages.proof)} />
          <Checks>
            {badge.checks.map(({ id, passed }) => (
              <li key={id} {...(passed ? {} : { 'data-failed': '' })}>
                {passed ? (
                  <CheckCircle size={22} weight="fill" aria-hidden />
                ) : (
                  <XCircle size={22} weight="fill" aria-hidden />
                )}
                <span>
                  <strong>
                    <FormattedMessage {...messages[id]} />
                  </strong>
                  <VisuallyHidden>
                    <FormattedMessage {...(passed ? messages.passed : messages.failed)} />:{' '}
                  </VisuallyHidden>
                  <small>
                    <Explanation badge={badge} id={id} passed={passed} />
                  </small>
                </span>
              </li>
            ))}
          </Checks>
        </section>
        <ProofData badge={badge} />
        <section>
          <SectionHead title={intl.formatMessage(messages.criteria)} />
          <Note>
            <FormattedMessage {...messages.courseCriteria} values={{ title: badge.title }} />
          </Note>
        </section>
      </Main>
      <Side>
        <Block title={intl.formatMessage(messages.competences)}>
          <Chips>
            {badge.competences.map((competence) => (
              <li key={competence}>{competence}</li>
            ))}
          </Chips>
        </Block>
        <Block title={intl.formatMessage(messages.course)}>
          <TextLink to={paths.publicCourse(badge.courseId)}>{badge.title}</TextLink>
        </Block>
        <Block title={intl.formatMessage(messages.credential)}>
          <Note>
            <FormattedMessage {...messages.repeat} />
          </Note>
          <Button
            variant="outlined"
            href={badge.credentialUrl}
            download={`WB-${badge.code}.json`}
            startIcon={<DownloadSimple size={18} aria-hidden />}
          >
            <FormattedMessage {...messages.download} />
          </Button>
        </Block>
      </Side>
    </Root>
  );
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <SectionHead title={title} size="small" />
    {children}
  </section>
);

function Explanation({
  badge,
  id,
  passed,
}: {
  badge: PublicBadge;
  id: CheckId;
  passed: boolean;
}): ReactNode {
  const { date, dateTime, integer } = useFormats();
  const { proof, issuer } = badge;
  if (!passed) {
    if (id === 'ledger') return <FormattedMessage {...messages.ledgerMissing} />;
    return id === 'revocation' && badge.revokedAt !== null ? (
      <FormattedMessage {...messages.revokedOn} values={{ date: date(badge.revokedAt) }} />
    ) : (
      <FormattedMessage {...messages.checkFailed} />
    );
  }
  switch (id) {
    case 'signature':
      return (
        <FormattedMessage {...messages.signatureText} values={{ issuer, suite: proof.suite }} />
      );
    case 'ledger':
      return (
        <FormattedMessage
          {...messages.ledgerText}
          values={{ round: integer(proof.round ?? 0), at: dateTime(proof.notedAt) }}
        />
      );
    case 'content':
      return <FormattedMessage {...messages.contentText} />;
    case 'picture':
      return <FormattedMessage {...messages.pictureText} />;
    case 'revocation':
      return <FormattedMessage {...messages.revocationText} />;
  }
}
