import { UsersThree } from '@phosphor-icons/react/dist/csr/UsersThree';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl, type MessageDescriptor } from 'react-intl';
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
import { peopleQuery } from './api.ts';
import { dashboardMessages as messages } from './dashboard-messages.ts';
import { deadlinesQuery } from './deadlines/api.ts';

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

const one = { page: 1, pageSize: 1 } as const;

/** Each number is the total of the very query behind its link. */
const figures: readonly { message: MessageDescriptor; to: string; isSaidAtNone?: true }[] = [
  { message: messages.ended, to: paths.companyPeople({ attestati: 'scaduti' }) },
  { message: messages.ending, to: paths.companyPeople({ attestati: 'inScadenza' }) },
  { message: messages.waiting, to: paths.companyPeople({ stato: 'inAttesa' }) },
  {
    message: messages.redeemed,
    to: paths.companyPeople({ stato: 'riscattati' }),
    isSaidAtNone: true,
  },
];

/** On the dashboard of who acts for a company: whose attestations end, who has not begun, and the way to invite more. */
export function CompanyBlock({ company }: { company: string }) {
  const { formatMessage } = useIntl();
  const results = [
    useQuery(deadlinesQuery({ ...one, stato: 'scaduti' })),
    useQuery(deadlinesQuery({ ...one, stato: 'inScadenza' })),
    useQuery(peopleQuery({ ...one, stato: 'inAttesa' })),
    useQuery(peopleQuery({ ...one, stato: 'riscattati' })),
  ];
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
    if (results.some(({ isPending }) => isPending)) {
      return (
        <SkeletonGroup>
          <Skeleton height="1.5rem" width="24rem" radius={6} />
        </SkeletonGroup>
      );
    }
    // A number that is not known is not called none.
    if (results.some(({ data }) => data === undefined)) {
      const retry = () => void Promise.all(results.map(({ refetch }) => refetch()));
      return <SlotError title={formatMessage(messages.failed)} onRetry={retry} />;
    }
    const counts = results.map(({ data }) => data?.totalItems ?? 0);
    if (counts.every((count) => count === 0)) return <p>{formatMessage(messages.nobody)}</p>;
    return (
      <ul>
        {figures.map(({ message, to, isSaidAtNone }, place) => {
          const count = counts[place] ?? 0;
          if (count === 0 && !isSaidAtNone) return null;
          return (
            <li key={to}>
              <TextLink to={to}>{formatMessage(message, { count })}</TextLink>
            </li>
          );
        })}
      </ul>
    );
  }
}
