import type { PersonalData } from '../../personal-data.ts';
import { entriesOfPerson } from './list-entries.ts';

/** What was done to the person. Nothing is erased: an entry holds an id, which after the deletion leads to nobody. */
export const auditData: PersonalData = {
  part: 'audit',
  async collect(platform, userId) {
    const entries = await entriesOfPerson(platform, userId);
    return { data: entries.map(({ at, act, detail }) => ({ at, act, ...detail })) };
  },
  async erase() {},
};
