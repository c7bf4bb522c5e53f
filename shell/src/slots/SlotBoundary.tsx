import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { SlotId } from 'shared-ui/remote';
import { logToServer } from '../errors/client-log.ts';
import { SlotError } from 'shared-ui';

type SlotBoundaryProps = {
  slot: SlotId;
  owner: string;
  onRetry: () => void;
  children: ReactNode;
};

/** A widget that throws costs its own place and nothing else. */
export class SlotBoundary extends Component<SlotBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const { slot, owner } = this.props;
    void logToServer(error, `${slot} (${owner})${info.componentStack ?? ''}`);
  }

  override render() {
    const { onRetry, children } = this.props;
    return this.state.hasFailed ? <SlotError onRetry={onRetry} /> : children;
  }
}
