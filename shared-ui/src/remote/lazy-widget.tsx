import type { QueryClient } from '@tanstack/react-query';
import { lazy, useState, type ComponentType } from 'react';

/** A widget whose host may begin what it needs, and wait for its code in its own way. */
export type LazyWidget<P extends object> = ComponentType<P> & {
  readonly isLoaded: () => boolean;
  /** Its code. Rejects when that is lost; call again to retry. */
  readonly load: () => Promise<unknown>;
  /** Puts into the cache what it asks for first. */
  readonly read?: (queries: QueryClient) => Promise<unknown>;
};

/**
 * A widget whose code is loaded when it is drawn, or when its host begins it:
 * `lazyWidget(() => import('./CartButton.tsx').then((m) => m.CartButton))`.
 * @param read the reads with which it begins. It is part of `./app`, which every page loads: keep it small.
 */
export function lazyWidget<P extends object>(
  load: () => Promise<ComponentType<P>>,
  read?: LazyWidget<P>['read'],
): LazyWidget<P> {
  let loaded: ComponentType<P> | null = null;
  const loading = async () => (loaded = await load());
  // Where no host has waited for it: alone, and in shells of before.
  const Late = lazy(async () => ({ default: await loading() }));

  function Widget(props: P) {
    const [Drawn] = useState<ComponentType<P>>(() => loaded ?? Late);
    return <Drawn {...props} />;
  }

  return Object.assign(Widget, {
    isLoaded: () => loaded !== null,
    load: loading,
    ...(read && { read }),
  });
}

/** Of a widget of any making: one that is not lazy, or React's, is drawn at once. */
export const asLazyWidget = (widget: object | undefined): LazyWidget<object> | null =>
  widget !== undefined && 'isLoaded' in widget ? (widget as LazyWidget<object>) : null;
