import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { accountById } from '../accounts/index.ts';
import { endSessionsOfErased, ownSessions } from './sessions/own-sessions.ts';
import { loginRequests } from './tables.ts';

/** Where the person is logged in. A deletion ends all of it, and forgets what the identity provider told. */
export const sessionData: PersonalData = {
  part: 'sessions',
  collect: async (platform, userId) => ({
    data: (await ownSessions(platform, { userId, sessionId: null })).map(
      ({ isCurrent: _current, ...session }) => session,
    ),
  }),
  async erase(platform, userId) {
    await endSessionsOfErased(platform, userId);
    const account = await accountById(platform, userId);
    await platform.database.db
      .delete(loginRequests)
      .where(sql`${loginRequests.identity}->>'fiscalCode' = ${account?.fiscalCode ?? ''}`);
  },
};
