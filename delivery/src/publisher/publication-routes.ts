/** What is new here: a build that was sent, or a release of another installation; and what goes out to one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { servedOperations } from '../gate/api-contract.ts';
import { carryOut } from '../operations/carry.ts';
import { publishBuilt } from '../operations/publication.ts';
import type { Verdicts } from '../operations/publication.ts';
import { requireServable } from '../operations/serving.ts';
import { keyIn } from './access.ts';
import type { Access } from './access.ts';
import { carriedReason, carriedVerdicts, requireCarried } from './carried-build.ts';
import { probeAside } from './probe-aside.ts';
import { publicUrlOf } from './publisher-options.ts';
import type { PublisherOptions } from './publisher-options.ts';
import { withReceivedBuild } from './received-build.ts';
import type { ReceivedBuild } from './received-build.ts';
import { Busy } from './refusal-answers.ts';
import {
  bodies,
  carriedQuery,
  outcomeOf,
  publicationQuery,
  rightsFor,
  rightsToCarry,
} from './request-shapes.ts';
import type { PublicationQuery } from './request-shapes.ts';
import type { Operation } from './rights.ts';
import { FolderRefusal, packFolder, usualLimits } from './sent-folder.ts';

/** Each needs a processor for seconds; no team has all turns. */
const MAX_JUDGED_AT_ONCE = 4;
const MAX_JUDGED_OF_ONE = 2;

export function publicationRoutes(
  publisher: FastifyInstance,
  access: Access,
  options: PublisherOptions,
): void {
  const { store, limits = usualLimits, probe = probeAside } = options;
  const judgedNow: string[] = [];

  // Read by its route, after the right is known.
  publisher.addContentTypeParser('application/x-tar', (_request, payload, done) =>
    done(null, payload),
  );

  const asPublication = (rightsOf: (request: FastifyRequest) => Operation[]) =>
    access.before((request) => {
      const key = access.requireRight(request, ...rightsOf(request));
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
    requireServable({ key, percent: query.canary, isStoreOnly });
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
            by: access.nameOf(request),
          },
          build.dir,
        ),
      );
      return { key, version: id, state: outcomeOf(query) };
    } finally {
      judgedNow.splice(judgedNow.indexOf(key), 1);
    }
  }

  /** Asked before a build of minutes, with the words of the publication that would follow. */
  publisher.get(
    '/releases/:key',
    access.before((request) => {
      access.requireRight(request, ...rightsFor(publicationQuery.parse(request.query)));
    }),
    async (request) => {
      const query = publicationQuery.parse(request.query);
      const key = keyIn(request);
      requireServable({ key, percent: query.canary, isStoreOnly: query.storeOnly !== undefined });
      return { key, rights: rightsFor(query) };
    },
  );

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

  publisher.post(
    '/carried/:key',
    asPublication(({ query }) => rightsToCarry(carriedQuery.parse(query))),
    async (request) => {
      const { anyway, ...query } = carriedQuery.parse(request.query);
      const key = keyIn(request);
      const expected = { key, publicUrl: publicUrlOf(options), isAnyway: anyway !== undefined };
      return publishReceived(request, query, async ({ dir, carriage: document }) => {
        const sources = (await options.carriageSources?.()) ?? {};
        const carriage = await requireCarried({ dir, document }, sources, expected);
        return { verdicts: carriedVerdicts, reason: carriedReason(carriage, query.reason) };
      });
    },
  );

  publisher.post('/remotes/:key/carry', access.withRight('carry'), async (request, reply) => {
    const { anyway: isAnyway, reason, ...order } = bodies.carry.parse(request.body);
    if (isAnyway) access.requireRight(request, 'promote');
    const maker = { by: access.nameOf(request), reason, publicUrl: publicUrlOf(options) };
    const key = keyIn(request);
    const archive = await carryOut(store, key, { ...order, isAnyway }, maker, packFolder);
    return reply.type('application/x-tar').send(archive);
  });
}

/** Left open where a part of it is refused: who is still sending can read why. */
function bodyOf(request: FastifyRequest): AsyncIterable<Buffer> {
  const { body } = request;
  if (body !== request.raw) throw new FolderRefusal('Send the built folder as application/x-tar.');
  return request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}
