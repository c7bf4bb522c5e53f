import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

type Crash = { error: unknown; componentStack: string } | null;

/** What nothing below has contained. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crash: Crash }> {
  override state: { crash: Crash } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error, componentStack: '' } };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.setState({ crash: { error, componentStack: info.componentStack ?? '' } });
  }

  override render() {
    const { crash } = this.state;
    return crash === null ? this.props.children : <CrashScreen {...crash} />;
  }
}
