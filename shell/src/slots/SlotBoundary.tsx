import type { SlotId } from 'contracts';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { SlotError } from 'shared-ui';
import { logToServer } from '../errors/client-log.ts';
import { MOUNT_MS } from '../federation/health.ts';

type SlotBoundaryProps = {
  slot: SlotId;
  owner: string;
  isCompact: boolean;
  /** Rejects the version that crashed; returns whether another one replaces it. */
  fallBack: (error: unknown) => boolean;
  /** One that crashes later stays, and counts against its version. */
  complain: (error: unknown) => void;
  onRetry: (error: unknown) => void;
  children: ReactNode;
};

type State = { crash: { error: unknown } | null; isFallingBack: boolean };

/** A widget that throws costs its own place and nothing else. */
export class SlotBoundary extends Component<SlotBoundaryProps, State> {
  override state: State = { crash: null, isFallingBack: false };
  private readonly shownAt = Date.now();

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error }, isFallingBack: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { slot, owner, fallBack, complain } = this.props;
    void logToServer(error, `${slot} (${owner})${info.componentStack ?? ''}`);
    const isAtMount = Date.now() - this.shownAt < MOUNT_MS;
    if (!isAtMount) complain(error);
    if (!isAtMount || !fallBack(error)) this.setState({ isFallingBack: false });
  }

  override render() {
    const { onRetry, isCompact, children } = this.props;
    const { crash, isFallingBack } = this.state;
    if (crash === null) return children;
    return isFallingBack ? null : (
      <SlotError isCompact={isCompact} onRetry={() => onRetry(crash.error)} />
    );
  }
}
