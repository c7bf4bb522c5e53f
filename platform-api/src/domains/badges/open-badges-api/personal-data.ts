import type { PersonalData } from '../../../personal-data.ts';
import { deleteConsents, liveConsents } from './repository.ts';

/** The backpacks that a person allowed to read their badges. */
export const backpackData: PersonalData = {
  part: 'connected-applications',
  async collect(platform, userId) {
    const consents = await liveConsents(platform, userId);
    return {
      data: consents.map(({ consent, client }) => ({
        application: client.metadata.client_name,
        address: client.metadata.client_uri,
        mayRead: consent.scopes,
        allowedAt: consent.allowedAt,
        lastReadAt: consent.lastReadAt,
      })),
    };
  },
  erase: (platform, userId) => deleteConsents(platform, { userId }),
};
