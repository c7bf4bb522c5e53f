import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleNotch } from '@phosphor-icons/react/dist/csr/CircleNotch';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { PaddedCard, useFormats } from 'shared-ui';
import type { ExamResult } from '../api.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(4, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(3.5),
  fontSize: '0.9375rem',
  '& > li': { display: 'flex', gap: theme.spacing(3) },
  '& div': { display: 'grid' },
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& svg': { flex: 'none', color: theme.vars.palette.text.tertiary },
  '& svg[data-done]': { color: theme.vars.palette.success.main },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));

/** The badge is issued, then registered on the ledger. */
export function Registration({ badge }: { badge: NonNullable<ExamResult['badge']> }) {
  const { dateTime } = useFormats();
  return (
    <PaddedCard as="section">
      <Title>
        <FormattedMessage {...messages.registration} />
      </Title>
      <List>
        <li>
          <CheckCircle size={22} weight="fill" data-done="" aria-hidden />
          <div>
            <b>
              <FormattedMessage {...messages.badgeIssued} />
            </b>
            <small>{dateTime(badge.issuedAt)}</small>
          </div>
        </li>
        <li>
          {badge.isOnLedger ? (
            <CheckCircle size={22} weight="fill" data-done="" aria-hidden />
          ) : (
            <CircleNotch size={22} weight="bold" aria-hidden />
          )}
          <div>
            <b>
              <FormattedMessage
                {...(badge.isOnLedger ? messages.onLedger : messages.ledgerComing)}
              />
            </b>
            {!badge.isOnLedger && (
              <small>
                <FormattedMessage {...messages.ledgerText} />
              </small>
            )}
          </div>
        </li>
      </List>
    </PaddedCard>
  );
}
