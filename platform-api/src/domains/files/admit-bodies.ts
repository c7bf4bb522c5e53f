import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileErrors } from './errors.ts';

export type AdmissionOptions = {
  /** Bodies that are read at the same time; each costs about a megabyte while it is decoded. */
  atOnce: number;
  /** Requests that may wait for their turn; they hold no more than the first piece of their body. */
  waiting: number;
  /** How long one waits before it is told to come again. */
  patienceMs: number;
  /** How long a body that was admitted may take to arrive. */
  bodyMs: number;
};

const defaults: AdmissionOptions = {
  atOnce: 64,
  waiting: 2000,
  patienceMs: 30_000,
  bodyMs: 120_000,
};

/**
 * Lets a bounded number of bodies into the memory of this process; the others wait unread, so that the
 * network slows their senders down. Runs after the access rule: only who may upload takes a place.
 */
export function bodyAdmission(options: Partial<AdmissionOptions> = {}) {
  const { atOnce, waiting, patienceMs, bodyMs } = { ...defaults, ...options };
  const queue = new Set<() => void>();
  let admitted = 0;

  const release = () => {
    const [next] = queue;
    if (next === undefined) admitted -= 1;
    else next();
  };

  const turn = async (isGone: Promise<void>): Promise<boolean> => {
    if (admitted < atOnce) {
      admitted += 1;
      return true;
    }
    if (queue.size >= waiting) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const admit = () => {
      queue.delete(admit);
      resolve(true);
    };
    const leave = () => {
      if (queue.delete(admit)) resolve(false);
    };
    queue.add(admit);
    const timer = setTimeout(leave, patienceMs);
    void isGone.then(leave);
    return promise.finally(() => clearTimeout(timer));
  };

  return {
    get admitted() {
      return admitted;
    },
    /** A `preParsing` hook. */
    async preParsing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const gone = Promise.withResolvers<void>();
      reply.raw.once('close', () => gone.resolve());
      if (!(await turn(gone.promise))) {
        reply.header('retry-after', '2');
        throw fileErrors.UPLOADS_BUSY();
      }
      const late = setTimeout(() => request.raw.destroy(), bodyMs);
      void gone.promise.finally(() => {
        clearTimeout(late);
        release();
      });
    },
  };
}
