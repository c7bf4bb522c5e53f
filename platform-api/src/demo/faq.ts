import { faqs } from '../domains/faq/tables.ts';
import type { Platform } from '../platform.ts';

const entries: [question: string, answer: string][] = [
  [
    'Come mi registro?',
    'Premi Accedi e scegli la tua identità digitale. Al primo accesso ti chiediamo di completare pochi dati: da quel momento il tuo profilo è attivo.',
  ],
  [
    'Posso comprare un corso senza registrarmi?',
    'Puoi riempire il carrello e acquistare come ospite. Per seguire le lezioni serve l’accesso, perché progresso e badge sono personali.',
  ],
  [
    'Che cos’è un badge?',
    'È una credenziale digitale che dice chi l’ha ottenuta, per quale corso, con quali criteri e quando. Segue lo standard Open Badges 3.0 e chiunque può verificarla.',
  ],
  [
    'Perché i badge sono notarizzati su blockchain?',
    'Perché nessuno, nemmeno noi, possa cambiarli dopo. Sulla blockchain finisce solo un’impronta: i tuoi dati personali restano fuori.',
  ],
  [
    'Per quanto tempo posso seguire un corso acquistato?',
    'Senza scadenza. Anche un corso sospeso resta disponibile a chi lo ha acquistato.',
  ],
  [
    'Come funzionano le lezioni?',
    'In ordine: ogni lezione si apre quando la precedente è completata. Puoi rivedere quando vuoi quelle già fatte.',
  ],
  [
    'Che differenza c’è fra test di simulazione ed esame di certificazione?',
    'Il test di simulazione serve a prepararsi e si può ripetere. L’esame di certificazione si sostiene al termine del corso e dà diritto al badge di certificazione.',
  ],
  [
    'Come ricevo la ricevuta?',
    'Dopo il pagamento la trovi nel dettaglio dell’ordine, in PDF, e te la inviamo per e-mail.',
  ],
  [
    'Posso annullare un ordine?',
    'Sì, dal dettaglio dell’ordine puoi inviare una richiesta di annullamento con il motivo. Ti rispondiamo per e-mail.',
  ],
  [
    'Posso acquistare più copie per i miei collaboratori?',
    'Sì, con il multi-voucher: ogni copia diventa un codice che il collaboratore riscatta con il proprio profilo.',
  ],
];

/** Questions about the platform. */
export async function loadFaqs(platform: Platform): Promise<void> {
  await platform.database.db
    .insert(faqs)
    .values(entries.map(([question, answer], at) => ({ question, answer, position: at + 1 })));
}
