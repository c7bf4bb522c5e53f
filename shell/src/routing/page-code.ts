import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { withCodeTimeLimit, type LazyPage } from 'shared-ui/remote';

const arrived = new WeakMap<RouteObject, ComponentType>();

const lazyRoutes = (routes: RouteObject[], pathname: string): RouteObject[] =>
  (matchRoutes(routes, pathname) ?? [])
    .map(({ route }) => route)
    .filter((route) => route.lazy !== undefined);

/** Whether everything that a remote shows at this address is in the page. */
export const isCodeThere = (routes: RouteObject[], pathname: string): boolean =>
  lazyRoutes(routes, pathname).every((route) => arrived.has(route));

/** Brings the code of one address. Rejects when it is lost or too late; call again to retry. */
export async function loadPageCode(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(
    lazyRoutes(routes, pathname)
      .filter((route) => !arrived.has(route))
      .map(async (route) =>
        arrived.set(route, await withCodeTimeLimit(loadRoute(route.lazy as LazyPage))),
      ),
  );
}

/** The bare import where there is one: the states of `lazyPage` name no team and know no way back. */
async function loadRoute(lazy: LazyPage): Promise<ComponentType> {
  return lazy.load === undefined ? (await lazy()).Component : lazy.load();
}

/** The routes of a remote with the code that has arrived in its place. */
export const routesWithCode = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    const { lazy: _lazy, children, ...rest } = route;
    const Component = arrived.get(route);
    const code = Component === undefined ? {} : { Component };
    return children === undefined
      ? { ...rest, ...code }
      : ({ ...rest, ...code, children: routesWithCode(children) } as RouteObject);
  });
