import { useEffect, useState, type ComponentType } from 'react';
import { ErrorState } from '../states/ErrorState.tsx';
import { PageSkeleton } from '../states/PageSkeleton.tsx';
import { withCodeTimeLimit } from './time-limit.ts';

/** How long a navigation keeps the old page while the code of the new one arrives. */
const PATIENCE_MS = 2500;

type LoadPage = () => Promise<ComponentType>;
type LazyRoute = { Component: ComponentType };

/** `lazy` of a route, with the bare import for a host that has states and its own way back. */
export type LazyPage = (() => Promise<LazyRoute>) & { readonly load: LoadPage };

/**
 * `lazy` of a React Router route: `lazyPage(() => import('./CartPage.tsx').then((m) => m.CartPage))`.
 *
 * Never rejects, because the router remembers a rejection for ever, and never hangs, because a
 * hanging route leaves a blank page: when the code is late or lost, the route gets a page that
 * says so, keeps waiting, and offers a retry. The shell takes `load` instead: it names the team and
 * falls back to the version before.
 */
export function lazyPage(load: LoadPage): LazyPage {
  const lazy = async () => {
    const loading = withCodeTimeLimit(load());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE_MS);
    });
    const page = await Promise.race([loading.catch(() => null), late]);
    clearTimeout(timer);
    return { Component: page ?? latePage(load, loading) };
  };
  return Object.assign(lazy, { load });
}

/**
 * A part of a page that few people open: its code is loaded when it is first drawn, with the states of a late
 * page. `const Exams = lazyPart(() => import('./Exams.tsx').then((m) => m.Exams))`.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return latePage(load, null);
}

function latePage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  firstAttempt: Promise<ComponentType<P>> | null,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  let attempt = firstAttempt;

  return function LatePage(props: P) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
      loaded ? 'loaded' : 'loading',
    );
    const [attempts, setAttempts] = useState(0);

    useEffect(() => {
      let isCurrent = true;
      const settle = (next: 'loaded' | 'failed') => isCurrent && setState(next);
      attempt ??= withCodeTimeLimit(load());
      attempt.then(
        (page) => {
          loaded = page;
          return settle('loaded');
        },
        () => settle('failed'),
      );
      return () => {
        isCurrent = false;
      };
    }, [attempts]);

    if (state === 'loaded' && loaded) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    if (state === 'loading') return <PageSkeleton />;
    return (
      <ErrorState
        onRetry={() => {
          attempt = withCodeTimeLimit(load());
          setState('loading');
          setAttempts((count) => count + 1);
        }}
      />
    );
  };
}
