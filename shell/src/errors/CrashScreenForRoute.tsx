import { useRouteError } from 'react-router-dom';
import { CrashScreen } from './CrashScreen.tsx';

/** The frame itself threw: the router catches before any boundary of ours. */
export function CrashScreenForRoute() {
  return <CrashScreen error={useRouteError()} componentStack="frame" />;
}
