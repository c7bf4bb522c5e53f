import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { CategoryTile, VisuallyHidden } from 'shared-ui';
import { messages } from './messages.ts';
import { Content } from './section.ts';

const Root = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const List = styled(Content.withComponent('ul'))(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  paddingBlock: theme.spacing(10),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(10),
    paddingBlock: theme.spacing(14),
  },
  '& > li': { display: 'flex', gap: theme.spacing(5), alignItems: 'flex-start' },
  '& h3': { ...theme.typography.h3, marginBottom: theme.spacing(1.5) },
  '& p': { color: theme.vars.palette.text.secondary },
}));

const claims = [
  {
    category: 'lingue',
    title: messages.teachersTitle,
    text: messages.teachersText,
  },
  {
    category: 'sicurezza',
    title: messages.certificationTitle,
    text: messages.certificationText,
  },
  {
    category: 'comunicazione',
    title: messages.supportTitle,
    text: messages.supportText,
  },
] as const;

/** Expert teachers, certification, continuous support (PUB-02). */
export function Claims() {
  return (
    <Root>
      <VisuallyHidden as="h2">
        <FormattedMessage {...messages.claims} />
      </VisuallyHidden>
      <List>
        {claims.map(({ category, title, text }) => (
          <li key={category}>
            <CategoryTile category={category} size={72} />
            <div>
              <h3>
                <FormattedMessage {...title} />
              </h3>
              <p>
                <FormattedMessage {...text} />
              </p>
            </div>
          </li>
        ))}
      </List>
    </Root>
  );
}
