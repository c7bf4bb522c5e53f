import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from 'shared-ui';
import { bold } from '../bold.tsx';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(4, 8),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

/** What the page can find out, of whose badges. */
export function HowItWorks() {
  const intl = useIntl();
  return (
    <section>
      <SectionHead title={intl.formatMessage(messages.how)} />
      <List>
        {[messages.howOwn, messages.howForeign, messages.howHosted].map((message) => (
          <li key={message.id}>
            <FormattedMessage {...message} values={{ b: bold }} />
          </li>
        ))}
      </List>
    </section>
  );
}
