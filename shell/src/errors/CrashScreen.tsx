import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Button } from 'shared-ui';
import { logToServer } from './client-log.ts';

const Root = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(6),
  minHeight: '100vh',
  padding: theme.spacing(8, 4),
  textAlign: 'center',
  '& h1': { ...theme.typography.h2, maxWidth: '28ch' },
  '& code': { ...theme.typography.mono, overflowWrap: 'anywhere' },
}));

/**
 * The application-level error screen, in the quoted words (SHELL-20, SHELL-21). Its id is made
 * here first, and replaced by the server's when the log call succeeds (E135). No texts of the
 * catalogues: they may be what crashed.
 */
export function CrashScreen({
  error,
  componentStack,
  onReload = () => window.location.reload(),
}: {
  error: unknown;
  componentStack: string;
  onReload?: () => void;
}) {
  const [time] = useState(() => new Date());
  const [id, setId] = useState<string>(() => crypto.randomUUID());

  useEffect(() => {
    let isCurrent = true;
    const log = async () => {
      const logId = await logToServer(error, componentStack);
      if (isCurrent && logId !== null) setId(logId);
    };
    void log();
    return () => {
      isCurrent = false;
    };
  }, [error, componentStack]);

  return (
    <Root role="alert" lang="en">
      <h1>
        {'Sorry something happen at time '}
        <time dateTime={time.toISOString()}>{time.toLocaleString('it-IT')}</time>
      </h1>
      <p>
        {'The ID Error is '}
        <code>{id}</code>
      </p>
      <Button onClick={onReload}>go back</Button>
    </Root>
  );
}
