import {
  createNewsletter,
  recordSentNewsletter,
  registerForNewsletter,
} from '../domains/newsletters/index.ts';
import type { Platform } from '../platform.ts';
import { demoCourseId } from './courses/index.ts';
import { demoPeople, type DemoPersonKey } from './people.ts';

/** Who receives what: the platform's newsletter, or that of a course. */
const readers: [course: string | null, people: DemoPersonKey[]][] = [
  [null, ['giulia', 'marco', 'lucia', 'paolo', 'elena']],
  ['excel', ['marco', 'giulia']],
  ['assistenza-persona', ['giulia', 'marco', 'paolo']],
];

const REGISTERED_DAYS_AGO = 90;

const sent: { course: string | null; daysAgo: number; title: string; text: string }[] = [
  {
    course: null,
    daysAgo: 47,
    title: 'Il BlockChain CV spiegato in tre minuti',
    text: 'Ogni badge che ottieni su WorkerBadge entra nel tuo BlockChain CV: una pagina sola, con i corsi completati, la data e la prova che nessuno li ha cambiati.\n\nPuoi decidere badge per badge che cosa mostrare. Chi riceve il link vede solo quello che hai scelto, e verifica la firma senza registrarsi.\n\nLo trovi nel menu del profilo. Se lo hai già condiviso, controlla che ci sia l’ultimo badge.',
  },
  {
    course: null,
    daysAgo: 12,
    title: 'Novità del mese: nuovi corsi e programmi più chiari',
    text: 'Questo mese il catalogo cresce e le schede dei corsi dicono subito quanto tempo serve, lezione per lezione.\n\nSe hai lasciato un corso a metà, riprende dal punto esatto in cui ti eri fermato, su qualsiasi dispositivo.\n\nBuono studio.',
  },
  {
    course: 'excel',
    daysAgo: 20,
    title: 'Tre esercizi in più sulle tabelle pivot',
    text: 'Molti di voi hanno chiesto di fare più pratica con le tabelle pivot.\n\nNei documenti del corso trovate tre esercizi con la soluzione: vendite per regione, ore per progetto, scadenze dei contratti. Bastano venti minuti ciascuno.\n\nSe qualcosa non torna, scriveteci dalla scheda Contatti.',
  },
];

/** Newsletters of the past, one that is being written, and who receives them. */
export async function loadNewsletters(platform: Platform): Promise<void> {
  const daysAgo = (days: number) => new Date(platform.clock.now().getTime() - days * 86_400_000);
  const scopeOf = (course: string | null) => (course === null ? null : demoCourseId(course));
  const then = { ...platform, clock: { now: () => daysAgo(REGISTERED_DAYS_AGO) } };
  for (const [course, people] of readers) {
    for (const person of people) {
      const { userId } = demoPeople[person];
      await registerForNewsletter(then, { userId, courseId: scopeOf(course) });
    }
  }
  const draftScope = demoCourseId('assistenza-persona');
  await platform.database.transaction(async () => {
    for (const { course, daysAgo: days, title, text } of sent) {
      await recordSentNewsletter(platform, {
        scope: scopeOf(course),
        title,
        text,
        sentAt: daysAgo(days),
      });
    }
    await createNewsletter(platform, draftScope, {
      title: 'Aggiornamento: la nuova lezione sulla movimentazione',
      text: 'Da martedì trovate una lezione nuova sulla movimentazione della persona a letto, con un video e una scheda da stampare.\n\nChi ha già comprato il corso la apre senza pagare.',
      sendAt: null,
    });
  });
}
