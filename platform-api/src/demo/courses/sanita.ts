import { lesson, pdf, video, written, type DemoCourse } from './course-shape.ts';

export const sanita: DemoCourse[] = [
  {
    key: 'assistenza-persona',
    title: 'Assistenza alla persona: comunicare con chi ha bisogno',
    synopsis: 'Ascolto, parole, gesti: la relazione che cura prima delle mani.',
    about: [
      'Chi assiste passa ore accanto a persone fragili e ai loro familiari. Il corso insegna a capire che cosa c’è dietro una protesta, a dire cose difficili, a non bruciarsi.',
      'Ogni lezione parte da una scena di tutti i giorni e finisce con una prova da fare il giorno dopo.',
    ],
    goals: [
      'Ascoltare senza interrompere',
      'Comunicare con chi ha un deterioramento cognitivo',
      'Gestire un familiare arrabbiato',
      'Riconoscere i segni del proprio sfinimento',
    ],
    prerequisites: 'Nessuno. Utile un’esperienza di assistenza.',
    level: 'Avanzato',
    tags: ['relazione', 'assistenza', 'demenza', 'OSS'],
    price: 149,
    simulation: 29,
    certification: 89,
    credits: 5,
    age: 341,
    votes: [196, 22, 3, 1, 0],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Ascoltare',
        professor: 'lucia',
        description: 'Prima di parlare.',
        lessons: [
          written(
            'Che cosa sta chiedendo davvero',
            video('che-cosa-sta-chiedendo.mp4', 'Che cosa sta chiedendo davvero'),
          ),
          written('Il silenzio'),
          written('Il corpo parla'),
        ],
      },
      {
        name: 'Parlare',
        professor: 'lucia',
        description: 'Parole semplici per momenti difficili.',
        lessons: [
          written('Deterioramento cognitivo'),
          written('Dire di no'),
          written('Cattive notizie'),
        ],
      },
      {
        name: 'La famiglia e sé stessi',
        professor: 'deluca',
        description: 'Intorno al letto.',
        lessons: [
          written('Il familiare arrabbiato'),
          written(
            'Il passaggio di consegne',
            video('passaggio-di-consegne.mp4', 'Il passaggio di consegne'),
          ),
          written('Non bruciarsi'),
        ],
      },
    ],
    faq: [
      [
        'È riconosciuto come aggiornamento?',
        'Riporta i crediti indicati; per i crediti ECM verifica con il tuo ordine o la tua azienda.',
      ],
      ['Posso fare domande alla docente?', 'Sì, trovi i suoi recapiti nella scheda Contatti.'],
    ],
  },
  {
    key: 'primo-soccorso',
    title: 'Primo soccorso aziendale: riconoscere e agire',
    synopsis:
      'Dalla chiamata al 112 alla rianimazione: la teoria da conoscere prima della prova pratica.',
    about: [
      'Nei minuti che precedono l’ambulanza contano poche cose fatte bene. Il corso le mostra una per una, con gli errori più comuni e le paure di chi soccorre per la prima volta.',
    ],
    goals: [
      'Valutare la scena e la persona',
      'Chiamare i soccorsi',
      'Conoscere la sequenza della rianimazione',
      'Trattare emorragie, ustioni, svenimenti',
    ],
    prerequisites: 'Nessuno.',
    level: 'Principianti',
    tags: ['primo soccorso', 'DM 388/03', 'BLS'],
    price: 99,
    simulation: 25,
    certification: 69,
    credits: 2,
    age: 308,
    votes: [150, 24, 4, 1, 0],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'La prima valutazione',
        professor: 'lanza',
        description: 'Guardare, chiamare, decidere.',
        lessons: [
          written('La scena sicura', video('scena-sicura.mp4', 'La scena sicura')),
          written('La chiamata'),
          written('Cosciente o no'),
        ],
      },
      {
        name: 'Agire',
        professor: 'lanza',
        description: 'Le manovre e i casi.',
        lessons: [
          written(
            'La catena della sopravvivenza',
            video('catena-della-sopravvivenza.mp4', 'La catena della sopravvivenza'),
          ),
          written('Emorragie e ustioni'),
          written('Malori'),
          written(
            'La cassetta',
            pdf('checklist-emergenza.pdf', 'Lista di controllo per le emergenze'),
          ),
        ],
      },
    ],
    faq: [
      [
        'E la pratica?',
        'Le manovre si imparano in presenza, con un manichino e un istruttore: il corso prepara a quella prova e non la sostituisce. Non vale da solo come formazione degli addetti secondo il D.M. 388/2003.',
      ],
    ],
  },
  {
    key: 'igiene-alimenti',
    title: 'Igiene degli alimenti e autocontrollo HACCP',
    synopsis: 'Temperature, superfici, tracciabilità: quello che un’ispezione guarda per primo.',
    about: [
      'Per chi prepara, serve o trasporta cibo. Si impara dove crescono i batteri, come si ferma una contaminazione e come si tiene un registro che dice la verità.',
    ],
    goals: [
      'Controllare le temperature',
      'Separare crudo e cotto',
      'Gestire gli allergeni',
      'Tenere i registri di autocontrollo',
    ],
    prerequisites: 'Nessuno.',
    level: 'Principianti',
    tags: ['HACCP', 'allergeni', 'alimentaristi'],
    price: 65,
    simulation: 15,
    certification: 49,
    credits: 1,
    age: 152,
    votes: [44, 28, 12, 4, 2],
    uploadedBy: 'davide',
    modules: [
      {
        name: 'I pericoli',
        professor: 'deluca',
        description: 'Biologici, chimici, fisici.',
        lessons: [
          lesson(
            'Dove crescono',
            'Temperatura, tempo, umidità: la zona di pericolo in una cucina vera.',
          ),
          lesson('Allergeni', 'I quattordici da dichiarare e le contaminazioni invisibili.'),
          lesson('Pulire e sanificare', 'Due gesti diversi, un piano scritto.'),
        ],
      },
      {
        name: 'L’autocontrollo',
        professor: 'deluca',
        description: 'Registri e controlli.',
        lessons: [
          lesson('I punti critici', 'Sceglierne pochi e misurarli davvero.'),
          lesson('Tracciabilità', 'Dal fornitore al piatto: ritrovare un lotto in dieci minuti.'),
          lesson('L’ispezione', 'Che cosa chiedono, che cosa mostrare, come rispondere.'),
        ],
      },
    ],
    faq: [
      [
        'È valido nella mia regione?',
        'Durata e aggiornamento cambiano da regione a regione: verifica le regole della tua prima di acquistare.',
      ],
    ],
  },
];
