import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { courseTotalsQuery } from './api.ts';
import { messages } from './messages.ts';

const Root = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  width: '100%',
  margin: theme.spacing(2, 0, 0),
  '& > div': { display: 'flex', flexDirection: 'column-reverse', gap: theme.spacing(1) },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.figure, margin: 0 },
}));

/** Courses bought, under way, completed (PROF-02); a dash while they are not known. */
export function CourseCounters() {
  const { data } = useQuery(courseTotalsQuery);
  const counters = [
    { name: messages.bought, value: data?.bought },
    { name: messages.underWay, value: data?.progress },
    { name: messages.completed, value: data?.completed },
  ];
  return (
    <Root>
      {counters.map(({ name, value }) => (
        <div key={name.id}>
          <dt>
            <FormattedMessage {...name} />
          </dt>
          <dd>{value ?? '-'}</dd>
        </div>
      ))}
    </Root>
  );
}
