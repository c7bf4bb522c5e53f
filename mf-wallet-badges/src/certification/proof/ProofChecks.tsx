import { styled } from '@mui/material/styles';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats, VisuallyHidden } from 'shared-ui';
import type { CheckId, PublicBadge } from '../api.ts';
import { messages } from './messages.ts';

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

/** Each check of the proof: passed or not, and what that means. */
export function ProofChecks({ badge }: { badge: PublicBadge }) {
  return (
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
  );
}

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
