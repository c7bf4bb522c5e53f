import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closestRoute, normalisedPath } from 'contracts';
import type { ReleaseStore } from '../../release/release-store.ts';
import { overrideCookieName } from '../override/override.ts';
import type { OverrideCookie, OverridePolicy } from '../override/override.ts';
import type { PagePaint } from '../paint/page-paint.ts';
import { withPreview } from '../preview/previews.ts';
import type { Previews } from '../preview/previews.ts';
import type { ServedState } from '../served-shell.ts';
import { dashboardRemotes } from './dashboard-remotes.ts';
import { hasScriptAhead, importsAhead } from './imports-ahead.ts';
import {
  documentRights,
  isForEverybody,
  isUnknownAddress,
  matchRoute,
  pageMeta,
  withCanaries,
} from './page-meta.ts';
import { reloadScriptPath } from './page-reload.ts';
import { renderPage } from './page.ts';
import { remotePreloads } from './remote-preloads.ts';
import { contentSecurityPolicy, permissionsPolicy } from './security-headers.ts';
import type { SecurityPolicy } from './security-headers.ts';
import { chosenLanguage, chosenScheme, cookieOf, isLoggedIn, willOpen } from './visitor.ts';

export type PageRoutesOptions = {
  store: ReleaseStore;
  state: () => Promise<ServedState>;
  pagePaint: PagePaint;
  policy: SecurityPolicy;
  headers: Record<string, string>;
  overrides: OverridePolicy;
  overrideCookie: OverrideCookie;
  previews: Previews;
  /** Watch mode: open pages reload after a publication. */
  isWatched: boolean;
};

/**
 * The largest registry, some fifty remotes, that a page painted by the edge carries: a larger one would
 * delay that paint, and is loaded beside the scripts. A page that the scripts paint carries it whatever its
 * size: it arrives while they load.
 */
const MAX_INLINE_CHARACTERS = 32_000;

/** The page of every address that nothing else answers, and 404 for what is no page. */
export async function pageRoutes(edge: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { store, state, pagePaint, policy, headers, overrides, overrideCookie, previews } = options;
  const { publicUrl } = policy;
  const preloads = remotePreloads(store, options);

  edge.get('/*', page);

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { registry, registryText, shell } = await state();
    // `//` would begin a host name.
    if (!URL.canParse(request.url, publicUrl)) throw badAddress();
    const url = new URL(request.url, publicUrl);
    // An address with an extension asks for a file; a page would be the wrong answer to it.
    if (/\.[a-z0-9]{1,12}$/iu.test(url.pathname)) {
      reply.callNotFound();
      return reply;
    }
    void reply.headers(headers).type('text/html; charset=utf-8');
    if (shell === null) return sendUnpublished(reply);
    const language = chosenLanguage(request);
    const preview = await previews.of(request);
    const shown = withPreview(registry, preview);
    const match = matchRoute(shown, url.pathname);
    // The code that this browser runs: its files are asked for ahead, its rights are those of the document.
    const taken = withCanaries(shown, cookieOf(request, 'wb-canary'));
    const running = matchRoute(taken, url.pathname);
    const rights = running?.route.meta;
    const override =
      overrides === 'off' ? null : overrideCookie.open(cookieOf(request, overrideCookieName));
    const opening =
      running !== null &&
      running.key !== override?.remote &&
      willOpen(request, url.pathname, running.route.access)
        ? running
        : null;
    const isPublic = match === null || match.route.access.public === true;
    const own = closestRoute(
      (shell.routes ?? []).map((route) => ({ route })),
      url.pathname,
    );
    const ownPage = own !== null && willOpen(request, url.pathname, own.route.access) ? own : null;
    const blocks = dashboardRemotes(taken, url.pathname, cookieOf(request, 'wb-role'));
    const [ahead, painted] = await Promise.all([
      Promise.all(
        opening
          ? [preloads(opening.base, importsAhead(opening.route, url.pathname))]
          : blocks.map((base) => preloads(base)),
      ),
      isPublic && preview === null
        ? pagePaint.of({ url, match, language }, { registry, shell: shell.id })
        : null,
    ]);
    // The paint is that of the stable release, for a visitor: whoever sees something else goes without.
    const isSeen = override === null && !isLoggedIn(request) && isForEverybody(registry, match);
    const firstPaint = isSeen ? painted : null;
    // A remote under development may have pages that no release declares yet.
    const isMissing =
      painted?.description.isMissing === true ||
      (override === null && isUnknownAddress(shown, shell.routes, url.pathname));
    const scriptAhead =
      opening && isLoggedIn(request) && hasScriptAhead(shown, opening, url.pathname)
        ? (ahead[0]?.ahead ?? null)
        : null;
    const nonce = randomBytes(16).toString('base64');
    const { first, seen, behind } = renderPage({
      nonce,
      language,
      colorScheme: chosenScheme(request),
      url: new URL(url.pathname, publicUrl).href,
      meta: pageMeta(match, language, painted?.description),
      shellBase: shell.base,
      shell: shell.files,
      shellIntegrity: options.isWatched ? null : shell.integrity,
      shellStyles: options.isWatched ? {} : shell.styles,
      ...(firstPaint && registryText.length > MAX_INLINE_CHARACTERS
        ? { registry: null, registryHref: '/registry.json' }
        : { registry }),
      publicKey: store.publicKey,
      rights: documentRights(rights),
      scriptAhead,
      shellScripts: ownPage ? (shell.files.pages?.[normalisedPath(ownPage.route.path)] ?? []) : [],
      remoteScripts: ahead.flatMap((remote) => remote?.scripts ?? []),
      remoteDocuments: ahead.flatMap((remote) => remote?.documents ?? []),
      // Whoever opens a lesson from a mail or a bookmark next has its script in the cache, before the shell runs.
      scriptsForLater: opening ? [] : ahead.flatMap((remote) => remote?.ahead?.href ?? []),
      firstPaint,
      firstData: firstPaint?.data ?? [],
      ...(preview ? { preview } : {}),
      ...(override ? { override: `${override.remote}@${override.origin}` } : {}),
      ...(options.isWatched ? { reloadScript: reloadScriptPath } : {}),
    });
    return reply
      .code(isMissing ? 404 : 200)
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, policy, {
          frames: rights?.frames,
          connects: rights?.connects,
          local: override?.origin,
        }),
      )
      .header('permissions-policy', permissionsPolicy(rights?.devices))
      .header('cache-control', preview === null ? 'no-cache' : 'private, no-store')
      .header('vary', 'accept-language, cookie')
      .send(Readable.from([first, seen, behind]));
  }
}

const badAddress = () => Object.assign(new Error('not an address'), { statusCode: 400 });

const sendUnpublished = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('cache-control', 'no-store')
    .send('<!doctype html><title>WorkerBadge</title><p>Nothing is published yet: run the build.');
