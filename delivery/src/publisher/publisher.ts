/** The process that holds the signing key: it publishes what others build, for whom the rights allow it. */
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renewStaticPages } from '../edge/page/static-pages.ts';
import type { Probe } from '../gate/candidate.ts';
import { servedOperations } from '../gate/api-contract.ts';
import { canaryOf, endCanary, promote, rollBack, startCanary } from '../operations/operations.ts';
import { carryOut } from '../operations/carry.ts';
import { createPreview, withdrawPreviews } from '../operations/previews.ts';
import { publishBuilt } from '../operations/publication.ts';
import type { Verdicts } from '../operations/publication.ts';
import { historyText, statusText } from '../operator/descriptions.ts';
import type { CarriageSources } from '../release/carriage.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { probeAside } from './probe-aside.ts';
import { nameOf, TokenVerifier } from './proved-sender.ts';
import { carriedReason, carriedVerdicts, requireCarried } from './carried-build.ts';
import { withReceivedBuild } from './received-build.ts';
import type { ReceivedBuild } from './received-build.ts';
import { Busy, Denial, sendRefusal } from './refusal-answers.ts';
import {
  bodies,
  carriedQuery,
  outcomeOf,
  publicationQuery,
  readQuery,
  rightsFor,
  rightsToCarry,
} from './request-shapes.ts';
import type { PublicationQuery } from './request-shapes.ts';
import { allowed, mayRead, remoteKey } from './rights.ts';
import type { Operation, ProvedClaims, Rights } from './rights.ts';
import { FolderRefusal, packFolder, usualLimits } from './sent-folder.ts';
import type { FolderLimits } from './sent-folder.ts';

export type PublisherOptions = {
  store: ReleaseStore;
  /** Asked at every request: a right that is taken away counts at once. */
  rights: () => Promise<Rights>;
  /** Installations whose releases are taken; default: none. Asked at every request, as the rights. */
  carriageSources?: () => Promise<CarriageSources>;
  limits?: FolderLimits;
  /** What people type: for links of previews, and for the pages of static hosting. */
  publicUrl?: string;
  /** How the code of a candidate is run; default: in a process of its own. */
  probe?: Probe;
  logLevel?: string;
};

/** Each needs a processor for seconds; no team has all turns. */
const MAX_JUDGED_AT_ONCE = 4;
const MAX_JUDGED_OF_ONE = 2;
/** For a whole request; an upload that takes longer has stopped. */
const REQUEST_TIME_OUT_MS = 300_000;

export async function createPublisher(options: PublisherOptions): Promise<FastifyInstance> {
  const { store, limits = usualLimits, probe = probeAside } = options;
  const verifier = new TokenVerifier();
  const senders = new WeakMap<FastifyRequest, { rights: Rights; claims: ProvedClaims }>();
  const judgedNow: string[] = [];

  const publisher = Fastify({
    logger: { level: options.logLevel ?? 'warn' },
    requestTimeout: REQUEST_TIME_OUT_MS,
    bodyLimit: 16 * 1024,
    forceCloseConnections: true,
    routerOptions: { querystringParser: (text) => lists(new URLSearchParams(text)) },
  });
  publisher.setErrorHandler(sendRefusal);
  // Read by its route, after the right is known.
  publisher.addContentTypeParser('application/x-tar', (_request, payload, done) =>
    done(null, payload),
  );

  const senderOf = (request: FastifyRequest) => {
    const sender = senders.get(request);
    if (sender === undefined) throw new Denial('Nobody is proved to have sent this.');
    return sender;
  };
  const by = (request: FastifyRequest) => nameOf(senderOf(request).claims);

  function requireRight(request: FastifyRequest, ...wanted: Operation[]): string {
    const key = keyIn(request);
    requireRightTo(request, key, wanted);
    return key;
  }

  function requireRightTo(request: FastifyRequest, key: string, wanted: Operation[]): void {
    const { rights, claims } = senderOf(request);
    const missing = wanted.find((operation) => !allowed(rights, claims, operation, key));
    if (missing === undefined) return;
    throw new Denial(`${nameOf(claims)} has no right "${missing}" for ${key}.`);
  }

  /** Before the body is read: what nobody may send is not stored, not even for a moment. */
  const before = (check: (request: FastifyRequest) => unknown) => ({
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      const rights = await options.rights();
      const claims = await verifier.claimsOf(request.headers.authorization, rights);
      senders.set(request, { rights, claims });
      check(request);
    },
  });
  const withRight = (operation: Operation) => before((request) => requireRight(request, operation));
  const asReader = before((request) => {
    const { rights, claims } = senderOf(request);
    if (!mayRead(rights, claims)) throw new Denial(`${nameOf(claims)} has no right here.`);
  });

  publisher.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST' || reply.statusCode !== 200) return;
    // What was asked for is done, whatever comes of this.
    await renewStaticPages(store, options.publicUrl ?? 'http://localhost:8080').catch(
      (error: unknown) => request.log.error({ err: error }, 'pages of static hosting'),
    );
  });

  publisher.get('/health', async () => ({ status: 'ok' }));

  const asPublication = (rightsOf: (request: FastifyRequest) => Operation[]) =>
    before((request) => {
      const key = requireRight(request, ...rightsOf(request));
      const ofOne = judgedNow.filter((other) => other === key).length;
      if (judgedNow.length >= MAX_JUDGED_AT_ONCE || ofOne >= MAX_JUDGED_OF_ONE) {
        throw new Busy('Others are judged now: try again in a moment.');
      }
    });

  /** @param told what is believed of the sources, and what the history says. */
  async function publishReceived(
    request: FastifyRequest,
    query: PublicationQuery,
    told: (build: ReceivedBuild) => Promise<{ verdicts: Verdicts; reason: string }>,
  ) {
    const key = keyIn(request);
    const isStoreOnly = query.storeOnly !== undefined;
    if (key === 'shell' && query.canary !== undefined) {
      throw new ReleaseRefusal('The shell has no canary: everybody has one.');
    }
    if (isStoreOnly && query.canary !== undefined) {
      throw new ReleaseRefusal('What is only stored is no canary.');
    }
    const canary = query.canary === undefined ? undefined : { percent: query.canary };
    judgedNow.push(key);
    try {
      const received = { source: bodyOf(request), key, limits };
      const id = await withReceivedBuild(received, async (build) =>
        publishBuilt(
          {
            store,
            key,
            canary: canary && { ...canary, ...(query.role ? { roles: query.role } : {}) },
            ...(await told(build)),
            operations: await servedOperations(store),
            probe,
            isDryRun: query.dryRun !== undefined,
            isStoreOnly,
            isOnce: true,
            by: by(request),
          },
          build.dir,
        ),
      );
      return { key, version: id, state: outcomeOf(query) };
    } finally {
      judgedNow.splice(judgedNow.indexOf(key), 1);
    }
  }

  publisher.post(
    '/releases/:key',
    asPublication(({ query }) => rightsFor(publicationQuery.parse(query))),
    async (request) => {
      const query = publicationQuery.parse(request.query);
      return publishReceived(request, query, async ({ verdicts }) => ({
        verdicts,
        reason: query.reason,
      }));
    },
  );

  const requirePublicUrl = (): string => {
    if (options.publicUrl !== undefined) return options.publicUrl;
    throw new ReleaseRefusal('The publisher does not know the address of the installation.');
  };

  publisher.get('/installation', asReader, async () => ({
    origin: new URL(requirePublicUrl()).origin,
  }));

  publisher.post('/remotes/:key/carry', withRight('carry'), async (request, reply) => {
    const { anyway: isAnyway, reason, ...order } = bodies.carry.parse(request.body);
    if (isAnyway) requireRight(request, 'promote');
    const maker = { by: by(request), reason, publicUrl: requirePublicUrl() };
    const key = keyIn(request);
    const archive = await carryOut(store, key, { ...order, isAnyway }, maker, packFolder);
    return reply.type('application/x-tar').send(archive);
  });

  publisher.post(
    '/carried/:key',
    asPublication(({ query }) => rightsToCarry(carriedQuery.parse(query))),
    async (request) => {
      const { anyway, ...query } = carriedQuery.parse(request.query);
      const key = keyIn(request);
      const expected = { key, publicUrl: requirePublicUrl(), isAnyway: anyway !== undefined };
      return publishReceived(request, query, async ({ dir, carriage: document }) => {
        const sources = (await options.carriageSources?.()) ?? {};
        const carriage = await requireCarried({ dir, document }, sources, expected);
        return { verdicts: carriedVerdicts, reason: carriedReason(carriage, query.reason) };
      });
    },
  );

  publisher.post('/remotes/:key/promote', withRight('promote'), async (request) => {
    const { version: named, anyway: isAnyway, reason: why } = bodies.promote.parse(request.body);
    const key = keyIn(request);
    const change = { version: named, isAnyway, by: by(request), reason: why };
    return { key, version: await promote(store, key, change) };
  });

  publisher.post('/remotes/:key/rollback', withRight('rollback'), async (request) => {
    const { anyway, ...body } = bodies.rollback.parse(request.body);
    const key = keyIn(request);
    // Otherwise the right to go back would be one to serve whatever was ever stored.
    if (body.version !== undefined || anyway) requireRight(request, 'promote');
    const change = { ...body, isAnyway: anyway, by: by(request) };
    return { key, version: await rollBack(store, key, change) };
  });

  publisher.post('/remotes/:key/canary', withRight('canary'), async (request) => {
    const { reason: why, ...body } = bodies.canary.parse(request.body);
    const key = keyIn(request);
    const named = body.version ?? (await canaryOf(store, key)).version;
    const signature = { by: by(request), reason: why };
    await startCanary(store, key, { ...body, version: named }, signature);
    return { key, version: named };
  });

  publisher.post('/remotes/:key/halt', withRight('halt'), async (request) => {
    const body = bodies.halt.parse(request.body);
    const key = keyIn(request);
    const named = body.version ?? (await canaryOf(store, key)).version;
    const signature = { by: by(request), reason: body.reason };
    return { key, version: named, ended: await endCanary(store, key, named, signature) };
  });

  publisher.post('/previews', asReader, async (request) => {
    const { anyway: isAnyway, ...order } = bodies.preview.parse(request.body);
    // Each is code that runs with the session of whoever opens the link.
    for (const key of Object.keys(order.releases)) requireRightTo(request, key, ['preview']);
    const maker = { by: by(request), publicUrl: requirePublicUrl() };
    return { link: await createPreview(store, { ...order, isAnyway }, maker) };
  });

  publisher.post('/remotes/:key/withdraw', withRight('preview'), async (request) => {
    const body = bodies.withdraw.parse(request.body);
    const key = keyIn(request);
    const signature = { by: by(request), reason: body.reason };
    await withdrawPreviews(store, key, body.version, signature);
    return { key, version: body.version };
  });

  publisher.get('/status', asReader, async (request) => {
    const { key } = readQuery.parse(request.query);
    return { lines: await statusText(store, key) };
  });

  publisher.get('/history', asReader, async (request) => {
    const { key, last } = readQuery.parse(request.query);
    return { lines: await historyText(store, key, last) };
  });

  return publisher;
}

function keyIn(request: FastifyRequest): string {
  const { key } = request.params as { key: string };
  if (remoteKey.test(key)) return key;
  throw new Denial(`${JSON.stringify(key)} is no name of a remote.`);
}

/** A name that is there several times is a list. */
const lists = (query: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );

/** Left open where a part of it is refused: who is still sending can read why. */
function bodyOf(request: FastifyRequest): AsyncIterable<Buffer> {
  const { body } = request;
  if (body !== request.raw) throw new FolderRefusal('Send the built folder as application/x-tar.');
  return request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}
