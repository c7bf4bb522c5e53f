import { toEuros } from '../../money.ts';
import type { PersonalData } from '../../personal-data.ts';
import { inTransaction } from '../../platform.ts';
import { notarizationTypes } from '../credits/index.ts';
import { withdrawOpen } from './close-redemption.ts';
import { redemptionErrors } from './errors.ts';
import * as repository from './repository.ts';

/**
 * Requests for euro. Paid ones stay with their documents, as the law keeps what was paid and withheld (E125); of
 * the others nothing personal is left.
 */
export const redemptionData: PersonalData = {
  part: 'redemptions',

  async collect(platform, userId) {
    const { db } = platform.database;
    const { items } = await repository.listRequests(db, {
      userId,
      sortDirection: 'desc',
      page: 1,
      pageSize: 1_000_000,
    });
    const data = [];
    for (const request of items) {
      const documents = await repository.documentsOf(db, request.id);
      data.push({
        tipoNotarizzazioneId: notarizationTypes[request.type],
        importoRichiesto: toEuros(request.cents),
        ritenuta: toEuros(request.withheldCents),
        stato: request.state,
        emailPayPal: request.email,
        iban: request.iban,
        numeroFattura: request.invoiceNumber,
        hasPrestazione: request.hasDeclaration,
        dataRichiesta: request.requestedAt,
        dataRisposta: request.resolvedAt,
        motivazione: request.refusal,
        documenti: documents.map(({ name }) => name),
      });
    }
    return { data };
  },

  async objection({ database }, userId) {
    const open = await repository.openRequests(database.db, userId);
    return open.length > 0 ? redemptionErrors.REDEMPTION_WAITS() : null;
  },

  erase: (platform, userId) =>
    inTransaction(platform, async (tx) => {
      // One that was made while the account was on its way out.
      await withdrawOpen(tx, userId);
      await repository.erasePersonal(tx.database.db, userId);
    }),
};
