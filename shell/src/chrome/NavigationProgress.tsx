import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { bottomInset, Button, LiveRegion } from 'shared-ui';
import { messages } from './messages.ts';

/** A navigation responds within 100 ms; after this long a notice says that it continues. */
const SLOW_MS = 2500;

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: theme.zIndex.tooltip,
  height: 3,
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.primary.main,
  animation: `${grow} 6s ${theme.easing.standard} 80ms both`,
}));

const Late = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(4),
  bottom: `calc(var(${bottomInset}, 0px) + ${theme.spacing(4)})`,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  maxWidth: '30rem',
  marginInline: 'auto',
  padding: theme.spacing(3, 4),
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.vars.palette.elevation.dialog,
}));

export function NavigationProgress() {
  const { state, location } = useNavigation();
  const isLoading = state !== 'idle';
  return (
    <>
      <LiveRegion>{isLoading && <FormattedMessage {...messages.loading} />}</LiveRegion>
      {isLoading && <Line />}
      {isLoading && (
        <LateNotice
          key={location?.key}
          address={`${location?.pathname ?? ''}${location?.search ?? ''}`}
        />
      )}
    </>
  );
}

/** A notice that a navigation takes longer. */
function LateNotice({ address }: { address: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Late role="status">
      <span>
        <FormattedMessage {...messages.arriving} />
      </span>
      {/* A new document: what hangs is left behind. */}
      <Button variant="tonal" size="small" href={address}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </Late>
  );
}
