import { UsersThree } from '@phosphor-icons/react/dist/csr/UsersThree';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSession } from 'shared-auth';
import {
  Button,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  SlotError,
  TextLink,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { summaryQuery, type CompanySummary } from './api.ts';
import { dashboardMessages as messages } from './dashboard-messages.ts';
import { deadlinesPath } from './deadlines/deadlines-path.ts';

const Block = styled(PaddedCard)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(5, 8),
  '& > p': { color: theme.vars.palette.text.secondary },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3, 8) },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    justifyItems: 'stretch',
    '& ul': { display: 'grid' },
  },
}));

type Figure = {
  message: MessageDescriptor;
  to: string;
  of: (summary: CompanySummary) => number;
  isSaidAtNone?: true;
};

/** Each number counts the list behind its link. */
const figures: readonly Figure[] = [
  {
    message: messages.ended,
    to: deadlinesPath('scaduti'),
    of: ({ attestati }) => attestati.scaduti,
  },
  {
    message: messages.ending,
    to: deadlinesPath('inScadenza'),
    of: ({ attestati }) => attestati.inScadenza,
  },
  {
    message: messages.waiting,
    to: paths.companyPeople({ stato: 'inAttesa' }),
    of: ({ voucher }) => voucher.inviati,
  },
  {
    message: messages.redeemed,
    to: paths.companyPeople({ stato: 'riscattati' }),
    of: ({ voucher }) => voucher.riscattati,
    isSaidAtNone: true,
  },
];

/** First on the dashboard of a legal representative: whose attestations end, who has not begun, and the way to invite more. */
export function CompanyBlock() {
  const company = useSession(({ company: acting }) =>
    acting?.role === 'LEGAL_REPRESENTATIVE' ? acting.name : null,
  );
  return company === null ? null : <Counted company={company} />;
}

function Counted({ company }: { company: string }) {
  const { formatMessage } = useIntl();
  const summary = useQuery(summaryQuery());
  return (
    <section aria-labelledby="dashboard-company">
      <SectionHead
        id="dashboard-company"
        title={formatMessage(messages.title, { company })}
        size="small"
        to={paths.companyPeople()}
      />
      <Block>
        {content()}
        <Button
          variant="outlined"
          to={paths.companyPeople()}
          startIcon={<UsersThree size={20} aria-hidden />}
        >
          {formatMessage(messages.invite)}
        </Button>
      </Block>
    </section>
  );

  function content() {
    if (summary.isPending) {
      return (
        <SkeletonGroup>
          <Skeleton height="1.5rem" width="24rem" radius={6} />
        </SkeletonGroup>
      );
    }
    const { data } = summary;
    if (data === undefined) {
      const retry = () => void summary.refetch();
      return <SlotError title={formatMessage(messages.failed)} onRetry={retry} />;
    }
    const counted = figures.map((figure) => ({ ...figure, count: figure.of(data) }));
    if (counted.every(({ count }) => count === 0)) return <p>{formatMessage(messages.nobody)}</p>;
    return (
      <ul>
        {counted
          .filter(({ count, isSaidAtNone }) => count > 0 || isSaidAtNone)
          .map(({ message, to, count }) => (
            <li key={to}>
              <TextLink to={to}>{formatMessage(message, { count })}</TextLink>
            </li>
          ))}
      </ul>
    );
  }
}
