import {
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useSession } from 'shared-auth';
import { SlotFillersProvider, type SlotId, type SlotRequest } from 'shared-ui/remote';
import { useHost } from '../federation/host-context.ts';
import type { LoadedRemote } from '../federation/remote-apps.ts';
import { RemoteMessages } from '../federation/RemoteMessages.tsx';
import { SlotBoundary } from './SlotBoundary.tsx';
import { slotFills, type Fill } from './slot-fills.ts';
import { SlotError } from 'shared-ui';

/** Everything that the registry's remotes put into one slot. */
export function SlotOutlet<S extends SlotId>(request: SlotRequest<S>) {
  const session = useSession();
  const { remotes } = useHost();
  return slotFills(request.id, session, remotes)
    .filter(({ key }) => request.only === undefined || request.only === key)
    .map((fill) => <SlotWidget key={fill.key} fill={fill} request={request} />);
}

/** Tells pages who fills their slots, where one filler is shown at a time. */
export function SlotFillers({ children }: { children: ReactNode }) {
  const session = useSession();
  const { remotes } = useHost();
  const fillersOf = useCallback(
    (slot: SlotId) =>
      slotFills(slot, session, remotes).map(({ key, fill }) => ({ key, label: fill.label })),
    [session, remotes],
  );
  return <SlotFillersProvider value={fillersOf}>{children}</SlotFillersProvider>;
}

type Load = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; remote: LoadedRemote };

function SlotWidget<S extends SlotId>({ fill, request }: { fill: Fill; request: SlotRequest<S> }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  return (
    <SlotBoundary key={attempt} slot={request.id} owner={fill.owner} onRetry={retry}>
      <SlotAttempt fill={fill} request={request} onRetry={retry} />
    </SlotBoundary>
  );
}

function SlotAttempt<S extends SlotId>({
  fill,
  request,
  onRetry,
}: {
  fill: Fill;
  request: SlotRequest<S>;
  onRetry: () => void;
}) {
  const { apps } = useHost();
  const [load, setLoad] = useState<Load>(() => {
    const remote = apps.loaded(fill.key);
    return remote === null ? { state: 'loading' } : { state: 'loaded', remote };
  });

  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const outcome = await apps.loadRemoteApp(fill.key).then(
        (remote): Load => ({ state: 'loaded', remote }),
        (): Load => ({ state: 'failed' }),
      );
      if (isCurrent) setLoad(outcome);
    };
    void begin();
    return () => {
      isCurrent = false;
    };
  }, [apps, fill.key]);

  const placeholder = request.placeholder ?? null;
  if (load.state === 'loading') return placeholder;
  if (load.state === 'failed') return <SlotError onRetry={onRetry} />;
  const Widget = load.remote.app.widgets[request.id] as
    | ComponentType<typeof request.props>
    | undefined;
  if (Widget === undefined) return null;
  return (
    <Suspense fallback={placeholder}>
      <RemoteMessages remote={load.remote}>
        <Widget {...request.props} />
      </RemoteMessages>
    </Suspense>
  );
}
