import type { PersonalData } from '../../personal-data.ts';
import { listEntries } from './list-entries.ts';

const ALL = 1_000_000;

/** What was done to the person. Nothing is erased: an entry holds an id, which after the deletion leads to nobody. */
export const auditData: PersonalData = {
  part: 'audit',
  async collect(platform, userId) {
    const { items } = await listEntries(
      platform,
      { subject: { kind: 'user', id: userId } },
      { page: 1, pageSize: ALL },
    );
    return { data: items.map(({ at, act, detail }) => ({ at, act, ...detail })) };
  },
  async erase() {},
};
