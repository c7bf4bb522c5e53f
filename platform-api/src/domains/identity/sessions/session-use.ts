import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform.ts';
import type { Session } from '../repository.ts';
import { sessions } from '../tables.ts';

/** Where a call comes from, as far as it reveals. */
export type Visitor = { userAgent: string | null; address: string; place: string | null };

export function visitorOf(platform: Platform, request: FastifyRequest): Visitor {
  const { placeHeader } = platform.config.session;
  const place = placeHeader === undefined ? undefined : request.headers[placeHeader];
  return {
    userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
    address: request.ip,
    place: typeof place === 'string' && place !== '' ? decoded(place).slice(0, 80) : null,
  };
}

/** Headers carry Latin letters only, so networks send towns percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finer is of no use, and each update is a write. */
const NOTE_EVERY_MS = 60_000;

/** Notes when and from where a session is used: at most once a minute, at once from another network. */
export async function noteUse(
  platform: Platform,
  session: Session,
  visitor: Visitor,
): Promise<void> {
  const now = platform.clock.now();
  const isRecent = now.getTime() - session.lastUsedAt.getTime() < NOTE_EVERY_MS;
  if (isRecent && session.userAgent !== null && session.address === visitor.address) return;
  await platform.database.db
    .update(sessions)
    .set({ lastUsedAt: now, ...visitor, userAgent: visitor.userAgent ?? '' })
    .where(eq(sessions.id, session.id));
}
