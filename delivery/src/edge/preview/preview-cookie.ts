import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../page/visitor.ts';

/** Holds the signed part of a link. */
const cookieName = 'wb-preview';

export const previewCookieOf = (request: FastifyRequest): string | undefined =>
  cookieOf(request, cookieName);

/** Lax: who comes by a link in a mail has it in the page that follows. */
export function setPreviewCookie(
  reply: FastifyReply,
  { link, seconds }: { link: string; seconds: number },
  publicUrl: string,
): FastifyReply {
  return reply.header(
    'set-cookie',
    `${cookieName}=${link}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax` +
      (publicUrl.startsWith('https:') ? '; Secure' : ''),
  );
}
