import type { ReactNode } from 'react';
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

let toasts: readonly Toast[] = [];
let lastId = 0;
let page = '';
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(
  tone: AlertTone,
  text: ReactNode,
  durationMs: number | null,
  { action, isForNextPage = false }: ToastOptions,
) {
  lastId += 1;
  const shown: Toast = {
    id: lastId,
    tone,
    text,
    durationMs,
    shownAt: Date.now(),
    isForNextPage,
  };
  if (action !== undefined) shown.action = action;
  // The same words twice in a row are one event told twice.
  const others = toasts.filter((other) => other.text !== text || other.tone !== tone);
  publish([...others, shown].slice(-MAX_TOASTS));
  return lastId;
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
  dismiss: (id: number) => publish(toasts.filter((shown) => shown.id !== id)),
  /** The page gives way to the one at `pathname`: its toasts end, errors too. */
  leaveFor: (pathname: string) => {
    if (pathname === page) return;
    page = pathname;
    publish(
      toasts.filter(
        ({ shownAt, isForNextPage }) =>
          isForNextPage || Date.now() - shownAt < RAISED_WITH_NAVIGATION_MS,
      ),
    );
  },
  clear: () => publish([]),
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
};
