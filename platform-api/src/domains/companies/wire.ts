import type { z } from 'zod';
import { toEuros } from '../../money.ts';
import type { CompanySummary } from './company-summary.ts';
import { stateToWire } from './deadlines/wire.ts';
import type { CompanyPerson } from './list-people.ts';
import type * as schemas from './schemas.ts';

export const personToWire = ({ mail, progress, ...person }: CompanyPerson) => ({
  id: person.id,
  corsoId: person.courseId,
  titoloCorso: person.title,
  stato: person.state,
  nome: person.holderName ?? mail?.name ?? null,
  email: mail?.email ?? null,
  inviatoIl: mail?.sentAt?.toISOString() ?? null,
  esitoNonNoto: mail?.isUncertain ?? false,
  riscattatoIl: person.redeemedAt?.toISOString() ?? null,
  avanzamento:
    progress === null
      ? null
      : {
          percentuale: progress.percentage,
          esame:
            progress.exam === null
              ? null
              : { superato: progress.exam.isPassed, percentuale: progress.exam.percent },
          attestato: progress.attestation && {
            id: progress.attestation.id,
            scadeIl: progress.attestation.validUntil?.toISOString() ?? null,
            stato: stateToWire[progress.attestation.state],
          },
        },
});

export const summaryToWire = ({
  people,
  sharing,
  courses,
  vouchers,
  attestations,
}: CompanySummary): z.input<typeof schemas.summary> => ({
  persone: people,
  condividono: sharing,
  corsi: courses.map(({ id, title }) => ({ corsoId: id, titoloCorso: title })),
  voucher: {
    acquistati: vouchers.bought,
    riscattati: vouchers.redeemed,
    inviati: vouchers.sent,
    daInviare: vouchers.free,
    sospesi: vouchers.frozen,
  },
  attestati: {
    tutti: attestations.all,
    inScadenza: attestations.expiring,
    scaduti: attestations.expired,
    daComprare: attestations.toBuy,
    disponibili: attestations.inHand,
    prezzo: toEuros(attestations.cents),
  },
});
