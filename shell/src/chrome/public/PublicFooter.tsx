import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Logo } from 'shared-ui';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { useHost } from '../../federation/host-context.ts';
import { product } from '../../product.ts';
import { messages } from '../messages.ts';
import { ManualButton } from './ManualButton.tsx';
import { footerLinks, legalLinks, type PublicLink } from './public-links.ts';

const Root = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  backgroundColor: theme.vars.palette.background.band,
  color: theme.vars.palette.text.onBandMuted,
  fontSize: '0.875rem',
  '@media print': { display: 'none' },
}));

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(6, 10),
  maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
  marginInline: 'auto',
  padding: theme.spacing(8, 4),
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: theme.spacing(10, 6),
  },
  '& nav': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 6) },
  '& nav a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(8) },
  '& nav a:hover': { color: theme.vars.palette.text.onBand, textDecoration: 'underline' },
}));

const Brand = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.onBand }));

export function PublicFooter() {
  const intl = useIntl();
  const session = useSession();
  const { remotes } = useHost();
  return (
    <Root data-band="">
      <Content>
        <Brand>
          <Logo />
        </Brand>
        <nav aria-label={intl.formatMessage(messages.footerNavigation)}>
          {footerLinks(session, remotes).map(footerLink)}
          <ManualButton />
          {legalLinks(session, remotes).map(footerLink)}
        </nav>
        <span>
          <FormattedMessage
            {...messages.copyright}
            values={{
              name: product.name,
              version: product.version,
              year: String(product.copyrightYear),
            }}
          />
        </span>
      </Content>
    </Root>
  );
}

const footerLink = ({ to, label }: PublicLink) => (
  <Link key={to} to={to}>
    <FormattedMessage {...label} />
  </Link>
);
