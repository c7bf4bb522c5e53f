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

const office = {
  fileName: 'exam-ufficio.png',
  text: 'Un ufficio: a sinistra una scrivania con una presa multipla collegata a un’altra presa multipla; al centro una sedia; a destra scatole impilate davanti a un estintore e una porta con il cartello di uscita.',
};
const plan = {
  fileName: 'exam-planimetria.png',
  text: 'Planimetria di un piano: il punto «Voi siete qui» in un corridoio, una scala con uscita di emergenza in fondo a sinistra, l’ascensore al centro, una seconda uscita in fondo a destra, un estintore vicino all’ascensore.',
};

export const bank: DemoBank = {
  course: 'sicurezza-in-ufficio',
  areas: [
    {
      name: 'I rischi in ufficio',
      drawn: { certification: 5, simulation: 3 },
      questions: [
        single(
          'Secondo il D.Lgs. 81/2008, che cos’è il rischio?',
          [
            'La proprietà di una cosa che può causare un danno',
            'La probabilità di raggiungere il livello potenziale di danno nelle condizioni di impiego o di esposizione',
            'Il danno che una persona ha già subito durante il lavoro',
            'L’inosservanza di una procedura scritta dell’azienda',
          ],
          'b',
          'L’articolo 2 distingue il pericolo (la proprietà di causare danni) dal rischio (la probabilità che il danno si verifichi).',
        ),
        single(
          'Quale compito il datore di lavoro non può delegare?',
          [
            'La consegna dei dispositivi di protezione ai lavoratori',
            'La sostituzione degli estintori scaduti dell’ufficio',
            'La convocazione dei lavoratori alla visita medica',
            'La valutazione di tutti i rischi e il relativo documento',
          ],
          'd',
          'L’articolo 17 vieta di delegare la valutazione dei rischi e la designazione del responsabile del servizio di prevenzione e protezione.',
        ),
        single(
          'Vedi una presa con il coperchio rotto e i contatti scoperti. Che cosa fai?',
          [
            'La segnalo subito, evito che altri la usino e la faccio riparare da chi ne ha la competenza',
            'Avvito io il coperchio nuovo durante la pausa pranzo, senza togliere corrente all’impianto dell’ufficio',
            'Copro i contatti con del nastro adesivo e continuo a usarla finché non arriva qualcuno della manutenzione',
            'Aspetto la riunione periodica per parlarne con il rappresentante dei lavoratori per la sicurezza',
          ],
          'a',
          'L’articolo 20 chiede di segnalare immediatamente i pericoli e di non compiere di propria iniziativa operazioni che non competono.',
        ),
        multiple(
          'Quali di queste condizioni aumentano il rischio di inciampare?',
          [
            'Un cavo steso attraverso il passaggio',
            'Una lampada da 500 lux sulla scrivania',
            'Un cassetto basso lasciato aperto',
            'Il bordo di un tappeto sollevato',
          ],
          'acd',
          'Cavi, cassetti aperti e tappeti sollevati sono le cause più comuni. Una buona illuminazione aiuta a vederli.',
        ),
        trueFalse(
          'Anche lo stress lavoro-correlato deve essere valutato nel documento di valutazione dei rischi.',
          true,
          'Lo prevede l’articolo 28 del D.Lgs. 81/2008, insieme a tutti gli altri rischi.',
        ),
        match(
          'Abbina ogni figura al suo compito principale.',
          {
            Preposto: 'Vigila ogni giorno su come si svolge il lavoro',
            'Rappresentante dei lavoratori per la sicurezza':
              'Porta la voce dei lavoratori nella prevenzione',
            'Medico competente': 'Svolge la sorveglianza sanitaria',
          },
          ['Designa il responsabile del servizio di prevenzione'],
          'La designazione del responsabile del servizio di prevenzione e protezione spetta invece al datore di lavoro.',
        ),
        hotSpot(
          'Indica nella figura il rischio elettrico.',
          office,
          [box(70, 400, 250, 90)],
          'Due prese multiple in cascata possono superare la potenza ammessa e surriscaldarsi.',
        ),
        hotSpot(
          'Indica nella figura ciò che impedisce di usare subito l’estintore.',
          office,
          [box(640, 300, 140, 190)],
          'Davanti a estintori, quadri e uscite non si appoggia nulla, nemmeno per poco tempo.',
        ),
        number(
          'In una stanza lavorano otto persone. In un mese ci sono stati tre mancati infortuni, dei quali uno solo segnalato. Quanti non sono stati segnalati?',
          2,
          'episodi',
          'Gli episodi senza danno vanno segnalati tutti: mostrano dove intervenire prima che qualcuno si faccia male.',
        ),
      ],
    },
    {
      name: 'La postazione al videoterminale',
      drawn: { certification: 5, simulation: 3 },
      questions: [
        number(
          'Da quante ore settimanali di uso abituale, tolte le interruzioni, si è «lavoratori» addetti al videoterminale secondo l’articolo 173?',
          20,
          'ore',
          'L’articolo 173 parla di uso sistematico o abituale per venti ore settimanali, dedotte le interruzioni.',
        ),
        number(
          'Quanti minuti di pausa spettano ogni 120 minuti di lavoro continuativo al videoterminale, se il contratto non prevede altro?',
          15,
          'minuti',
          'Lo stabilisce l’articolo 175 del D.Lgs. 81/2008.',
        ),
        single(
          'La pausa per chi lavora al videoterminale:',
          [
            'si recupera a fine turno uscendo prima',
            'si fa solo se il lavoratore ha disturbi alla vista',
            'fa parte dell’orario di lavoro e non si accumula',
            'è un permesso non retribuito di quindici minuti',
          ],
          'c',
          'La pausa è parte integrante dell’orario e non è cumulabile all’inizio o alla fine della giornata.',
        ),
        single(
          'Dove va messo lo schermo rispetto alla finestra?',
          [
            'Davanti alla finestra, per avere più luce sul documento',
            'Di lato, in modo che la finestra non sia né davanti né alle spalle',
            'Con la finestra alle spalle di chi lavora, se le tende sono bianche',
            'Non importa, se la luminosità dello schermo è al massimo',
          ],
          'b',
          'Con la finestra di fronte si è abbagliati, con la finestra alle spalle si formano riflessi sullo schermo.',
        ),
        order(
          'Metti in ordine la regolazione della postazione, come mostrata nella lezione.',
          [
            'Altezza del sedile',
            'Sostegno dello schienale',
            'Posizione di tastiera e mouse',
            'Distanza e altezza dello schermo',
          ],
          'Si parte dal corpo e si porta il resto verso il corpo: prima la sedia, per ultimo lo schermo.',
        ),
        single(
          'A quale distanza dagli occhi conviene tenere lo schermo?',
          [
            'Tra 20 e 30 centimetri',
            'Tra 30 e 45 centimetri',
            'Tra 90 e 120 centimetri',
            'Tra 50 e 70 centimetri',
          ],
          'd',
          'È la distanza indicata dalle linee guida d’uso dei videoterminali (D.M. 2 ottobre 2000).',
        ),
        trueFalse(
          'Dopo i cinquant’anni la visita degli addetti al videoterminale è di regola ogni cinque anni.',
          false,
          'L’articolo 176 prevede due anni per chi ha compiuto cinquant’anni o è idoneo con prescrizioni, cinque anni negli altri casi.',
        ),
        multiple(
          'Per usare a lungo un computer portatile alla scrivania servono:',
          [
            'una tastiera esterna',
            'una seconda batteria',
            'un mouse esterno',
            'un supporto che alzi lo schermo',
          ],
          'acd',
          'Altrimenti lo schermo resta troppo basso e il collo piegato.',
        ),
      ],
    },
    {
      name: 'Il piano di emergenza',
      drawn: { certification: 5, simulation: 2 },
      questions: [
        number(
          'Da quanti lavoratori occupati il piano di emergenza è comunque obbligatorio secondo il D.M. 2 settembre 2021?',
          10,
          'lavoratori',
          'Il decreto lo chiede nei luoghi di lavoro dove sono occupati almeno dieci lavoratori, e in altri casi che non dipendono dal loro numero.',
        ),
        single(
          'Dove il piano di emergenza è obbligatorio, ogni quanto si fa almeno una prova?',
          ['Ogni mese', 'Ogni cinque anni', 'Ogni anno', 'Solo alla prima apertura della sede'],
          'c',
          'Le esercitazioni antincendio hanno cadenza almeno annuale.',
        ),
        match(
          'Abbina il colore dei cartelli al loro significato.',
          {
            Verde: 'Salvataggio e soccorso',
            Azzurro: 'Obbligo',
            'Giallo o giallo-arancio': 'Avvertimento',
            'Rosso, forma rotonda': 'Divieto',
          },
          ['Percorso dei carrelli'],
          'Sono i colori e le forme della segnaletica di sicurezza (Titolo V e allegato XXIV del D.Lgs. 81/2008).',
        ),
        hotSpot(
          'Sei nel punto «Voi siete qui». Indica l’uscita più vicina.',
          plan,
          [box(40, 200, 130, 160)],
          'La scala con l’uscita a sinistra è la più vicina; quella a destra è la seconda via da conoscere.',
        ),
        hotSpot(
          'Indica nella planimetria ciò che non si usa durante un’evacuazione.',
          plan,
          [box(470, 90, 110, 110)],
          'L’ascensore può fermarsi o portare a un piano invaso dal fumo.',
        ),
        single(
          'Durante l’evacuazione il corridoio si riempie di fumo. Come ti muovi?',
          [
            'Abbassato, perché vicino al pavimento l’aria è più pulita',
            'In piedi e di corsa, per restare nel fumo il meno possibile',
            'Fermo dove sono, finché il fumo non si è diradato',
            'Indietro, per aprire le finestre della mia stanza',
          ],
          'a',
          'Il fumo caldo sale: in basso si respira e si vede meglio.',
        ),
        trueFalse(
          'Uscendo da una stanza durante un incendio si lasciano le porte aperte, così chi arriva dopo passa più in fretta.',
          false,
          'Le porte si chiudono, non a chiave: rallentano la diffusione del fuoco e del fumo.',
        ),
        multiple(
          'Che cosa deve contenere il piano di emergenza?',
          [
            'Le procedure per l’evacuazione',
            'Le disposizioni per chiamare i Vigili del fuoco',
            'Le ferie degli addetti antincendio',
            'Le misure per assistere le persone con esigenze speciali',
          ],
          'abd',
          'Il D.M. 2 settembre 2021 elenca le azioni dei lavoratori, l’evacuazione, la chiamata dei soccorsi e l’assistenza a chi ha esigenze speciali.',
        ),
        text(
          'Come si chiama il luogo all’esterno dove ci si riunisce per essere contati?',
          ['punto di raccolta', 'punto di ritrovo', 'luogo sicuro di raccolta'],
          'Al punto di raccolta ci si fa contare e non ci si allontana senza avvisare.',
        ),
      ],
    },
    {
      name: 'I primi tre minuti',
      drawn: { certification: 5, simulation: 2 },
      questions: [
        order(
          'Metti in ordine i tre compiti di chi si trova davanti a un’emergenza.',
          ['Proteggere', 'Avvertire', 'Soccorrere'],
          'Prima si rende sicura la scena: chi corre senza guardare diventa il secondo ferito.',
        ),
        text(
          'Quale numero unico si chiama per ogni emergenza?',
          ['112', 'uno uno due', 'il 112'],
          'Il 112 è gratuito e raggiunge tutti i servizi di emergenza.',
        ),
        order(
          'In quale ordine dai le informazioni nella chiamata di emergenza?',
          ['Dove', 'Che cosa è successo', 'Quante persone e come stanno', 'Chi chiama'],
          'Se la linea cade, con il luogo i soccorsi possono comunque partire.',
        ),
        single(
          'Quando si chiude la chiamata al 112?',
          [
            'Dopo avere detto l’indirizzo, per non occupare la linea',
            'Quando si sente arrivare la sirena dei soccorsi in strada',
            'Appena una seconda persona ha confermato l’accaduto',
            'Quando l’operatore dice che si può riattaccare',
          ],
          'd',
          'L’operatore può avere altre domande o istruzioni: non si riattacca per primi.',
        ),
        single(
          'Un collega è a terra e tiene in mano un cavo in tensione. Qual è la prima cosa da fare?',
          [
            'Tirarlo via afferrandolo per i vestiti',
            'Togliere la corrente senza toccarlo',
            'Versare acqua sul cavo per raffreddarlo',
            'Metterlo subito in posizione di sicurezza',
          ],
          'b',
          'Chi lo tocca viene attraversato dalla stessa corrente: prima si toglie tensione.',
        ),
        single(
          'Quale estintore è adatto a un computer che brucia mentre è ancora alimentato?',
          [
            'Quello ad anidride carbonica',
            'Quello idrico con getto pieno',
            'Il secchio di sabbia bagnata',
            'Nessuno: si usa solo la coperta',
          ],
          'a',
          'L’anidride carbonica non conduce corrente e non lascia residui; l’acqua sarebbe pericolosa.',
        ),
        single(
          'A che cosa si punta il getto dell’estintore?',
          [
            'Alla punta delle fiamme più alte',
            'Al soffitto sopra il fuoco',
            'Alla base delle fiamme',
            'Al pavimento davanti a sé',
          ],
          'c',
          'È il materiale alla base che brucia: colpire in alto spreca l’agente estinguente.',
        ),
        trueFalse(
          'Il lavoratore che si allontana davanti a un pericolo grave, immediato e inevitabile non può subire alcun pregiudizio.',
          true,
          'Lo stabilisce l’articolo 44 del D.Lgs. 81/2008.',
        ),
        multiple(
          'Accanto a una persona caduta e dolorante, in attesa dei soccorsi, che cosa è giusto fare?',
          [
            'Darle un antidolorifico',
            'Restarle accanto e parlarle',
            'Coprirla se ha freddo',
            'Farla bere per calmarla',
          ],
          'bc',
          'Non si danno farmaci né bevande, e non si sposta chi è caduto se non c’è un pericolo imminente.',
        ),
      ],
    },
  ],
};
