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

const room = {
  fileName: 'exam-camera.png',
  text: 'Una stanza vista dall’alto con una persona a letto e quattro posizioni: A in piedi dietro la testa, B su una sedia di fianco, viso a viso, C in piedi ai piedi del letto, D sulla porta.',
};

export const bank: DemoBank = {
  course: 'assistenza-persona',
  areas: [
    {
      name: 'Ascoltare',
      drawn: { certification: 5, simulation: 3 },
      questions: [
        single(
          'Una signora che vive a casa propria ripete: «Voglio andare a casa». Quale risposta aiuta di più?',
          [
            '«Ma questa è casa sua, ci abita da quarant’anni»',
            '«Le manca casa sua? Mi racconti com’è»',
            '«Domani ci andiamo, adesso però stia tranquilla»',
            '«Gliel’ho già spiegato, non può uscire da sola»',
          ],
          'b',
          'Si risponde al bisogno, qui la sicurezza e il ricordo, e non soltanto alle parole.',
        ),
        multiple(
          'Davanti a un’agitazione improvvisa, che cosa si controlla prima di pensare all’umore?',
          ['Dolore', 'Sete', 'Bisogno del bagno', 'Gusti musicali'],
          'abc',
          'Le cause fisiche sono frequenti e si possono risolvere.',
        ),
        number(
          'Fino a quanto conviene contare, dentro di sé, prima di intervenire in una pausa?',
          10,
          '',
          'Chi ha bisogno di tempo per cercare le parole ricomincia da capo se la domanda viene cambiata.',
        ),
        match(
          'Abbina il silenzio a ciò che fai.',
          {
            'Cerca le parole': 'Aspetto',
            'Non ha capito': 'Ripeto con le stesse parole',
            'È stanco': 'Propongo di continuare dopo',
          },
          ['Cambio argomento'],
          'Ogni silenzio dice qualcosa di diverso.',
        ),
        single(
          'A che cosa serve riassumere con parole proprie ciò che la persona ha detto?',
          [
            'A chiudere in fretta una conversazione troppo lunga',
            'A farle capire che ha detto qualcosa di sbagliato',
            'A ricordarle che cosa aveva detto il giorno prima',
            'A mostrarle che è stata ascoltata e a farsi correggere',
          ],
          'd',
          'Il riassunto vale più di un consiglio, perché la persona può confermare o correggere.',
        ),
        single(
          'Quale di queste è una domanda aperta?',
          [
            '«Come ha passato la notte?»',
            '«Le fa male la gamba destra?»',
            '«Preferisce il tè o il latte?»',
            '«Ha già preso la medicina?»',
          ],
          'a',
          'La domanda aperta invita a raccontare; le altre chiedono un sì, un no o una scelta.',
        ),
        hotSpot(
          'Indica nella figura la posizione migliore per ascoltare la persona.',
          room,
          [box(610, 150, 90, 100)],
          'Seduti di fianco, viso a viso: si comunica tempo e attenzione.',
        ),
        hotSpot(
          'Indica la posizione in cui la persona a letto non può vedere chi le parla.',
          room,
          [box(440, 42, 80, 54)],
          'Da dietro la testa la persona sente una voce senza vedere un viso.',
        ),
        trueFalse(
          'Con una persona che sente poco conviene parlare con voce acuta e molto forte.',
          false,
          'Un tono basso e lento si capisce meglio; la voce acuta sembra rabbia.',
        ),
      ],
    },
    {
      name: 'Comunicare con chi ha una demenza',
      drawn: { certification: 5, simulation: 2 },
      questions: [
        single(
          'Che cosa resta più a lungo a una persona con demenza?',
          [
            'La memoria dei nomi delle persone incontrate di recente',
            'La capacità di fare i conti e di tenere i soldi',
            'Le emozioni legate a come è stata trattata',
            'Il ricordo preciso dei fatti della mattina',
          ],
          'c',
          'Può dimenticare le parole e conservare per ore l’emozione.',
        ),
        single(
          'Quale frase è adatta per presentarsi?',
          [
            '«Si ricorda chi sono? Ci siamo visti ieri»',
            '«Indovini un po’ chi è venuto a trovarla!»',
            '«Non mi riconosce nemmeno oggi, vero?»',
            '«Sono Marta, vengo ad aiutarla»',
          ],
          'd',
          'La prova di memoria mette la persona davanti a ciò che ha perso.',
        ),
        single(
          'Come si propone di bere a una persona che fatica a scegliere?',
          [
            '«Che cosa vorrebbe bere di tutto quello che abbiamo?»',
            '«Tè o latte?», mostrando le due tazze',
            '«Beva quello che le ho messo davanti, per favore»',
            '«Perché non ha ancora bevuto niente da stamattina?»',
          ],
          'b',
          'Una scelta fra due cose, con l’oggetto davanti, si capisce più facilmente.',
        ),
        trueFalse(
          'Se la persona non ha capito, conviene dire la stessa cosa con parole diverse.',
          false,
          'Si aspetta e si ripete con le stesse parole: cambiarle costringe a ricominciare.',
        ),
        single(
          'Una confusione comparsa in poche ore, che va e viene, va:',
          [
            'segnalata subito: può essere un delirium',
            'osservata per qualche settimana, è la demenza che avanza',
            'corretta ripetendo la data e il luogo più volte',
            'trattata con un calmante, se ce n’è uno in casa',
          ],
          'a',
          'Il delirium dipende spesso da infezione, disidratazione o farmaci, ed è un’urgenza.',
        ),
        multiple(
          'Che cosa può aiutare quando una persona con demenza si agita?',
          [
            'Abbassare la voce',
            'Spostare l’attenzione su qualcosa che ama',
            'Discutere finché non si convince',
            'Riconoscere l’emozione',
          ],
          'abd',
          'Discutere aumenta l’agitazione; si cerca anche una causa fisica.',
        ),
        order(
          'Metti in ordine come si comincia una conversazione con una persona con demenza.',
          [
            'Avvicinarsi di fronte, alla sua altezza',
            'Chiamarla per nome',
            'Dire una frase breve',
            'Aspettare la risposta',
            'Ripetere con le stesse parole, se serve',
          ],
          'Prima il contatto, poi una informazione alla volta.',
        ),
        text(
          'Come si chiama, con una parola, lo stato confusionale improvviso che è un’urgenza medica?',
          ['delirium', 'delirio'],
          'Compare in ore o giorni e di solito ha una causa che si può curare.',
        ),
      ],
    },
    {
      name: 'Limiti, notizie e ruolo',
      drawn: { certification: 5, simulation: 3 },
      questions: [
        order(
          'Metti in ordine i quattro passi di un no che resta accanto alla persona.',
          [
            'Riconoscere il bisogno',
            'Dire il no, chiaro e breve',
            'Spiegare il perché in una frase',
            'Offrire ciò che si può fare',
          ],
          'Senza il primo passo il no sembra freddo, senza l’ultimo sembra un muro.',
        ),
        single(
          'Un assistito ti chiede un’altra compressa per il dolore. Che cosa rispondi?',
          [
            '«Va bene, ma una sola e non lo dica a nessuno»',
            '«Non è compito mio, deve chiedere a qualcun altro»',
            '«Non posso darla io: chiamo subito chi può»',
            '«Ne ha prese abbastanza, provi a dormire un poco»',
          ],
          'c',
          'Chi assiste non decide le terapie, ma non lascia sola la persona con la richiesta.',
        ),
        single(
          'A chi spetta comunicare la diagnosi alla persona malata?',
          ['Al medico', 'Al familiare più vicino', 'Alla coordinatrice', 'A chi è presente'],
          'a',
          'La legge 219 del 2017 riguarda il consenso informato e l’informazione che il medico dà alla persona.',
        ),
        trueFalse(
          'Una persona può scegliere di non conoscere le proprie condizioni e indicare chi deve essere informato al suo posto.',
          true,
          'Lo prevede la legge 219 del 2017.',
        ),
        single(
          '«Ho un tumore?», chiede una persona che aspetta un esame. Quale risposta è corretta?',
          [
            '«No, stia tranquilla, vedrà che non è niente»',
            '«Lo chieda al medico: vuole che lo avvisi che desidera parlargli?»',
            '«Non posso parlarne», e si esce dalla stanza',
            '«Dagli esami sembrerebbe di sì, ma io non sono un medico come lui»',
          ],
          'b',
          'Si accoglie la domanda, non si interpreta e non si lascia sola la persona.',
        ),
        multiple(
          'Che cosa aiuta una persona che ha appena ricevuto una cattiva notizia?',
          [
            'Restare seduti accanto, anche in silenzio',
            'Dirle che poteva andare peggio',
            'Chiedere che cosa le serve adesso',
            'Lasciare che pianga',
          ],
          'acd',
          'Le frasi che cercano di consolare a ogni costo allontanano.',
        ),
        single(
          'Un visitatore ti chiede in corridoio come sta il vicino di letto di sua madre. Che cosa fai?',
          [
            'Rispondo solo con notizie generiche sulla sua malattia',
            'Chiedo al visitatore se è un suo parente lontano',
            'Gli mostro la scheda, così può leggere da solo',
            'Riconosco la premura, ma non parlo di altre persone',
          ],
          'd',
          'Il segreto professionale e la protezione dei dati sulla salute valgono anche in corridoio.',
        ),
        text(
          'Con quale parola si indica lo sfinimento legato al lavoro, fatto di esaurimento, distacco e minore efficacia?',
          ['burnout', 'burn out', 'burn-out'],
          'L’Organizzazione mondiale della sanità lo descrive come un fenomeno legato al lavoro.',
        ),
      ],
    },
    {
      name: 'Famiglia, colleghi, sé stessi',
      drawn: { certification: 5, simulation: 2 },
      questions: [
        single(
          'Un familiare urla nel corridoio. Qual è la prima cosa da fare?',
          [
            'Spiegargli che il personale è poco e il lavoro è molto',
            'Parlare più piano di lui e proporgli un posto tranquillo',
            'Chiedergli di calmarsi prima di dire qualunque cosa',
            'Dire che in quel momento eri di turno in un altro piano',
          ],
          'b',
          'Nei primi minuti si abbassa la tensione; le spiegazioni vengono dopo.',
        ),
        match(
          'Abbina la parte dello schema SBAR alla domanda.',
          {
            Situazione: 'Che cosa succede?',
            Contesto: 'Che cosa serve sapere?',
            Valutazione: 'Che cosa ho osservato?',
            Richiesta: 'Che cosa serve fare?',
          },
          ['Di chi è la colpa?'],
          'Le quattro parti permettono una consegna breve e ordinata.',
        ),
        single(
          'Quale frase va bene in una consegna?',
          [
            'Ha suonato nove volte fra le due e le quattro',
            'Stanotte è stata davvero insopportabile con tutti',
            'Fa i soliti capricci quando deve lavarsi',
            'I parenti si lamentano sempre di qualcosa',
          ],
          'a',
          'Si dicono i fatti: il giudizio segue la persona per settimane.',
        ),
        number(
          'In quante parti è diviso lo schema SBAR?',
          4,
          'parti',
          'Situazione, contesto, valutazione, richiesta.',
        ),
        single(
          'Hai sbagliato a scrivere una parola nel diario delle consegne su carta. Che cosa fai?',
          [
            'La copro bene con il correttore bianco',
            'Strappo la pagina e la riscrivo dall’inizio',
            'Traccio una riga e scrivo la correzione',
            'La lascio, se si capisce dal resto della frase',
          ],
          'c',
          'Ciò che era scritto deve restare leggibile, con data, ora e firma.',
        ),
        multiple(
          'Quali possono essere segnali di sfinimento?',
          [
            'Stanchezza che non passa con il riposo',
            'Cinismo verso il proprio lavoro',
            'Interesse per un nuovo corso',
            'Non sentire più niente',
          ],
          'abd',
          'Riguardano il corpo, i pensieri e le emozioni.',
        ),
        trueFalse(
          'Dire «mi dispiace che l’abbia trovata così» è un’ammissione di colpa e va evitato.',
          false,
          'È il riconoscimento di un disagio; gli errori si riferiscono a chi coordina.',
        ),
        single(
          'Un familiare ti minaccia e si avvicina molto. Che cosa fai?',
          [
            'Lo trattengo per le braccia finché non smette',
            'Gli rispondo con lo stesso tono, perché capisca',
            'Resto solo con lui in una stanza chiusa per parlargli',
            'Mi allontano, chiamo aiuto e poi segnalo l’episodio',
          ],
          'd',
          'Le aggressioni vanno segnalate; la legge 113 del 2020 tutela chi lavora nella sanità e nell’assistenza.',
        ),
        single(
          'Chi riceve la consegna ripete le due cose più importanti. Perché?',
          [
            'Perché lo chiede il regolamento sulla privacy',
            'Per far vedere di essere arrivato in orario',
            'Per scoprire subito un malinteso',
            'Per allungare il tempo del passaggio',
          ],
          'c',
          'Un malinteso scoperto subito non fa danni.',
        ),
      ],
    },
  ],
};
