import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileErrors } from '../errors.ts';

export type AdmissionOptions = {
  /** Bodies in the memory of this process at the same time. */
  atOnce: number;
  /** Room for each, in bytes. */
  bodyBytes: number;
  /** Requests that may wait for their turn; each holds the first piece of its body, up to 64 kB. */
  waiting: number;
  /** How long a request waits before it is answered with "try again". */
  patienceMs: number;
  /** How long a body that was admitted may take to arrive. */
  bodyMs: number;
};

const defaults: AdmissionOptions = {
  atOnce: 64,
  bodyBytes: 400 * 1024,
  waiting: 1000,
  patienceMs: 60_000,
  bodyMs: 120_000,
};

/** A buffer for one body. It goes to the next request when no request holds it any more. */
type Place = { room: Buffer; holders: number };

export type BodyAdmission = {
  /** A `preParsing` hook: waits until there is a place. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Runs work on the buffer of an admitted request; no other request gets it before the work has ended. */
  withRoom<T>(request: FastifyRequest, work: (room: Buffer) => Promise<T>): Promise<T>;
};

/**
 * Lets a bounded number of bodies into memory, each into a reused buffer; the others wait
 * unread, so that the network slows their senders down. Behind the access rule: only who may upload waits.
 */
export function bodyAdmission(options: Partial<AdmissionOptions> = {}): BodyAdmission {
  const { atOnce, bodyBytes, waiting, patienceMs, bodyMs } = { ...defaults, ...options };
  const free: Buffer[] = [];
  const queue = new Set<(room: Buffer) => void>();
  const places = new WeakMap<FastifyRequest, Place>();
  let made = 0;

  const release = (place: Place) => {
    place.holders -= 1;
    if (place.holders > 0) return;
    const [next] = queue;
    if (next === undefined) free.push(place.room);
    else next(place.room);
  };

  const roomFor = async (isGone: Promise<void>): Promise<Buffer | null> => {
    const room = free.pop();
    if (room !== undefined) return room;
    if (made < atOnce) {
      made += 1;
      return Buffer.allocUnsafeSlow(bodyBytes);
    }
    if (queue.size >= waiting) return null;
    const { promise, resolve } = Promise.withResolvers<Buffer | null>();
    const take = (given: Buffer) => {
      queue.delete(take);
      resolve(given);
    };
    const leave = () => {
      if (queue.delete(take)) resolve(null);
    };
    queue.add(take);
    const timer = setTimeout(leave, patienceMs);
    void isGone.then(leave);
    return promise.finally(() => clearTimeout(timer));
  };

  return {
    async admit(request, reply) {
      const gone = Promise.withResolvers<void>();
      reply.raw.once('close', () => gone.resolve());
      const room = await roomFor(gone.promise);
      if (room === null) {
        reply.header('retry-after', '2');
        throw fileErrors.UPLOADS_BUSY();
      }
      const place = { room, holders: 1 };
      places.set(request, place);
      const late = setTimeout(() => request.raw.destroy(), bodyMs);
      void gone.promise.finally(() => {
        clearTimeout(late);
        release(place);
      });
    },
    async withRoom(request, work) {
      const place = places.get(request);
      if (place === undefined || place.holders === 0) throw new Error('The request has no place');
      place.holders += 1;
      try {
        return await work(place.room);
      } finally {
        release(place);
      }
    },
  };
}
