import type { CompanyPerson } from './list-people.ts';

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
          badge: progress.hasBadge,
        },
});
