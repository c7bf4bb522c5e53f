import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bottomInset, Button, IconButton } from 'shared-ui';
import { cookieChoice, cookieOf, type CookieChoice } from './cookie-choice.ts';
import { cookieChoiceHash, paths } from 'shared-ui/paths';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';

/** Above and below the banner, in px. */
const BANNER_GAP = 32;

const Root = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(4),
  bottom: theme.spacing(4),
  // A bar that comes with the page lifts the banner; by a transform, which is no layout shift.
  transform: `translateY(calc(-1 * var(${bottomInset}, 0px)))`,
  // Under dialogs: what is asked there, the splash of a first visit too, is answered first.
  zIndex: theme.zIndex.modal - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: theme.spacing(4, 13, 4, 5),
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.vars.palette.elevation.dialog,
  fontSize: '0.875rem',
  '@media print': { display: 'none' },
  '&:focus': { outline: 'none' },
  '& p': { flex: '1 1 16rem' },
  '& > :last-child': { position: 'absolute', top: theme.spacing(1), right: theme.spacing(1) },
}));

const More = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
}));

const isAskedFor = () => window.location.hash === cookieChoiceHash;

/**
 * Only technical storage before the choice; X means no (SHELL-18, SHELL-19, E80). An address that ends in `#cookie`
 * opens it again: a choice is taken back as easily as it was made (GDPR, article 7(3)).
 */
export function CookieBanner() {
  const intl = useIntl();
  const [choice, setChoice] = useState(cookieChoice);
  const [isAsked, setAsked] = useState(isAskedFor);
  const isOpen = choice === null || isAsked;
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const look = () => setAsked(isAskedFor());
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    if (isAsked) banner.current?.focus();
  }, [isAsked]);
  useLayoutEffect(() => {
    if (!isOpen || banner.current === null) return undefined;
    const covered = `calc(var(${bottomInset}, 0px) + ${banner.current.offsetHeight + BANNER_GAP}px)`;
    // What is at the end of a page can be scrolled out from under the banner (SC 2.4.11), a bar that
    // stays at the bottom of the window too: it leaves with the page's end.
    document.body.style.paddingBottom = covered;
    document.documentElement.style.scrollPaddingBottom = covered;
    return () => {
      document.body.style.paddingBottom = '';
      document.documentElement.style.scrollPaddingBottom = '';
    };
  }, [isOpen]);
  if (!isOpen) return null;
  const choose = (made: CookieChoice) => {
    document.cookie = cookieOf(made);
    setChoice(made);
    if (!isAskedFor()) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    setAsked(false);
  };
  return (
    <Root ref={banner} tabIndex={-1} aria-label={intl.formatMessage(messages.cookieTitle)}>
      <p>
        <FormattedMessage {...messages.cookieText} />
        {choice !== null && (
          <>
            {' '}
            <FormattedMessage {...messages.cookieNow} values={{ choice }} />
          </>
        )}
      </p>
      <Button onClick={() => choose('accepted')}>
        <FormattedMessage {...messages.cookieAccept} />
      </Button>
      {/* The banner stands outside of the router: the notice is a page load. */}
      <More href={paths.publicCookies()}>
        <FormattedMessage {...messages.cookieMore} />
      </More>
      <IconButton
        label={intl.formatMessage(messages.cookieReject)}
        onClick={() => choose('rejected')}
      >
        <PathIcon path={icons.close} />
      </IconButton>
    </Root>
  );
}
