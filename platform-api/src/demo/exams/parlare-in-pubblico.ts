import {
  box,
  hotSpot,
  match,
  multiple,
  number,
  order,
  single,
  text,
  trueFalse,
  type DemoBank,
} from './bank-shape.ts';

const slides = {
  fileName: 'exam-diapositive.png',
  text: 'Tre diapositive: la A è piena di righe di testo, la B mostra grande «−40 %» con la frase «di resi in un anno», la C è un grafico a barre di molti colori senza etichette.',
};

export const bank: DemoBank = {
  course: 'parlare-in-pubblico',
  areas: [
    {
      name: 'Messaggio e struttura',
      drawn: { certification: 6, simulation: 3 },
      questions: [
        single(
          'Quale di queste frasi è un messaggio e non un argomento?',
          [
            'L’andamento dei resi dell’ultimo anno',
            'La sicurezza nel reparto spedizioni',
            'Da lunedì nessuno entra in corsia senza gilet',
            'Il nuovo programma per gli ordini dei clienti esteri',
          ],
          'c',
          'Il messaggio è una frase intera, con un verbo, che chiede di pensare o di fare qualcosa.',
        ),
        number(
          'Quanti passi conviene avere tra l’inizio e la fine di un discorso?',
          3,
          'passi',
          'Tre si ricordano; se sono di più, di solito si possono raggruppare.',
        ),
        single(
          'Come si controlla che il messaggio sia chiaro?',
          [
            'Lo si scrive in caratteri grandi sulla prima diapositiva',
            'Lo si fa ripetere, dopo dieci minuti, a chi non conosce il tema',
            'Lo si ripete almeno cinque volte durante il discorso',
            'Lo si fa approvare da chi conosce meglio l’argomento',
          ],
          'b',
          'Se la persona lo ripete con parole sue e con lo stesso senso, il messaggio è arrivato.',
        ),
        single(
          'Quale inizio funziona meglio?',
          [
            '«L’anno scorso abbiamo buttato undici tonnellate di imballaggi»',
            '«Scusate, non sono abituato a parlare davanti a tante persone»',
            '«Prima di cominciare vorrei ringraziare tutti quelli che sono qui»',
            '«La nostra azienda nasce nel 1974, quando il fondatore decise»',
          ],
          'a',
          'Un fatto che sorprende cattura; le scuse e le premesse allontanano.',
        ),
        order(
          'Metti in ordine le parti di un discorso.',
          [
            'Inizio con il messaggio',
            'Il problema',
            'La proposta',
            'La prova',
            'Fine con il prossimo gesto',
          ],
          'Inizio, tre passi, fine.',
        ),
        multiple(
          'Che cosa conviene tagliare?',
          [
            'I dati che non si sanno commentare',
            'Le premesse',
            'L’esempio migliore',
            'Ciò che si può togliere senza perdere il messaggio',
          ],
          'abd',
          'Un esempio per ogni passo si tiene: il migliore.',
        ),
        single(
          'Hai venti minuti. Per quanto prepari il discorso?',
          [
            'Venticinque minuti, poi si parla più in fretta',
            'Venti minuti esatti, domande escluse',
            'Dieci minuti, il resto si improvvisa',
            'Diciotto minuti, domande comprese',
          ],
          'd',
          'Si prevede il dieci per cento in meno del tempo, comprese le domande.',
        ),
        trueFalse(
          'Se nessuno potrebbe essere contrario al messaggio, è un buon messaggio.',
          false,
          'Probabilmente non dice niente.',
        ),
        text(
          'Quale breve domanda si fa a ogni riga degli appunti per trovare il messaggio?',
          ['e quindi', 'e quindi?', 'quindi?'],
          'La risposta che torna più spesso porta al messaggio.',
        ),
      ],
    },
    {
      name: 'Diapositive',
      drawn: { certification: 4, simulation: 2 },
      questions: [
        hotSpot(
          'Indica la diapositiva che aiuta di più chi ascolta.',
          slides,
          [box(350, 150, 260, 200)],
          'Una sola idea, leggibile da lontano.',
        ),
        hotSpot(
          'Indica la diapositiva che il pubblico leggerà invece di ascoltare.',
          slides,
          [box(40, 150, 260, 200)],
          'Chi legge non ascolta: le due cose passano dallo stesso canale.',
        ),
        single(
          'Quale titolo è migliore per una diapositiva?',
          [
            'Andamento dei resi',
            'I resi calano del 40 per cento',
            'Resi: analisi e considerazioni sull’anno',
            'Diapositiva 7: i resi dei clienti',
          ],
          'b',
          'Il titolo dice la conclusione, non l’argomento.',
        ),
        match(
          'Abbina la domanda al grafico.',
          {
            'Come cambia nel tempo?': 'Linee',
            'Quale quantità è più grande?': 'Barre',
            'Quanta parte del totale, tra due o tre?': 'Torta',
          },
          ['Tabella di trenta numeri'],
          'Un grafico risponde a una domanda sola.',
        ),
        single(
          'Da quale valore parte l’asse di un grafico a barre?',
          [
            'Dal valore più basso, per vedere meglio le differenze',
            'Da dieci, per lasciare spazio alle etichette',
            'Da un valore a scelta, se è scritto sotto',
            'Da zero',
          ],
          'd',
          'Altrimenti una differenza piccola sembra enorme.',
        ),
        trueFalse(
          'Non conviene affidare il significato di un grafico soltanto al colore.',
          true,
          'Molte persone non distinguono, per esempio, il rosso dal verde.',
        ),
        number(
          'Sotto quanti punti di carattere una diapositiva ha di solito troppo testo?',
          24,
          'punti',
          'Se serve un carattere più piccolo, il testo è troppo.',
        ),
        single(
          'La presentazione deve restare come documento. Che cosa conviene fare?',
          [
            'Scrivere un documento a parte',
            'Mettere tutto il testo nelle diapositive',
            'Proiettare il documento in caratteri piccoli',
            'Leggere ad alta voce ogni pagina',
          ],
          'a',
          'Ciò che si capisce da solo è quasi sempre troppo pieno per essere proiettato.',
        ),
      ],
    },
    {
      name: 'Voce e corpo',
      drawn: { certification: 5, simulation: 3 },
      questions: [
        single(
          'Quando si respira in modo da sostenere la voce, che cosa si muove?',
          [
            'Le spalle, che si alzano',
            'Il collo, che si tende',
            'La pancia e i fianchi',
            'Soltanto la parte alta del petto',
          ],
          'c',
          'Il respiro alto dà poca aria e fa tremare la voce.',
        ),
        single(
          'Come si riducono gli «ehm»?',
          [
            'Respirando al loro posto, con la bocca chiusa',
            'Pensando continuamente a non dirli',
            'Parlando più in fretta, senza fermarsi mai',
            'Sostituendoli con «cioè» e «diciamo»',
          ],
          'a',
          'Nascono dalla paura del silenzio: la pausa li sostituisce.',
        ),
        match(
          'Abbina il gesto a ciò che comunica.',
          {
            'Braccia incrociate': 'Chiusura',
            'Dito puntato': 'Accusa',
            'Palmo aperto': 'Invito',
          },
          ['Sonno'],
          'I gesti si leggono prima delle parole.',
        ),
        single(
          'Come si usa lo sguardo con un pubblico di trenta persone?',
          [
            'Si guarda un punto sopra le teste dell’ultima fila',
            'Si dice una frase intera a una persona, poi a un’altra',
            'Si guarda soltanto chi sorride, per sentirsi sicuri',
            'Si scorre la sala di continuo, da destra a sinistra',
          ],
          'b',
          'Una frase intera crea un contatto; poi si cambia zona della sala.',
        ),
        single(
          'Quando conviene spostarsi nella sala?',
          [
            'Di continuo, per tenere sveglio il pubblico',
            'Mentre si dice la cosa più importante',
            'Mai: chi si muove sembra nervoso',
            'Quando si cambia argomento',
          ],
          'd',
          'Ci si muove con un motivo; sulla cosa importante si sta fermi.',
        ),
        trueFalse(
          'Con la voce roca conviene sussurrare, perché affatica meno.',
          false,
          'Sussurrare affatica più del parlare piano.',
        ),
        multiple(
          'In videochiamata che cosa aiuta?',
          [
            'La telecamera all’altezza degli occhi',
            'Una finestra luminosa alle spalle',
            'La luce davanti',
            'Un’inquadratura in cui si vedono le mani',
          ],
          'acd',
          'Con la luce alle spalle il viso resta in ombra.',
        ),
        order(
          'Metti in ordine come si usa un appunto senza leggere al pubblico.',
          ['Guardare l’appunto', 'Prendere la frase', 'Alzare gli occhi', 'Parlare'],
          'Si parla solo quando gli occhi sono sul pubblico.',
        ),
      ],
    },
    {
      name: 'Paura e domande',
      drawn: { certification: 5, simulation: 2 },
      questions: [
        single(
          'Quando arriva di solito il picco della paura?',
          [
            'A metà del discorso, quando cala l’attenzione',
            'Poco prima e nei primi minuti',
            'Durante gli applausi finali',
            'Il giorno dopo, ripensandoci con calma',
          ],
          'b',
          'Poi scende da solo, se non lo si alimenta.',
        ),
        multiple(
          'Che cosa si impara a memoria?',
          [
            'La prima frase',
            'Tutto il discorso, parola per parola',
            'L’ultima frase',
            'I numeri di ogni diapositiva',
          ],
          'ac',
          'Il resto si racconta seguendo poche parole chiave.',
        ),
        single(
          'Hai perso il filo. Che cosa fai?',
          [
            'Chiedo scusa più volte e racconto che sono molto emozionato',
            'Ricomincio il discorso dall’inizio, più in fretta',
            'Passo subito alle domande del pubblico',
            'Mi fermo, guardo il cartoncino e riprendo',
          ],
          'd',
          'Una pausa semplice è accettata da chi ascolta, che vuole che tu riesca.',
        ),
        order(
          'Metti in ordine i passi per rispondere a una domanda.',
          ['Ascoltare', 'Riformulare', 'Rispondere', 'Chiudere'],
          'Riformulare fa sentire la domanda a tutti e dà tempo.',
        ),
        single(
          'Ti fanno una domanda a cui non sai rispondere. Che cosa dici?',
          [
            '«Non lo so. Glielo scrivo entro domani», e lo faccio',
            '«Bella domanda!», e cambio argomento con una battuta',
            'Una risposta probabile, con un tono molto sicuro',
            '«È una domanda che non riguarda questo incontro»',
          ],
          'a',
          'Inventare toglie valore a tutto il discorso.',
        ),
        single(
          'Una domanda ha un tono aggressivo. A che cosa rispondi?',
          [
            'Al tono, perché il pubblico deve sapere chi ha ragione',
            'A nessuna delle due cose: passo alla domanda seguente',
            'Al contenuto, senza riprendere il tono',
            'Al collega seduto vicino, con una battuta',
          ],
          'c',
          'Si toglie il tono e si risponde al merito.',
        ),
        trueFalse(
          'Dopo le domande conviene tenere per sé l’ultimo minuto e ripetere il messaggio.',
          true,
          'L’ultima frase è quella che resta.',
        ),
        text(
          'Nella risposta a un’obiezione, quale breve espressione si usa al posto di «sì, ma»?',
          ['sì, e', 'si e', 'sì e', 'si, e'],
          'Il «ma» cancella il sì che lo precede.',
        ),
        number(
          'Quante domande scomode conviene preparare prima di un discorso?',
          10,
          'domande',
          'La lezione propone le dieci che si spera di non ricevere.',
        ),
      ],
    },
  ],
};
