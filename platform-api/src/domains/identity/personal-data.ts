import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { accountById } from '../accounts/index.ts';
import { endSessionsOfErased, ownSessions } from './sessions/own-sessions.ts';
import { loginRequests } from './tables.ts';

/** The person's sessions. A deletion ends all of them, and forgets the data of the identity provider. */
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
