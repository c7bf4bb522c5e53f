import type { PersonalData } from '../../../personal-data.ts';
import { deleteShare, findShare } from './repository.ts';

/** The link by which a person shares their curriculum. */
export const sharedCurriculumData: PersonalData = {
  part: 'curriculum',
  async collect({ database, config }, userId) {
    const share = await findShare(database.db, userId);
    const data = share && {
      address: new URL(`/public/curriculum/${share.sharedId}`, config.publicUrl).href,
      sharedAt: share.sharedAt,
    };
    return { data };
  },
  erase: ({ database }, userId) => deleteShare(database.db, userId),
};
