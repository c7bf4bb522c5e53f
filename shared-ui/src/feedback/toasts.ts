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
};

type ToastOptions = { action?: ReactNode; durationMs?: number };

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

function show(tone: AlertTone, text: ReactNode, durationMs: number | null, action?: ReactNode) {
  lastId += 1;
  const shown: Toast = { id: lastId, tone, text, durationMs, shownAt: Date.now() };
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
  success: (text: ReactNode, { action, durationMs = NOTICE_MS.alert }: ToastOptions = {}) =>
    show('success', text, durationMs, action),
  info: (text: ReactNode, { action, durationMs = NOTICE_MS.alert }: ToastOptions = {}) =>
    show('info', text, durationMs, action),
  warning: (text: ReactNode, { action, durationMs = NOTICE_MS.alert }: ToastOptions = {}) =>
    show('warning', text, durationMs, action),
  reward: (text: ReactNode, { action, durationMs = NOTICE_MS.alert }: ToastOptions = {}) =>
    show('reward', text, durationMs, action),
  /** A short confirmation: copied, selected (SHELL-57). */
  notify: (text: ReactNode, { action, durationMs = NOTICE_MS.notification }: ToastOptions = {}) =>
    show('success', text, durationMs, action),
  error: (text: ReactNode, { action }: Pick<ToastOptions, 'action'> = {}) =>
    show('danger', text, null, action),
  serverWarning: (text: ReactNode, { action }: Pick<ToastOptions, 'action'> = {}) =>
    show('danger', text, null, action),
  dismiss: (id: number) => publish(toasts.filter((shown) => shown.id !== id)),
  /** The page gives way to the one at `pathname`: its toasts end, errors too. */
  leaveFor: (pathname: string) => {
    if (pathname === page) return;
    page = pathname;
    publish(toasts.filter(({ shownAt }) => Date.now() - shownAt < RAISED_WITH_NAVIGATION_MS));
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
