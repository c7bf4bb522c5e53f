import { styled } from '@mui/material/styles';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { PaddedCard } from 'shared-ui';
import { messages } from './messages.ts';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'start',
  '& h2': theme.typography.h3,
  '& dl': {
    display: 'grid',
    gap: theme.spacing(4, 6),
    margin: 0,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

export type Fact = { name: MessageDescriptor; value: string | null };

/** A card of names and values. */
export function FactList({
  heading,
  facts,
}: {
  heading: MessageDescriptor;
  facts: readonly Fact[];
}) {
  return (
    <Root>
      <h2>
        <FormattedMessage {...heading} />
      </h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name.id}>
            <dt>
              <FormattedMessage {...name} />
            </dt>
            <dd>{value || <FormattedMessage {...messages.notGiven} />}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
