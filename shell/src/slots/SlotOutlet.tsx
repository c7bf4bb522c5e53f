import type { SlotId } from 'contracts';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useSession } from 'shared-auth';
import { LoadingBlock, SlotError } from 'shared-ui';
import { asLazyWidget, SlotFillersProvider, type SlotRequest } from 'shared-ui/remote';
import { useHost, useLoaded } from '../federation/host-context.ts';
import { isPageQuiet } from '../federation/quiet-page.ts';
import { Drawing } from '../federation/Drawing.tsx';
import { SlotBoundary } from './SlotBoundary.tsx';
import { slotFills, type Fill } from './slot-fills.ts';

/** Everything that the registry's remotes put into one slot. */
export function SlotOutlet<S extends SlotId>(request: SlotRequest<S>) {
  const session = useSession();
  const { remotes } = useHost();
  return slotFills(request.id, session, remotes)
    .filter(({ key }) => request.only === undefined || request.only === key)
    .map((fill) => {
      const widget = <SlotWidget key={fill.key} fill={fill} request={request} />;
      return isStacked(request.id) ? <LoadingBlock key={fill.key}>{widget}</LoadingBlock> : widget;
    });
}

/** Provides pages with the fillers of their slots, where one is shown at a time. */
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

type WidgetProps<S extends SlotId> = { fill: Fill; request: SlotRequest<S> };

/** In the bar there is room for a button only. */
const compactSlots: ReadonlySet<SlotId> = new Set<SlotId>(['shell.topbar.actions.v1']);

/** Their fillers stand below each other, each as high as what it has to show. */
const isStacked = (slot: SlotId): boolean => /^shell\.(dashboard|profile)\./.test(slot);

/** React remembers lost code of a lazy widget for ever: only another copy of the remote has another chance. */
const isLostCode = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

function SlotWidget<S extends SlotId>({ fill, request }: WidgetProps<S>) {
  const { apps } = useHost();
  const remote = useLoaded(fill.key);
  const [attempt, setAttempt] = useState(0);
  return (
    <SlotBoundary
      key={`${remote?.version} ${attempt}`}
      slot={request.id}
      owner={fill.owner}
      isCompact={compactSlots.has(request.id)}
      fallBack={(error) => remote !== null && apps.rejectVersion(remote, error)}
      complain={(error) => remote !== null && apps.complain(remote, error)}
      onRetry={(error) => {
        // The page around it may be of the same remote, with something typed in it.
        if (isLostCode(error) && isPageQuiet()) apps.reset(fill.key);
        setAttempt((count) => count + 1);
      }}
    >
      <SlotAttempt fill={fill} request={request} onRetry={() => setAttempt((count) => count + 1)} />
    </SlotBoundary>
  );
}

function SlotAttempt<S extends SlotId>({
  fill,
  request,
  onRetry,
}: WidgetProps<S> & { onRetry: () => void }) {
  const { apps } = useHost();
  const remote = useLoaded(fill.key);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (remote !== null) return apps.mounted(remote);
    let isCurrent = true;
    apps.loadRemoteApp(fill.key).catch(() => {
      if (isCurrent) setFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [apps, fill.key, remote]);

  const isCompact = compactSlots.has(request.id);
  const placeholder = request.placeholder ?? null;
  if (remote === null)
    return hasFailed ? <SlotError isCompact={isCompact} onRetry={onRetry} /> : placeholder;
  const Widget = remote.app.widgets[request.id] as ComponentType<typeof request.props> | undefined;
  if (Widget === undefined) return null;
  return (
    <SlotCode
      key={remote.version}
      widget={Widget}
      waiting={placeholder}
      onWaited={(ms) => apps.waited(remote, ms)}
    >
      <Drawing remote={remote} waiting={placeholder}>
        <Widget {...request.props} />
      </Drawing>
    </SlotCode>
  );
}

type Code = { is: 'here' | 'awaited' } | { is: 'lost'; error: unknown };

type SlotCodeProps = {
  widget: object;
  waiting: ReactNode;
  /** Told how long, in ms. */
  onWaited: (ms: number) => void;
  children: ReactNode;
};

/**
 * Draws a widget when its code is there. Not by Suspense: React keeps a fallback that it shows for 300 ms, and
 * remembers lost code for ever.
 */
function SlotCode({ widget, waiting, onWaited, children }: SlotCodeProps) {
  const lazy = asLazyWidget(widget);
  const [code, setCode] = useState<Code>(() => ({
    is: lazy === null || lazy.isLoaded() ? 'here' : 'awaited',
  }));
  const tell = useEffectEvent(onWaited);

  useEffect(() => {
    if (lazy === null || code.is !== 'awaited') return undefined;
    let isCurrent = true;
    const begun = performance.now();
    const settle = (next: Code) => {
      if (!isCurrent) return;
      if (next.is === 'here') tell(performance.now() - begun);
      setCode(next);
    };
    lazy.load().then(
      () => settle({ is: 'here' }),
      (error: unknown) => settle({ is: 'lost', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [lazy, code.is]);

  if (code.is === 'lost') throw code.error;
  return code.is === 'here' ? children : waiting;
}
