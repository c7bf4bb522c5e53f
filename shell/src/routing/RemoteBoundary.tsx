import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { PageSkeleton } from 'shared-ui';
import { logToServer } from '../errors/client-log.ts';
import { MOUNT_MS } from '../federation/health.ts';
import { NotFound } from './NotFound.tsx';

type Props = {
  /** A crash stays with its place: at another address the remote is tried again. */
  place: string;
  /** Rejects the version that crashed; returns whether there is another one. */
  fallBack: (error: unknown) => boolean;
  /** One that crashes later stays, and counts against its version. */
  complain: (error: unknown) => void;
  failed: ReactNode;
  children: ReactNode;
};

type State = { crash: 'none' | 'falling-back' | 'missing' | 'failed'; place: string };

/** Keeps a crash of a remote inside of its page. At mount, the version before takes over. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { crash: 'none', place: this.props.place };
  private openedAt = Date.now();

  static getDerivedStateFromError(error: unknown): Partial<State> {
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    return { crash: isMissing ? 'missing' : 'falling-back' };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { crash: 'none', place };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (this.state.crash === 'missing') return;
    void logToServer(error, `page of a remote${info.componentStack ?? ''}`);
    const isAtMount = Date.now() - this.openedAt < MOUNT_MS;
    if (!isAtMount) this.props.complain(error);
    if (!isAtMount || !this.props.fallBack(error)) this.setState({ crash: 'failed' });
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place) this.openedAt = Date.now();
  }

  override render() {
    const { children, failed } = this.props;
    switch (this.state.crash) {
      case 'none':
        return children;
      case 'missing':
        return <NotFound />;
      case 'falling-back':
        return <PageSkeleton />;
      case 'failed':
        return failed;
    }
  }
}
