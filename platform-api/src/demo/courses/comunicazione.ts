import { lesson, video, written, type DemoCourse } from './course-shape.ts';

export const comunicazione: DemoCourse[] = [
  {
    key: 'parlare-in-pubblico',
    title: 'Parlare in pubblico senza paura',
    synopsis: 'Voce, corpo, struttura: dieci minuti davanti agli altri, preparati bene.',
    about: [
      'La paura non passa, si impara a usarla. Si costruisce un discorso vero, dal foglio bianco all’ultima domanda del pubblico, registrandosi con il telefono lezione dopo lezione.',
    ],
    goals: [
      'Preparare un discorso in un’ora',
      'Usare voce e pause',
      'Rispondere alle domande difficili',
      'Parlare in videochiamata',
    ],
    prerequisites: 'Un telefono per registrarsi.',
    level: 'Principianti',
    tags: ['public speaking', 'voce', 'presentazioni'],
    price: 85,
    simulation: 19,
    certification: 59,
    credits: 2,
    age: 264,
    votes: [118, 30, 5, 2, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Preparare',
        professor: 'testa',
        description: 'Prima di alzarsi.',
        lessons: [
          written('Una frase sola', video('una-frase-sola.mp4', 'Una frase sola')),
          written('La struttura'),
          written('Diapositive che aiutano'),
        ],
      },
      {
        name: 'Parlare',
        professor: 'testa',
        description: 'Voce e corpo.',
        lessons: [
          written('Respiro e voce', video('respiro-e-voce.mp4', 'Respiro e voce')),
          written('Mani, piedi, sguardo'),
          written('La paura'),
          written('Domande'),
        ],
      },
    ],
    faq: [
      [
        'Qualcuno guarderà i miei video?',
        'No, restano sul tuo telefono. Anche l’esame è fatto di domande: non si consegnano registrazioni.',
      ],
    ],
  },
  {
    key: 'scrivere-chiaro',
    title: 'Scrivere chiaro: documenti che si leggono una volta sola',
    synopsis: 'Meno parole, frasi più corte, la notizia in cima.',
    about: [
      'Circolari, relazioni, istruzioni: si prendono testi veri e si riscrivono. Alla fine un documento di quattro pagine sta in una, e chi legge sa che cosa fare.',
    ],
    goals: [
      'Trovare la notizia',
      'Tagliare senza perdere',
      'Scrivere istruzioni a passi',
      'Rileggere con metodo',
    ],
    prerequisites: 'Nessuno.',
    level: 'Principianti',
    tags: ['scrittura', 'linguaggio chiaro', 'documenti'],
    price: 69,
    simulation: 19,
    certification: 49,
    credits: 2,
    age: 110,
    votes: [42, 23, 8, 2, 1],
    uploadedBy: 'davide',
    modules: [
      {
        name: 'Tagliare',
        professor: 'basile',
        description: 'Una pagina al posto di quattro.',
        lessons: [
          lesson('La notizia in cima', 'Piramide rovesciata per circolari e relazioni.'),
          lesson('Frasi corte', 'Una idea, venti parole, un verbo attivo.'),
          lesson('Le parole dell’ufficio', 'Cinquanta espressioni da sostituire e con che cosa.'),
        ],
      },
      {
        name: 'Costruire',
        professor: 'basile',
        description: 'Istruzioni, elenchi, titoli.',
        lessons: [
          lesson(
            'Istruzioni a passi',
            'Un gesto per riga, il risultato atteso, l’errore possibile.',
          ),
          lesson('Titoli ed elenchi', 'Farsi trovare da chi scorre.'),
          lesson('Rileggere', 'Tre passate: senso, frasi, refusi.'),
        ],
      },
    ],
    faq: [
      [
        'Ci sono esercizi corretti?',
        'No: ogni lezione propone qualcosa da provare su un testo proprio.',
      ],
    ],
  },
  {
    key: 'social-impresa',
    title: 'Social per la piccola impresa: piano, contenuti, misure',
    synopsis: 'Un piano editoriale che sta in un foglio e si tiene con due ore alla settimana.',
    about: [
      'Il corso è in revisione per le nuove regole sulla pubblicità: tornerà presto con due lezioni nuove.',
    ],
    goals: [
      'Scegliere un canale solo',
      'Preparare un mese di contenuti',
      'Leggere tre numeri che contano',
    ],
    prerequisites: 'Una pagina già aperta.',
    level: 'Principianti',
    tags: ['social', 'marketing', 'contenuti'],
    price: 79,
    simulation: 19,
    certification: 49,
    credits: 1,
    age: 281,
    votes: [18, 14, 9, 5, 3],
    status: 'SUSPENDED',
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Il piano',
        professor: 'basile',
        description: 'Poco, ma sempre.',
        lessons: [
          lesson('Un canale solo', 'Dove sono i tuoi clienti, e dove no.'),
          lesson('Il foglio del mese', 'Dodici contenuti, tre formati, una sera di lavoro.'),
          lesson('Tre numeri', 'Che cosa misurare e che cosa ignorare.'),
        ],
      },
    ],
    faq: [],
  },
];
