import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Logo } from 'shared-ui';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { useHost } from '../../federation/host-context.ts';
import { ColorModeSwitch } from '../choices/ColorModeSwitch.tsx';
import { LanguageSwitch } from '../choices/LanguageSwitch.tsx';
import { LazySocialLinks } from '../menu/LazySocialLinks.tsx';
import { messages } from '../messages.ts';
import { publicLinks } from './public-links.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(6),
  minHeight: '100%',
  padding: theme.spacing(5, 4, 6),
  color: theme.vars.palette.text.onBandMuted,
  '& nav a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 46,
    padding: theme.spacing(0, 3.5),
    borderRadius: theme.radius.md,
    fontWeight: 600,
    '&:hover': {
      backgroundColor: theme.vars.palette.background.bandRaised,
      color: theme.vars.palette.text.onBand,
    },
  },
}));

const Row = styled('div')({ display: 'flex', alignItems: 'center' });

const Brand = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.onBand }));

/** The header's links on phones. */
export function PublicMenu({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const session = useSession();
  const { remotes } = useHost();
  return (
    <Root data-band="">
      <Brand>
        <Logo />
      </Brand>
      <nav aria-label={intl.formatMessage(messages.mainNavigation)}>
        {publicLinks(session, remotes).map(({ to, label }) => (
          <Link key={to} to={to}>
            <FormattedMessage {...label} />
          </Link>
        ))}
      </nav>
      {children}
      <Row>
        <LanguageSwitch />
        <ColorModeSwitch onBand />
      </Row>
      <LazySocialLinks />
    </Root>
  );
}
