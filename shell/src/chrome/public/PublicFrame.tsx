import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { Button, IconButton, MAIN_ID, SkipLink, Logo } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { Slot } from 'shared-ui/remote';
import { useHost } from '../../federation/host-context.ts';
import { Bar, BarContent, Column, Main, Narrow, Spacer, Wide } from '../chrome-parts.ts';
import { ColorModeSwitch } from '../choices/ColorModeSwitch.tsx';
import { Drawer } from '../menu/Drawer.tsx';
import { icons } from '../icons.ts';
import { LanguageSelector } from '../choices/LanguageSelector.tsx';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';
import { PublicCartLink } from './PublicCartLink.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { publicLinks } from './public-links.ts';
import { PublicMenu } from './PublicMenu.tsx';
import { SearchBar } from '../search/SearchBar.tsx';
import { SearchToggle } from '../search/SearchToggle.tsx';

const Navigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginLeft: theme.spacing(2),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0, 3),
    borderRadius: theme.radius.md,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    fontWeight: 600,
    '&:hover, &[aria-current=page]': { color: theme.vars.palette.text.primary },
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  },
}));

const LogoLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  borderRadius: theme.radius.sm,
}));

/** Outside: header and footer (mockup 01). */
export function PublicFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const session = useSession();
  const { remotes } = useHost();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isIn = session.status === 'authenticated';
  const entry = (
    <Button to={isIn ? paths.dashboard() : paths.login()}>
      <FormattedMessage {...(isIn ? messages.toDashboard : messages.login)} />
    </Button>
  );
  return (
    <Column>
      <SkipLink />
      <Bar>
        <BarContent data-width="public">
          <Narrow>
            <IconButton
              label={intl.formatMessage(messages.openMenu)}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <PathIcon path={icons.menu} size={24} />
            </IconButton>
          </Narrow>
          <LogoLink to={paths.home()} aria-label={intl.formatMessage(messages.home)}>
            <Logo />
          </LogoLink>
          <Wide>
            <Navigation aria-label={intl.formatMessage(messages.mainNavigation)}>
              {publicLinks(session, remotes).map(({ to, label }) => (
                <Link
                  key={to}
                  to={to}
                  {...(pathname.startsWith(to) ? { 'aria-current': 'page' as const } : {})}
                >
                  <FormattedMessage {...label} />
                </Link>
              ))}
            </Navigation>
          </Wide>
          <Spacer />
          <Wide>
            <SearchBar />
          </Wide>
          <Narrow>
            <SearchToggle />
          </Narrow>
          {isIn ? <Slot id="shell.topbar.actions.v1" /> : <PublicCartLink />}
          <Wide>
            <LanguageSelector />
            <ColorModeSwitch />
            {entry}
          </Wide>
        </BarContent>
      </Bar>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <PublicFooter />
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        <PublicMenu>{entry}</PublicMenu>
      </Drawer>
    </Column>
  );
}
