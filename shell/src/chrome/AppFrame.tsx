import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { Avatar, Button, IconButton, MAIN_ID, SkipLink, Logo } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { Slot } from 'shared-ui/remote';
import { product } from '../product.ts';
import { useLogout } from '../session/use-logout.ts';
import {
  Bar,
  BarContent,
  Column,
  Main,
  Narrow,
  Spacer,
  Wide,
  WithoutSideMenu,
} from './chrome-parts.ts';
import { ColorModeSwitch } from './choices/ColorModeSwitch.tsx';
import { Drawer } from './menu/Drawer.tsx';
import { icons } from './icons.ts';
import { LanguageSelector } from './choices/LanguageSelector.tsx';
import { LanguageSwitch } from './choices/LanguageSwitch.tsx';
import { LazySocialLinks } from './menu/LazySocialLinks.tsx';
import { messages } from './messages.ts';
import { PathIcon } from './PathIcon.tsx';
import { RoleSelector } from './choices/RoleSelector.tsx';
import { RoleSwitch } from './choices/RoleSwitch.tsx';
import { SearchBar } from './search/SearchBar.tsx';
import { SearchToggle } from './search/SearchToggle.tsx';
import { SideMenu } from './menu/SideMenu.tsx';

const Grid = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: `${theme.layout.sideMenu} minmax(0, 1fr)`,
  },
}));

const Side = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  height: '100vh',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const DrawerActions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: 'auto',
  '& + p': { marginTop: 0 },
}));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

const LogoLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  marginRight: 'auto',
  borderRadius: theme.radius.sm,
  // Beside search, cart and person there is no room for the name on the smallest phones.
  '@media (max-width: 400px)': { '& b': { display: 'none' } },
}));

const RoundLink = styled(Link)(({ theme }) => ({
  borderRadius: theme.radius.full,
  // In line with the page below: no room of its own around it, as the icons have.
  [theme.breakpoints.down('md')]: { marginInline: theme.spacing(1, 3) },
}));

/** Inside: side menu of 256, top bar of 72; below 1200 px the menu opens from the hamburger (SHELL-04, SHELL-08). */
export function AppFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const logout = useLogout();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const person = useSession((session) => session.person);
  const name = person === null ? '' : `${person.name} ${person.surname}`;
  return (
    <Grid>
      <SkipLink />
      <Side>
        <SideMenu />
      </Side>
      <Column>
        <Bar>
          <BarContent>
            <WithoutSideMenu>
              <IconButton
                label={intl.formatMessage(messages.openMenu)}
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                onClick={() => setMenuOpen(true)}
              >
                <PathIcon path={icons.menu} size={24} />
              </IconButton>
              <Narrow>
                <LogoLink to={paths.dashboard()} aria-label={product.name}>
                  <Logo />
                </LogoLink>
              </Narrow>
            </WithoutSideMenu>
            <Wide>
              <SearchBar />
            </Wide>
            <Spacer />
            <Narrow>
              <SearchToggle />
            </Narrow>
            <Wide>
              <RoleSelector />
              <LanguageSelector />
              <ColorModeSwitch />
            </Wide>
            <Slot id="shell.topbar.actions.v1" />
            <Wide>
              <IconButton label={intl.formatMessage(messages.logout)} onClick={logout}>
                <PathIcon path={icons.signOut} size={22} />
              </IconButton>
            </Wide>
            <RoundLink
              to={paths.profile()}
              aria-label={intl.formatMessage(messages.profileOf, { name })}
            >
              <Avatar name={name} />
            </RoundLink>
          </BarContent>
        </Bar>
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
      </Column>
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        <SideMenu>
          <DrawerActions>
            <Narrow>
              <RoleSwitch />
              <Row>
                <LanguageSwitch />
                <ColorModeSwitch onBand />
              </Row>
            </Narrow>
            <Button
              variant="outlined"
              onBand
              startIcon={<PathIcon path={icons.signOut} />}
              onClick={logout}
            >
              <FormattedMessage {...messages.logout} />
            </Button>
            <LazySocialLinks />
          </DrawerActions>
        </SideMenu>
      </Drawer>
    </Grid>
  );
}
