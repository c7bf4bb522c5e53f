import { useEffect, type ReactNode } from 'react';
import {
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router-dom';
import { useSession } from 'shared-auth';
import { toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { AppFrame } from '../chrome/AppFrame.tsx';
import { frameOf, type Frame } from '../chrome/frame.ts';
import { NavigationProgress } from '../chrome/NavigationProgress.tsx';
import { OfflineBanner } from '../chrome/OfflineBanner.tsx';
import { PublicFrame } from '../chrome/public/PublicFrame.tsx';
import { useHost } from '../federation/host-context.ts';
import { MissingTextsNotice } from '../federation/MissingTextsNotice.tsx';
import { pageTurned } from '../federation/quiet-page.ts';
import { askedPath } from '../session/asked-path.ts';
import { departure } from '../session/departure.ts';
import { loadDocument, useNeedsOtherDocument } from './document-rights.ts';
import { Redirect } from './Redirect.tsx';
import { admission } from './route-guard.ts';

const frames: Record<Frame, (props: { children: ReactNode }) => ReactNode> = {
  app: AppFrame,
  public: PublicFrame,
  entry: ({ children }) => children,
  focus: ({ children }) => children,
};

/** Every page that is loaded afresh has the same key, `default`: one must not take the place of another. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The one layout route: checks access and draws the frame around the page. */
export function FrameRoute({ children = <Outlet /> }: { children?: ReactNode }) {
  const location = useLocation();
  const leavingFor = useNavigation().location?.pathname;
  const session = useSession();
  const { remotes, apps } = useHost();
  const admitted = admission(location.pathname, session, remotes);
  const path = `${location.pathname}${location.search}${location.hash}`;
  const isForOtherDocument = useNeedsOtherDocument(location.pathname, remotes);

  useEffect(() => {
    if (isForOtherDocument) loadDocument();
  }, [isForOtherDocument]);

  useEffect(() => {
    pageTurned(location.pathname);
    // A version that had to wait for somebody to finish need wait no longer.
    apps.applyPreferred();
  }, [apps, location.pathname]);

  const nextPathname = leavingFor ?? location.pathname;
  useEffect(() => toast.leaveFor(nextPathname), [nextPathname]);

  useEffect(() => {
    if (admitted.kind === 'enter') departure.arriveAt(location.pathname);
  }, [admitted.kind, location.pathname]);

  if (admitted.kind === 'login') return <ToLogin path={path} />;
  if (admitted.kind === 'redirect') {
    return <Redirect to={admitted.to} from={location.pathname} reason={admitted.reason} />;
  }
  // Not even for a moment under the rights of another page.
  if (isForOtherDocument) return null;
  const Framed = frames[frameOf(location.pathname, admitted.owner.route, session)];
  return (
    <>
      <OfflineBanner />
      <MissingTextsNotice />
      <Framed>{children}</Framed>
      <NavigationProgress />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

function ToLogin({ path }: { path: string }) {
  const destination = departure.destination();
  const isLeaving = destination !== null;
  useEffect(() => {
    if (!isLeaving) askedPath.keep(path);
  }, [isLeaving, path]);
  return <Navigate to={destination?.to ?? paths.login()} state={destination?.state} replace />;
}
