import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Card } from 'shared-ui';
import type { PublicBadge } from '../api.ts';
import { certificationMessages } from '../certification-messages.ts';
import { useFound } from './last-found.ts';
import { messages } from './messages.ts';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 5),
  '& > div': {
    display: 'grid',
    gap: theme.spacing(1, 6),
    padding: theme.spacing(3.5, 0),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { color: theme.vars.palette.text.secondary },
  '[data-again] & dd[data-found]': { visibility: 'hidden' },
  '& dd': { ...theme.typography.mono, margin: 0, overflowWrap: 'anywhere' },
}));

const Hint = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

/**
 * The figures behind the checks, enough to repeat them; a link to the ledger only where an explorer is
 * known (E122).
 */
export function ProofData({ badge }: { badge: PublicBadge }) {
  const { transactionId, ledgerUrl, hash, salt } = badge.proof;
  return (
    <Card>
      <List>
        <div>
          <dt>
            <FormattedMessage {...certificationMessages.code} />
          </dt>
          <dd>WB-{badge.code}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.hash} />
          </dt>
          <dd>{hash}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.salt} />
          </dt>
          <dd>
            {salt}
            <Hint>
              <FormattedMessage {...messages.how} />
            </Hint>
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.issuer} />
          </dt>
          <dd data-found>
            <Issuer />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.key} />
          </dt>
          <dd data-found>
            <IssuerKey />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...certificationMessages.transaction} />
          </dt>
          <dd>
            {transactionId ?? <FormattedMessage {...certificationMessages.pending} />}{' '}
            {ledgerUrl !== null && (
              <a href={ledgerUrl} target="_blank" rel="noreferrer">
                <FormattedMessage {...messages.openLedger} />
              </a>
            )}
          </dd>
        </div>
      </List>
    </Card>
  );
}

/** Whose key signed, when it is found. */
function Issuer() {
  const signer = useFound()?.key ?? null;
  if (signer === null) return '–';
  return (
    <>
      {signer.issuerId}{' '}
      <a href={signer.path} target="_blank" rel="noreferrer">
        <FormattedMessage {...messages.openIssuer} />
      </a>
    </>
  );
}

const IssuerKey = () => useFound()?.key?.multibase ?? '–';
