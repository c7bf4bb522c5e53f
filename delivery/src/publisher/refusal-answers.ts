/** What the publisher answers where something is not done. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { IssuerUnreachable, TokenRefusal } from './proved-sender.ts';
import { FolderRefusal } from './sent-folder.ts';

/** Who may not. */
export class Denial extends Error {}
/** Others have all turns now. */
export class Busy extends Error {}

type Answer = { status: number; code: string; message: string; refusals?: unknown };

function answerTo(error: unknown): Answer {
  const { message, statusCode = 500 } = error as { message: string; statusCode?: number };
  if (error instanceof TokenRefusal) return { status: 401, code: 'UNAUTHENTICATED', message };
  if (error instanceof Denial) return { status: 403, code: 'FORBIDDEN', message };
  if (error instanceof Busy) return { status: 503, code: 'BUSY', message };
  if (error instanceof IssuerUnreachable)
    return { status: 503, code: 'ISSUER_UNREACHABLE', message };
  if (error instanceof GateRefusal) {
    return { status: 422, code: 'REFUSED', message, refusals: error.refusals };
  }
  if (error instanceof FolderRefusal) {
    return error.isTooLarge
      ? { status: 413, code: 'TOO_LARGE', message }
      : { status: 400, code: 'NO_BUILD', message };
  }
  if (error instanceof ReleaseRefusal) return { status: 409, code: 'NOT_DONE', message };
  if (error instanceof z.ZodError) {
    return { status: 400, code: 'BAD_REQUEST', message: z.prettifyError(error) };
  }
  return statusCode >= 400 && statusCode < 500
    ? { status: statusCode, code: 'BAD_REQUEST', message }
    : { status: 500, code: 'INTERNAL', message: 'This was not expected, and is in the log.' };
}

export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, ...answer } = answerTo(error);
  if (status >= 500) request.log.error({ err: error }, 'not published');
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  if (status === 503) void reply.header('retry-after', '10');
  void reply.code(status).header('cache-control', 'no-store').send(answer);
}
