import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Band, Cover, MAIN_ID, Logo } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { icons } from '../chrome/icons.ts';
import { LanguageSelector } from '../chrome/choices/LanguageSelector.tsx';
import { PathIcon } from '../chrome/PathIcon.tsx';
import { messages } from './messages.ts';

const Halves = styled('div')(({ theme }) => ({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: 'none',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}));

const Side = styled(Band)(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 96px auto',
  gap: theme.spacing(5),
  padding: theme.spacing(5, 4, 6),
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 0,
    height: '100vh',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gap: theme.spacing(10),
    padding: theme.spacing(10, 12, 12),
  },
  '& h2': { ...theme.typography.h2, maxWidth: '22ch', marginBottom: theme.spacing(2) },
  '& p': { color: theme.vars.palette.text.onBandMuted, fontSize: '0.875rem' },
}));

const Mosaic = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  minHeight: 0,
  marginInline: theme.spacing(-4),
  '& > :nth-of-type(n + 4)': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    marginInline: theme.spacing(-12),
    '& > :nth-of-type(n + 4)': { display: 'block' },
  },
  '& > *': { minHeight: 0, overflow: 'hidden' },
}));

const Place = styled('main')(({ theme }) => ({
  display: 'grid',
  padding: theme.spacing(6, 4, 10),
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { placeItems: 'center', padding: theme.spacing(10, 8) },
  '& > div': {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(6),
    width: '100%',
    maxWidth: '29.25rem',
  },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

const LogoLink = styled(Link)({ justifySelf: 'start' });

const covers = [
  { category: 'sicurezza', seed: 2 },
  { category: 'digitale', seed: 7 },
  { category: 'logistica', seed: 3 },
  { category: 'edilizia', seed: 4 },
  { category: 'sanita', seed: 5 },
  { category: 'lingue', seed: 6 },
];

/** The entry template: half mosaic, half form (mockup 04). */
export function EntryFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <Halves>
      <aside aria-label={intl.formatMessage(messages.about)}>
        <Side>
          <LogoLink to={paths.home()}>
            <Logo />
          </LogoLink>
          <Mosaic>
            {covers.map(({ category, seed }) => (
              <div key={category}>
                <Cover category={category} seed={seed} isFilling />
              </div>
            ))}
          </Mosaic>
          <div>
            <h2>
              <FormattedMessage {...messages.claim} />
            </h2>
            <p>
              <FormattedMessage {...messages.reassurance} />
            </p>
          </div>
        </Side>
      </aside>
      <Place id={MAIN_ID} tabIndex={-1}>
        <div>
          <Head>
            <Back to={paths.home()}>
              <PathIcon path={icons.back} size={18} />
              <FormattedMessage {...messages.backHome} />
            </Back>
            <LanguageSelector />
          </Head>
          {children}
        </div>
      </Place>
    </Halves>
  );
}
