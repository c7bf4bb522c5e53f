import { styled } from '@mui/material/styles';
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Band, Page, PageHeading } from 'shared-ui';
import { BadgeSource } from './BadgeSource.tsx';
import { FileResult } from './FileResult.tsx';
import { givenAddress, mayBeBadge } from './given-address.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { messages } from './messages.ts';
import { useFileVerification } from './use-file-verification.ts';

const Inner = styled('div')(({ theme }) => ({
  maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
  marginInline: 'auto',
  padding: theme.spacing(8, 4, 9),
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(16),
    padding: theme.spacing(14, 6),
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > p': { margin: 0, color: theme.vars.palette.text.onBandMuted },
}));

const Lead = styled('p')(({ theme }) => theme.typography.subtitle1);

const Stays = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(2),
  '& svg': { flex: 'none', marginTop: 1 },
}));

const Body = styled('div')(({ theme }) => ({
  maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
  marginInline: 'auto',
  // The footer stays below the first screen while a result comes.
  minHeight: '36rem',
  padding: theme.spacing(10, 4, 16),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(14, 6, 20) },
}));

/** `/public/verify`: anybody's badge, verified by this browser; other hosts are asked when the visitor agrees. */
export function VerifyPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state, asking, verify, verifyAt, refuse, agree } = useFileVerification();
  const take = (given: Blob | string) => {
    if (typeof given !== 'string') return void verify(given);
    const address = givenAddress(given, location.origin);
    switch (address?.kind) {
      case undefined:
        return void verify(new Blob([given]));
      case 'own':
        return void navigate(address.path);
      case 'foreign':
        return verifyAt(address.address);
      case 'refused':
        return refuse(address.reason);
    }
  };
  const takeCode = (text: string) => {
    if (mayBeBadge(text)) take(text);
    else refuse('otherCode');
  };
  const title = intl.formatMessage(messages.title);
  return (
    <Page title={title} width="full">
      <Band>
        <Inner>
          <Words>
            <PageHeading title={title} />
            <Lead>
              <FormattedMessage {...messages.lead} />
            </Lead>
            <Stays>
              <LockSimple size={18} aria-hidden />
              <FormattedMessage {...messages.stays} />
            </Stays>
          </Words>
          <BadgeSource onGiven={take} onCode={takeCode} isBusy={state === 'checking'} />
        </Inner>
      </Band>
      <Body>
        {state === null ? (
          <HowItWorks />
        ) : (
          <FileResult state={state} asking={asking} onAgree={(host) => void agree(host)} />
        )}
      </Body>
    </Page>
  );
}
