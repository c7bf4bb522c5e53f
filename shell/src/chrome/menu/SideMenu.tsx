import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Logo } from 'shared-ui';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { paths } from 'shared-ui/paths';
import { useHost } from '../../federation/host-context.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { product } from '../../product.ts';
import { legalLinks } from '../public/public-links.ts';
import { currentEntry, menuEntries } from './menu.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(7),
  height: '100%',
  padding: theme.spacing(5, 4, 6),
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.band,
  color: theme.vars.palette.text.onBandMuted,
}));

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  padding: theme.spacing(1.5, 2),
  color: theme.vars.palette.text.onBand,
}));

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3.5),
  minHeight: 46,
  padding: theme.spacing(0, 3.5),
  borderRadius: theme.radius.md,
  fontSize: '0.9375rem',
  fontWeight: 600,
  '&:hover, &[aria-current=page]': {
    backgroundColor: theme.vars.palette.background.bandRaised,
    color: theme.vars.palette.text.onBand,
  },
  '&[aria-current=page]': {
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.onBand}`,
    '& svg': { color: theme.vars.palette.primary.onBand },
  },
}));

const Foot = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  padding: theme.spacing(0, 2),
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  '& nav': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(4) },
  '& nav a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.spacing(7) },
  '& nav a:hover': { textDecoration: 'underline' },
}));

/** The entries of the active role; from 1200 px at the side, below in the drawer. */
export function SideMenu({ children }: { children?: React.ReactNode }) {
  const intl = useIntl();
  const language = useLanguage();
  const session = useSession();
  const { pathname } = useLocation();
  const { remotes } = useHost();
  const entries = menuEntries(session, remotes);
  const current = currentEntry(entries, pathname);
  return (
    <Root data-band="">
      <HomeLink to={paths.dashboard()} aria-label={product.name}>
        <Logo />
      </HomeLink>
      <nav aria-label={intl.formatMessage(messages.mainNavigation)}>
        <List>
          {entries.map((entry) => {
            const isCurrent = entry === current;
            return (
              <li key={entry.path}>
                <Entry to={entry.path} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
                  <PathIcon
                    path={
                      isCurrent ? (entry.activeIconSvgPath ?? entry.iconSvgPath) : entry.iconSvgPath
                    }
                    size={22}
                  />
                  {entry.label[language]}
                </Entry>
              </li>
            );
          })}
        </List>
      </nav>
      {children}
      <Foot>
        <nav aria-label={intl.formatMessage(messages.legalNavigation)}>
          {legalLinks(session, remotes).map(({ to, label }) => (
            <Link key={to} to={to}>
              <FormattedMessage {...label} />
            </Link>
          ))}
        </nav>
        <FormattedMessage
          {...messages.copyright}
          values={{
            name: product.name,
            version: product.version,
            year: String(product.copyrightYear),
          }}
        />
      </Foot>
    </Root>
  );
}
