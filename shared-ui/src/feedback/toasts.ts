import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { AlertTone } from './Alert.tsx';
import { NOTICE_MS } from './durations.ts';

export type Toast = {
  id: number;
  tone: AlertTone;
  text: ReactNode;
  action?: ReactNode;
  /** Null: stays until closed. */
  durationMs: number | null;
  shownAt: number;
  isForNextPage: boolean;
};

type ToastOptions = {
  action?: ReactNode;
  durationMs?: number;
  /** Raised by what navigates, however long that takes: it stays for the page that follows. */
  isForNextPage?: boolean;
};

/** More at once would cover the page; the oldest goes. */
const MAX_TOASTS = 4;

/** A toast this young was raised by the act that also navigates: it is for the page that follows. */
const RAISED_WITH_NAVIGATION_MS = 1000;

type ToastState = {
  toasts: readonly Toast[];
  lastId: number;
  /** The address whose toasts are shown. */
  page: string;
};

const useToastStore = create<ToastState>(() => ({ toasts: [], lastId: 0, page: '' }));

/** What a `Toaster` draws, the oldest first. */
export const useToasts = () => useToastStore(({ toasts }) => toasts);

const keepOnly = (isKept: (shown: Toast) => boolean) =>
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter(isKept) }));

function show(
  tone: AlertTone,
  text: ReactNode,
  durationMs: number | null,
  { action, isForNextPage = false }: ToastOptions,
) {
  const { toasts, lastId } = useToastStore.getState();
  const shown: Toast = {
    id: lastId + 1,
    tone,
    text,
    durationMs,
    shownAt: Date.now(),
    isForNextPage,
  };
  if (action !== undefined) shown.action = action;
  // The same words twice in a row are one event told twice.
  const others = toasts.filter((other) => other.text !== text || other.tone !== tone);
  useToastStore.setState({ toasts: [...others, shown].slice(-MAX_TOASTS), lastId: shown.id });
  return shown.id;
}

/**
 * Tells a result once. Success, information and warnings close by themselves after 5000 ms;
 * errors, and warnings of the server (told in danger style, SHELL-56), stay until closed (E140).
 */
export const toast = {
  success: (text: ReactNode, { durationMs = NOTICE_MS.alert, ...rest }: ToastOptions = {}) =>
    show('success', text, durationMs, rest),
  info: (text: ReactNode, { durationMs = NOTICE_MS.alert, ...rest }: ToastOptions = {}) =>
    show('info', text, durationMs, rest),
  warning: (text: ReactNode, { durationMs = NOTICE_MS.alert, ...rest }: ToastOptions = {}) =>
    show('warning', text, durationMs, rest),
  reward: (text: ReactNode, { durationMs = NOTICE_MS.alert, ...rest }: ToastOptions = {}) =>
    show('reward', text, durationMs, rest),
  /** A short confirmation: copied, selected (SHELL-57). */
  notify: (text: ReactNode, { durationMs = NOTICE_MS.notification, ...rest }: ToastOptions = {}) =>
    show('success', text, durationMs, rest),
  error: (text: ReactNode, options: Pick<ToastOptions, 'action'> = {}) =>
    show('danger', text, null, options),
  serverWarning: (text: ReactNode, options: Pick<ToastOptions, 'action'> = {}) =>
    show('danger', text, null, options),
  dismiss: (id: number) => keepOnly((shown) => shown.id !== id),
  /** The page gives way to the one at `pathname`: its toasts end, errors too. */
  leaveFor: (pathname: string) => {
    if (pathname === useToastStore.getState().page) return;
    useToastStore.setState({ page: pathname });
    keepOnly(
      ({ shownAt, isForNextPage }) =>
        isForNextPage || Date.now() - shownAt < RAISED_WITH_NAVIGATION_MS,
    );
  },
  clear: () => keepOnly(() => false),
};
