import { styled } from '@mui/material/styles';
import { ArrowSquareOut } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Alert,
  Button,
  LoadingBlock,
  Page,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { walletQuery, type Wallet } from './api.ts';
import { CouponArea } from './CouponArea.tsx';
import { CreditMonths } from './CreditMonths.tsx';
import { messages } from './messages.ts';
import { Movements } from './Movements.tsx';
import { RedemptionCard } from './redemption/RedemptionCard.tsx';
import { Requests } from './redemption/Requests.tsx';
import { Totals } from './Totals.tsx';

const Blocks = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1.4fr 1fr' },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  '& > *': { minWidth: 0 },
}));

/** `/wallet` (WALLET-01, WALLET-02): credits of the person, what moved them, and their redemption. */
export function WalletPage() {
  const { formatMessage } = useIntl();
  const query = useQuery(walletQuery);
  const title = formatMessage(messages.title);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={<LedgerLink page={query.data?.ledgerPage ?? null} />}
    >
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="36rem" radius={20} />
          </SkeletonGroup>
        }
      >
        {(wallet) => (
          <Blocks>
            <Totals wallet={wallet} />
            <Notes wallet={wallet} />
            {/* Not before: how tall totals and notes are, nobody knows until they are there. */}
            <Columns>
              <Side>
                <CreditMonths />
                <Movements />
                <CouponArea wallet={wallet} />
              </Side>
              <Side>
                <LoadingBlock>
                  <RedemptionCard />
                </LoadingBlock>
                <Requests />
              </Side>
            </Columns>
          </Blocks>
        )}
      </StateView>
    </Page>
  );
}

/** To the account of all credits, where an explorer shows it (E122). */
const LedgerLink = ({ page }: { page: string | null }) =>
  page !== null && (
    <Button
      variant="text"
      href={page}
      target="_blank"
      rel="noreferrer"
      endIcon={<ArrowSquareOut size={18} aria-hidden="true" />}
    >
      <FormattedMessage {...messages.ledger} />
    </Button>
  );

/** What explains totals that are not as one expects. */
function Notes({ wallet }: { wallet: Wallet }) {
  const { date, euro } = useFormats();
  const { owedCents, nextAvailableAt } = wallet;
  return (
    <>
      {owedCents > 0 && (
        <Alert tone="warning">
          <FormattedMessage {...messages.owed} values={{ amount: euro(owedCents) }} />
        </Alert>
      )}
      {nextAvailableAt !== null && (
        <Alert tone="info">
          <FormattedMessage {...messages.pendingText} values={{ date: date(nextAvailableAt) }} />
        </Alert>
      )}
    </>
  );
}
