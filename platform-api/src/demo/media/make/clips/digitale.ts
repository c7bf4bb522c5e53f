import type { Clip } from '../clip-shape.ts';
import { cards, checklist } from '../figures-common.ts';
import {
  address,
  copies,
  mirror,
  sheetAbsolute,
  sheetRelative,
  suspiciousMail,
} from '../figures-screen.ts';

export const digitale: Clip[] = [
  {
    name: 'riferimenti-di-cella',
    look: 'digitale',
    scenes: [
      {
        title: 'Copiare una formula',
        subtitle: 'Il riferimento relativo si sposta',
        figure: sheetRelative,
        points: [
          {
            text: 'In D2: =B2*C2',
            it: 'In D2 scrivi prezzo per quantità: B2 per C2.',
            en: 'In D2 write price times quantity: B2 times C2.',
          },
          {
            text: 'Trascina verso il basso',
            it: 'Trascina il quadratino: la formula scende con te.',
            en: 'Drag the handle: the formula moves down with you.',
          },
          {
            text: 'In D3 diventa =B3*C3',
            it: 'In D3 la formula è già B3 per C3: ogni riga usa le sue celle.',
            en: 'In D3 the formula is already B3 times C3: each row uses its own cells.',
          },
        ],
      },
      {
        title: 'Bloccare una cella',
        subtitle: 'Il dollaro ferma riga e colonna',
        figure: sheetAbsolute,
        points: [
          {
            text: '$F$1 non si muove mai',
            it: 'Con dollaro F dollaro 1 il riferimento non si muove mai.',
            en: 'With dollar F dollar 1 the reference never moves.',
          },
          {
            text: 'F$1 ferma la riga',
            it: 'F dollaro 1 ferma soltanto la riga.',
            en: 'F dollar 1 locks the row only.',
          },
          {
            text: '$F1 ferma la colonna',
            it: 'Dollaro F1 ferma soltanto la colonna.',
            en: 'Dollar F1 locks the column only.',
          },
        ],
      },
      {
        title: 'Prima di consegnare',
        subtitle: 'Tre controlli che trovano gli errori',
        figure: checklist,
        points: [
          {
            text: 'F4 alterna i dollari',
            it: 'Il tasto F4 alterna i quattro tipi di riferimento.',
            en: 'The F4 key cycles through the four kinds of reference.',
          },
          {
            text: 'Mostra le formule',
            it: 'Mostra le formule e leggi l’ultima riga: è lì che si vede l’errore.',
            en: 'Show the formulas and read the last row: that is where errors show.',
          },
          {
            text: 'Verifica un totale a mano',
            it: 'Verifica un totale a mano, anche approssimato.',
            en: 'Check one total by hand, even roughly.',
          },
        ],
      },
    ],
  },
  {
    name: 'anatomia-di-una-truffa',
    look: 'digitale',
    scenes: [
      {
        title: 'I pezzi del messaggio',
        subtitle: 'Dove guardare prima di premere',
        figure: suspiciousMail,
        points: [
          {
            text: 'L’indirizzo, non il nome',
            it: 'Il nome del mittente lo scrive chiunque: guarda l’indirizzo completo.',
            en: 'Anybody can write a sender’s name: look at the whole address.',
          },
          {
            text: 'La fretta',
            it: 'L’urgenza serve a toglierti il tempo di pensare: nessuno chiude un conto in due ore.',
            en: 'Urgency takes away your time to think: nobody closes an account in two hours.',
          },
          {
            text: 'Il collegamento',
            it: 'Passa sopra il collegamento senza premere e leggi dove porta davvero.',
            en: 'Hover over the link without pressing it and read where it really leads.',
          },
        ],
      },
      {
        title: 'Leggere un indirizzo',
        subtitle: 'Da destra, fino alla prima barra',
        figure: address,
        points: [
          {
            text: 'A sinistra: di chiunque',
            it: 'Quello che sta a sinistra può scriverlo chiunque, anche il nome della tua banca.',
            en: 'Anybody can write what is on the left, even the name of your bank.',
          },
          {
            text: 'Prima della barra: il sito',
            it: 'Conta la parte subito prima della prima barra: qui è conto-sicuro.example.',
            en: 'What counts is the part just before the first slash: here conto-sicuro.example.',
          },
          {
            text: 'Il lucchetto non basta',
            it: 'Il lucchetto dice che il collegamento è cifrato, non che il sito è onesto.',
            en: 'The padlock says that the connection is encrypted, not that the site is honest.',
          },
        ],
      },
      {
        title: 'La regola dei tre secondi',
        subtitle: 'Più il messaggio ha fretta, meno devi averne',
        figure: cards('Fermati', 'Guarda', 'Verifica'),
        points: [
          {
            text: 'Fermati',
            it: 'Fermati: chiediti se te lo aspettavi.',
            en: 'Stop: ask yourself whether you expected it.',
          },
          {
            text: 'Guarda',
            it: 'Guarda il mittente, il collegamento e che cosa ti si chiede.',
            en: 'Look at the sender, the link and what you are asked for.',
          },
          {
            text: 'Verifica per altra via',
            it: 'Verifica per un’altra strada: scrivi tu l’indirizzo, o chiama il numero che avevi già.',
            en: 'Check another way: type the address yourself, or call the number you already had.',
          },
        ],
      },
    ],
  },
  {
    name: 'regola-del-3-2-1',
    look: 'digitale',
    scenes: [
      {
        title: 'Tre, due, uno',
        subtitle: 'La regola delle copie',
        figure: copies,
        points: [
          {
            text: 'Tre copie',
            it: 'Tre copie dei dati: quella con cui lavori e due di riserva.',
            en: 'Three copies of the data: the one you work with and two in reserve.',
          },
          {
            text: 'Due supporti diversi',
            it: 'Su due supporti diversi: per esempio un disco e un servizio in rete.',
            en: 'On two different media: a disk and an online service, for example.',
          },
          {
            text: 'Una lontano e scollegata',
            it: 'Una lontano, fuori dall’edificio, e almeno una scollegata o non modificabile.',
            en: 'One far away, outside the building, and at least one offline or read-only.',
          },
        ],
      },
      {
        title: 'Due cose diverse',
        subtitle: 'Sincronizzare non è copiare',
        figure: mirror,
        points: [
          {
            text: 'Stessi file ovunque',
            it: 'La sincronizzazione tiene gli stessi file su tutti i dispositivi.',
            en: 'Synchronisation keeps the same files on every device.',
          },
          {
            text: 'Cancelli? Sparisce ovunque',
            it: 'Se cancelli un file sparisce dappertutto; se un virus lo cifra, si cifra dappertutto.',
            en: 'Delete a file and it is gone everywhere; if a virus encrypts it, so is every copy.',
          },
          {
            text: 'La copia torna indietro',
            it: 'La copia di sicurezza torna indietro nel tempo: la versione di ieri è sana.',
            en: 'A backup goes back in time: yesterday’s version is intact.',
          },
        ],
      },
      {
        title: 'La prova',
        subtitle: 'Una copia mai provata è una speranza',
        figure: checklist,
        points: [
          {
            text: 'Automatica',
            it: 'Automatizza: la copia che dipende dalla memoria smette alla terza settimana.',
            en: 'Automate: a backup that relies on memory stops in the third week.',
          },
          {
            text: 'Cifrata',
            it: 'Cifra le copie che portano dati personali o aziendali.',
            en: 'Encrypt copies that hold personal or company data.',
          },
          {
            text: 'Provata ogni tre mesi',
            it: 'Ogni tre mesi ripristina un file in un’altra cartella e aprilo.',
            en: 'Every three months restore a file into another folder and open it.',
          },
        ],
      },
    ],
  },
];
