import { lesson, pdf, video, type DemoCourse } from './course-shape.ts';

export const logistica: DemoCourse[] = [
  {
    key: 'carrello-elevatore',
    title: 'Conduzione del carrello elevatore: teoria e regole di guida',
    synopsis:
      'La parte teorica dell’abilitazione: stabilità, portata, percorsi, controlli di inizio turno.',
    about: [
      'Il carrello è la macchina più comune e una delle più pericolose. Qui si impara perché si ribalta, come si legge la targhetta di portata e che cosa si controlla prima di partire.',
    ],
    goals: [
      'Leggere il diagramma di portata',
      'Fare i controlli di inizio turno',
      'Guidare dove ci sono pedoni',
      'Caricare e impilare senza rischi',
    ],
    prerequisites: 'Idoneità alla mansione. La prova pratica si fa in presenza.',
    level: 'Avanzato',
    tags: ['carrello', 'abilitazione', 'magazzino'],
    price: 95,
    simulation: 25,
    certification: 79,
    credits: 2,
    age: 246,
    votes: [60, 29, 8, 3, 1],
    uploadedBy: 'davide',
    modules: [
      {
        name: 'La macchina',
        professor: 'rinaldi',
        description: 'Come è fatta e perché sta in piedi.',
        lessons: [
          lesson(
            'Tipi di carrello',
            'Controbilanciato, retrattile, transpallet: quale per quale lavoro.',
          ),
          lesson(
            'Stabilità e portata',
            'Il triangolo di stabilità e il diagramma di portata, con otto casi da calcolare.',
          ),
          lesson(
            'Controlli di inizio turno',
            'Dieci punti in cinque minuti e che cosa si scrive sul registro.',
            pdf('checklist-emergenza.pdf', 'Lista di controllo per le emergenze'),
          ),
        ],
      },
      {
        name: 'La guida',
        professor: 'rinaldi',
        description: 'Percorsi, carichi, persone.',
        lessons: [
          lesson(
            'Percorsi e precedenze',
            'Corsie, specchi, velocità: la convivenza con chi va a piedi.',
            video('dpi-scelta-e-uso.mp4', 'Protezioni in magazzino'),
          ),
          lesson(
            'Prendere e posare',
            'Altezza delle forche, inclinazione del montante, visuale coperta.',
          ),
          lesson(
            'Rampe e ribalte',
            'Pendenze, camion, bocche di carico: dove nascono gli incidenti.',
          ),
          lesson('Ricarica e parcheggio', 'Batterie, gas, chiavi: come si lascia un carrello.'),
        ],
      },
    ],
    faq: [
      [
        'Con il corso posso guidare?',
        'No: l’abilitazione si completa con la prova pratica presso un centro convenzionato. L’elenco è nei contatti del corso.',
      ],
    ],
  },
  {
    key: 'magazzino',
    title: 'Magazzino efficiente: scorte, ubicazioni, inventario',
    synopsis: 'Trovare tutto, sempre, con meno passi e meno capitale fermo.',
    about: [
      'Un magazzino in ordine si vede da come si cerca un pezzo. Dall’analisi ABC alla conta ciclica, con i dati di un magazzino vero di duemila codici.',
    ],
    goals: [
      'Classificare gli articoli',
      'Disegnare le ubicazioni',
      'Calcolare scorta minima e punto di riordino',
      'Fare una conta ciclica',
    ],
    prerequisites: 'Uso di un foglio di calcolo.',
    level: 'Avanzato',
    tags: ['scorte', 'ABC', 'inventario'],
    price: 115,
    simulation: 29,
    certification: 79,
    credits: 3,
    age: 173,
    votes: [33, 22, 9, 3, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Gli articoli',
        professor: 'sanna',
        description: 'Che cosa si tiene e quanto.',
        lessons: [
          lesson(
            'Analisi ABC',
            'Pochi codici fanno quasi tutto il movimento: trovarli in mezz’ora.',
          ),
          lesson(
            'Scorta e riordino',
            'Domanda, tempo di consegna, variabilità: due formule e molto buon senso.',
          ),
          lesson('Obsoleti', 'Riconoscerli, svalutarli, liberare spazio.'),
        ],
      },
      {
        name: 'Lo spazio',
        professor: 'rinaldi',
        description: 'Ubicazioni, percorsi, conte.',
        lessons: [
          lesson('Ubicazioni', 'Fisse, libere, miste; etichette che si leggono da lontano.'),
          lesson('Percorsi di prelievo', 'Per ordine, per lotto, per zona: misurare i passi.'),
          lesson('Conta ciclica', 'Un inventario al giorno, senza chiudere mai.'),
        ],
      },
    ],
    faq: [
      [
        'Serve un software di magazzino?',
        'No, gli esempi usano un foglio di calcolo; i principi valgono per qualunque programma.',
      ],
    ],
  },
  {
    key: 'merci-pericolose',
    title: 'Trasporto di merci pericolose: fondamenti ADR',
    synopsis:
      'Classi, etichette, documenti, esenzioni: che cosa deve sapere chi spedisce e chi carica.',
    about: [
      'L’accordo ADR è un libro di mille pagine. Il corso ne estrae quello che serve a spedizionieri, magazzinieri e addetti al carico, con gli errori visti più spesso su strada.',
    ],
    goals: [
      'Riconoscere le classi di pericolo',
      'Preparare i documenti di trasporto',
      'Applicare esenzioni e quantità limitate',
      'Controllare il carico',
    ],
    prerequisites: 'Esperienza di spedizioni.',
    level: 'Esperti',
    tags: ['ADR', 'trasporti', 'merci pericolose'],
    price: 169,
    simulation: 39,
    certification: 119,
    credits: 4,
    age: 98,
    votes: [19, 12, 4, 1, 0],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Classificare',
        professor: 'sanna',
        description: 'Numeri ONU, classi, imballaggi.',
        lessons: [
          lesson(
            'Le nove classi',
            'Esempi quotidiani di ogni classe, dalle bombolette alle batterie al litio.',
          ),
          lesson('Numero ONU e imballaggio', 'Tabella A letta colonna per colonna.'),
          lesson(
            'Quantità limitate ed esenzioni',
            'Quando l’ADR si applica a metà e quando per niente.',
          ),
        ],
      },
      {
        name: 'Spedire',
        professor: 'sanna',
        description: 'Documenti, mezzi, persone.',
        lessons: [
          lesson(
            'Il documento di trasporto',
            'Le voci obbligatorie nel loro ordine e tre documenti da correggere.',
          ),
          lesson(
            'Carico e segnalazione',
            'Pannelli arancioni, etichette, divieti di carico in comune.',
          ),
          lesson(
            'L’incidente',
            'Istruzioni scritte, equipaggiamento, che cosa fa il conducente.',
            video('piano-di-emergenza.mp4', 'Agire in emergenza'),
          ),
        ],
      },
    ],
    faq: [
      [
        'Sostituisce il patentino del conducente?',
        'No. Forma le altre figure previste dal capitolo 1.3 dell’ADR.',
      ],
    ],
  },
];
