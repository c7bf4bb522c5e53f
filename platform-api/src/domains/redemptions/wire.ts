import type { z } from 'zod';
import { toEuros } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import { accountById, peopleById } from '../accounts/index.ts';
import { notarizationTypes, typesOf, walletOf } from '../credits/index.ts';
import { canDownload } from './documents.ts';
import { factsOf } from './facts.ts';
import {
  maximumOf,
  minimumOf,
  redemptionTerms,
  refusalOfAll,
  type RedemptionFacts,
} from './redemption-rules.ts';
import * as repository from './repository.ts';
import type { RedemptionRequest } from './repository.ts';
import type * as schemas from './schemas.ts';
import { windowAt } from './windows.ts';

/** `RIS-000012`: how people name a request. */
export const numberOf = ({ id }: Pick<RedemptionRequest, 'id'>): string =>
  `RIS-${String(id).padStart(6, '0')}`;

/** What a person is told before they ask. */
export async function termsToWire(
  platform: Platform,
  userId: string,
): Promise<z.infer<typeof schemas.terms>> {
  const account = await accountById(platform, userId);
  if (account === null) throw new Error(`No account ${userId}`);
  const kinds: RedemptionFacts[] = [];
  for (const type of typesOf(account)) kinds.push(await factsOf(platform, account, type));
  const isCompany = account.company !== null;
  return {
    tipi: kinds.map((facts) => ({
      tipoNotarizzazioneId: notarizationTypes[facts.type],
      disponibile: toEuros(facts.availableCents),
      minimo: toEuros(minimumOf(facts.type, facts.thresholdCents)),
      massimo: toEuros(maximumOf(facts)),
      finestra: facts.type === 'reward' ? windowToWire(facts.at) : null,
      rifiuto: refusalOfAll(facts),
    })),
    isAzienda: isCompany,
    riscattatoAnno: toEuros(kinds[0]?.yearCents ?? 0n),
    limiteDichiarazione: toEuros(redemptionTerms.declarationCents),
    limiteSenzaPartitaIva: toEuros(redemptionTerms.withoutVatCents),
    ritenutaBps: isCompany ? 0 : Number(redemptionTerms.withholdingBps),
    bolloOltre: toEuros(redemptionTerms.dutyStampOverCents),
  };
}

function windowToWire(at: Date) {
  const { from, to, isOpen } = windowAt(at);
  return { dal: from, al: to, aperta: isOpen };
}

export const ownToWire = (request: RedemptionRequest): z.infer<typeof schemas.ownRequest> => ({
  id: request.id,
  identificativoRichiesta: numberOf(request),
  tipoNotarizzazioneId: notarizationTypes[request.type],
  importoRichiesto: toEuros(request.cents),
  ritenuta: toEuros(request.withheldCents),
  stato: request.state,
  dataRichiesta: request.requestedAt.toISOString(),
  dataRisposta: request.resolvedAt?.toISOString() ?? null,
  motivazione: request.refusal,
});

export const rowToWire = (request: RedemptionRequest): z.infer<typeof schemas.requestRow> => ({
  identificativoRichiesta: numberOf(request),
  nominativoRichiedente: request.holder,
  codiceFiscale: request.fiscalCode,
  partitaIVA: request.vatNumber,
  emailPayPal: request.email,
  iban: request.iban,
  importoRichiesto: toEuros(request.cents),
  tipoNotarizzazioneId: notarizationTypes[request.type],
  utenteId: request.userId,
  isRiscattato: request.state === 'paid',
  id: request.id,
  stato: request.state,
  dataRichiesta: request.requestedAt.toISOString(),
  contributi: request.hasContributions,
});

/** A request as the back office decides on it. */
export async function detailToWire(
  platform: Platform,
  request: RedemptionRequest,
): Promise<z.infer<typeof schemas.requestDetail>> {
  const { db } = platform.database;
  const documents = await repository.documentsOf(db, request.id);
  const log = await repository.logOf(db, request.id);
  const people = await peopleById(
    platform,
    log.map(({ actorId }) => actorId),
  );
  const { owed } = (await walletOf(db, request.userId))[request.type];
  return {
    ...rowToWire(request),
    ritenuta: toEuros(request.withheldCents),
    daPagare: toEuros(request.cents - request.withheldCents),
    numeroFattura: request.invoiceNumber,
    hasPrestazione: request.hasDeclaration,
    motivazione: request.refusal,
    dataRisposta: request.resolvedAt?.toISOString() ?? null,
    daCompensare: toEuros(-owed),
    documenti: documents.map(({ kind, name }) => ({
      documento: kind,
      name,
      scaricabile: canDownload(kind, request.state),
    })),
    storia: log.map(({ event, actorId, at }) => {
      const person = people.get(actorId);
      return {
        evento: event,
        autore: person === undefined ? null : `${person.name} ${person.surname}`,
        data: at.toISOString(),
      };
    }),
  };
}
