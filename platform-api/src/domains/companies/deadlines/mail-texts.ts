import type { NoticeDays } from './days-left.ts';

/** The day in Italy. */
const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(instant);

type Ending = { title: string; validUntil: Date };

const endings = (count: number) =>
  count === 1 ? 'un attestato scade' : `${count} attestati scadono`;

/** To the holder, in Italian, the language of the product's mails. */
export const holderText = ({
  name,
  days,
  badges,
  address,
}: {
  name: string;
  days: NoticeDays;
  badges: readonly (Ending & { refresher: string | null })[];
  address: string;
}) => ({
  subject:
    badges.length === 1
      ? `Il tuo attestato scade il ${dayOf(badges[0]?.validUntil ?? new Date(0))}`
      : `${badges.length} tuoi attestati scadono entro ${days} giorni`,
  text: [
    `Ciao ${name},`,
    `entro ${days} giorni ${endings(badges.length)}:`,
    badges
      .map(({ title, validUntil, refresher }) =>
        [
          `- ${title}: valido fino al ${dayOf(validUntil)}`,
          ...(refresher === null ? [] : [`  Si rinnova con il corso «${refresher}».`]),
        ].join('\n'),
      )
      .join('\n'),
    `Li trovi nel tuo curriculum: ${address}`,
  ].join('\n\n'),
});

/** To those who represent a company; names only people who agreed. */
export const companyText = ({
  company,
  days,
  badges,
  address,
}: {
  company: string;
  days: NoticeDays;
  badges: readonly (Ending & { holder: string })[];
  address: string;
}) => ({
  subject: `${company}: entro ${days} giorni ${endings(badges.length)}`,
  text: [
    `Entro ${days} giorni ${endings(badges.length)} tra le persone di ${company}:`,
    badges
      .map(({ holder, title, validUntil }) => `- ${holder}, ${title}: fino al ${dayOf(validUntil)}`)
      .join('\n'),
    `Da qui puoi acquistare l'aggiornamento per loro: ${address}`,
  ].join('\n\n'),
});
