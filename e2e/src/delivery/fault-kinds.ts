import type { BrowserContext, Route } from '@playwright/test';
import { containerOf, type TestReleases } from './test-releases.ts';

/** Puts a fault into one remote; what comes back takes it away again. */
export type Fault = (
  context: BrowserContext,
  releases: TestReleases,
  key: string,
) => Promise<() => Promise<void>>;

type Answer = (route: Route) => unknown;

/** Faults on the network: every request for a release of the remote is answered like this. */
const onTheWay =
  (files: RegExp, answer: Answer): Fault =>
  async (context, _releases, key) => {
    const ofTheRemote = (url: URL) =>
      url.pathname.startsWith(`/_remotes/${key}/`) && files.test(url.pathname);
    await context.route(ofTheRemote, answer);
    return () => context.unroute(ofTheRemote);
  };

/** Behind the stable version a page can fall back to two that were good before it. */
const BAD_RELEASES = 3;

/** In the release: published so often that the versions before are as bad. */
const released =
  (container: string, contract?: string): Fault =>
  async (_context, releases, key) => {
    const good = releases.stableFolder(key);
    for (let time = 0; time < BAD_RELEASES; time += 1) {
      await releases.publish(releases.handMade(key, container, contract));
    }
    return async () => {
      await releases.publish(good);
    };
  };

const manifest = /\/mf-manifest\.json$/;
const entry = /\/remoteEntry\.js$/;
const chunk = /\/(?!remoteEntry|__federation_expose)[^/]+\.js$/;
const never: Answer = () => undefined;

export const faults: Record<string, Fault> = {
  'manifest 503': onTheWay(manifest, (route) => route.fulfill({ status: 503, body: '' })),
  'manifest HTML': onTheWay(manifest, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Ciao' }),
  ),
  'manifest hanging': onTheWay(manifest, never),
  'entry throws': released("(() => { throw new Error('entry throws'); })()"),
  'entry hanging': onTheWay(entry, never),
  'chunk 404': onTheWay(chunk, (route) => route.fulfill({ status: 404, body: '' })),
  'render throws': released(
    containerOf(
      "{ routes: [{ path: '*', Component() { throw new Error('render throws'); } }], widgets: {}, messages: async () => ({}) }",
    ),
  ),
  'wrong contract': released(
    containerOf('{ routes: [], widgets: {}, messages: async () => ({}) }'),
    '9.0',
  ),
};

/** Against those that are in a release: the browser must ask again. */
export const isOnTheWay = (name: string): boolean => /hanging|503|HTML|404/.test(name);
