import type { PersonalData } from '../../../personal-data.ts';
import { inTransaction } from '../../../platform.ts';
import { forgetRequest } from './forget-request.ts';
import * as repository from './repository.ts';

/** The request to act for a company. The company stays: it is not a person, and others may act for it. */
export const accreditationData: PersonalData = {
  part: 'accreditation',

  async collect(platform, userId) {
    const credential = await repository.findCredential(platform.database.db, { userId });
    if (credential === null) return { data: null };
    const { state, vatNumber, companyEmail, requestedAt, changedAt } = credential;
    return {
      data: {
        statoEventoAmlet: state,
        pIva: vatNumber,
        mailAziendale: companyEmail,
        dataRichiesta: requestedAt,
        dataUltimoCambio: changedAt,
      },
    };
  },

  erase: (platform, userId) =>
    inTransaction(platform, async (tx) => {
      // A request that is being made ends first, and is then removed too.
      await repository.holdAccount(tx.database.db, userId);
      const requestId = await repository.removeCredential(tx.database.db, userId);
      if (requestId !== null) await forgetRequest(tx, requestId);
    }),
};
