import { lesson, type DemoCourse } from './course-shape.ts';

export const lingue: DemoCourse[] = [
  {
    key: 'inglese-lavoro',
    title: 'Inglese per chi lavora: riunioni, posta, telefono',
    synopsis: 'Le frasi che servono davvero, dette con la pronuncia che si capisce.',
    about: [
      'Non è un corso di grammatica: è un mese di lavoro in inglese. Si scrive a un fornitore, si chiede un chiarimento al telefono, si interrompe con garbo in riunione.',
    ],
    goals: [
      'Scrivere una mail chiara in cinque righe',
      'Farsi ripetere senza imbarazzo',
      'Presentare numeri e scadenze',
      'Negoziare una data',
    ],
    prerequisites: 'Livello A2.',
    level: 'Principianti',
    tags: ['inglese', 'B1', 'riunioni'],
    price: 99,
    simulation: 25,
    certification: 79,
    credits: 2,
    age: 289,
    votes: [69, 37, 12, 3, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Scrivere',
        professor: 'bennett',
        description: 'Posta e messaggi.',
        lessons: [
          lesson(
            'The five-line e-mail',
            'Apertura, motivo, richiesta, scadenza, chiusura: cinque righe e nessuna formula inutile.',
          ),
          lesson('Chiedere e ricordare', 'Polite reminders: insistere senza sembrare scortesi.'),
          lesson('Scusarsi e rispondere', 'Reclami, ritardi, errori: che cosa ammettere e come.'),
        ],
      },
      {
        name: 'Parlare',
        professor: 'bennett',
        description: 'Telefono e riunioni.',
        lessons: [
          lesson('On the phone', 'Numeri, nomi lettera per lettera, richiamare più tardi.'),
          lesson('In a meeting', 'Prendere la parola, interrompere, riassumere le decisioni.'),
          lesson('Numbers and charts', 'Percentuali, andamenti, confronti detti senza leggere.'),
          lesson('Closing the deal', 'Condizioni, consegne, pagamenti: una trattativa intera.'),
        ],
      },
    ],
    faq: [
      [
        'Come faccio a sapere il mio livello?',
        'Se riesci a leggere una breve e-mail di lavoro senza dizionario sei pronto; sotto A2 conviene un corso di base.',
      ],
    ],
  },
  {
    key: 'tedesco-tecnico',
    title: 'Tedesco tecnico per officina e cantiere',
    synopsis: 'Attrezzi, misure, sicurezza, consegne: il tedesco che serve fuori dall’ufficio.',
    about: [
      'Per chi lavora con clienti, fornitori o colleghi di lingua tedesca. Si impara a nominare, misurare, chiedere e avvertire, con i dialoghi registrati in officina.',
    ],
    goals: [
      'Nominare attrezzi e materiali',
      'Capire un’istruzione di sicurezza',
      'Concordare misure e consegne',
      'Descrivere un guasto',
    ],
    prerequisites: 'Livello A1.',
    level: 'Avanzato',
    tags: ['tedesco', 'officina', 'A2'],
    price: 135,
    simulation: 29,
    certification: 89,
    credits: 3,
    age: 160,
    votes: [28, 17, 7, 2, 1],
    uploadedBy: 'davide',
    modules: [
      {
        name: 'In officina',
        professor: 'vogel',
        description: 'Cose, misure, gesti.',
        lessons: [
          lesson(
            'Werkzeug und Material',
            'Ottanta parole con articolo e immagine, ordinate per banco di lavoro.',
          ),
          lesson('Messen und zählen', 'Misure, tolleranze, quantità dette al telefono.'),
          lesson('Anweisungen', 'Imperativi, divieti, avvertenze: le frasi da capire subito.'),
        ],
      },
      {
        name: 'Con il cliente',
        professor: 'vogel',
        description: 'Consegne e guasti.',
        lessons: [
          lesson('Liefertermine', 'Date, ritardi, conferme scritte.'),
          lesson('Was ist kaputt?', 'Descrivere un guasto con quattro verbi e tre domande.'),
          lesson('Abnahme', 'Il collaudo con il cliente: verificare, firmare, annotare riserve.'),
        ],
      },
    ],
    faq: [['Ci sono esercizi di ascolto?', 'No, le lezioni di questo corso si leggono.']],
  },
  {
    key: 'italiano-l2',
    title: 'Italiano per lavorare: livello A2',
    synopsis: 'Contratto, turni, sicurezza, busta paga: l’italiano dei primi mesi in azienda.',
    about: [
      'Pensato per chi è arrivato da poco e lavora già. Le parole sono quelle del reparto e dello spogliatoio; la grammatica arriva quando serve.',
    ],
    goals: [
      'Capire un turno e un avviso',
      'Chiedere un permesso',
      'Leggere un contratto semplice',
      'Segnalare un pericolo',
    ],
    prerequisites: 'Livello A1.',
    level: 'Principianti',
    tags: ['italiano L2', 'A2', 'inserimento'],
    price: 59,
    simulation: 15,
    certification: 49,
    credits: 1,
    age: 210,
    votes: [62, 20, 6, 2, 0],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'I primi giorni',
        professor: 'amrani',
        description: 'Orari, luoghi, persone.',
        lessons: [
          lesson('Mi presento', 'Nome, ruolo, reparto, chi è il mio responsabile.'),
          lesson('Turni e orari', 'Leggere un turno, cambiare un turno, avvisare di un ritardo.'),
          lesson(
            'Attenzione!',
            'Cartelli, divieti, parole di sicurezza da conoscere il primo giorno.',
          ),
        ],
      },
      {
        name: 'I documenti',
        professor: 'amrani',
        description: 'Contratto, permessi, busta paga.',
        lessons: [
          lesson('Il contratto', 'Le parti di un contratto e le dieci parole da cercare.'),
          lesson('Ferie e permessi', 'Chiedere, compilare, ricevere una risposta.'),
          lesson('La busta paga', 'Dove guardare, che cosa chiedere, a chi.'),
        ],
      },
    ],
    faq: [
      [
        'Posso regalarlo a un dipendente?',
        'Sì: al momento dell’ordine scegli l’opzione regalo e inserisci la sua e-mail.',
      ],
    ],
  },
];
