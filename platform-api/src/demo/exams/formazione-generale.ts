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

const machine = {
  fileName: 'exam-macchina.png',
  text: 'Una pressa con un riparo mobile davanti allo stampo e, a destra, una pulsantiera: un pulsante verde di avvio, un pulsante bianco per la luce, un fungo rosso su fondo giallo.',
};
const label = {
  fileName: 'exam-etichetta.png',
  text: 'Etichetta di un prodotto: nome, due pittogrammi a rombo, una parola in rosso, due frasi sui pericoli, due consigli di prudenza, il fornitore.',
};

export const bank: DemoBank = {
  course: 'formazione-generale',
  areas: [
    {
      name: 'I concetti e le misure',
      drawn: { certification: 5, simulation: 3 },
      questions: [
        single(
          'Una lama affilata chiusa in un cassetto è:',
          [
            'un rischio alto',
            'un danno possibile',
            'un pericolo, con un rischio basso',
            'un mancato infortunio',
          ],
          'c',
          'Il pericolo è la proprietà di tagliare; il rischio dipende da come la si incontra.',
        ),
        number(
          'Con il metodo P × D, quanto vale un rischio con probabilità 3 e danno 4?',
          12,
          '',
          'Si moltiplicano i due numeri: 3 × 4 = 12, da affrontare subito.',
        ),
        single(
          'Che cosa distingue la malattia professionale dall’infortunio?',
          [
            'Nasce lentamente, da un’esposizione che si ripete',
            'Colpisce soltanto chi lavora da meno di un anno',
            'Si può riconoscere solo dopo il pensionamento',
            'Dipende sempre da un errore del lavoratore',
          ],
          'a',
          'L’infortunio ha una causa violenta in un momento preciso, la malattia un’esposizione nel tempo.',
        ),
        order(
          'Metti le misure nell’ordine in cui vanno prese in considerazione.',
          [
            'Eliminare il pericolo',
            'Sostituire con ciò che è meno pericoloso',
            'Isolare con ripari e aspirazione',
            'Organizzare il lavoro e formare',
            'Dare dispositivi individuali',
          ],
          'I dispositivi individuali servono per il rischio che resta dopo le altre misure.',
        ),
        single(
          'Quale di queste è una misura di protezione collettiva?',
          [
            'I guanti contro i tagli',
            'La cuffia antirumore',
            'Gli occhiali a mascherina',
            'Il parapetto',
          ],
          'd',
          'Protegge tutti insieme, anche chi passa per caso.',
        ),
        trueFalse(
          'Se un evento non è mai successo, il rischio si può considerare nullo.',
          false,
          'Un evento raro ma molto grave va comunque valutato.',
        ),
        multiple(
          'Quando va aggiornata la valutazione dei rischi?',
          [
            'Quando arrivano macchine o sostanze nuove',
            'Quando cambia l’organizzazione del lavoro',
            'Quando si rinnova il sito dell’azienda',
            'Dopo un infortunio significativo',
          ],
          'abd',
          'L’articolo 29 chiede di rielaborarla quando cambiano in modo significativo le condizioni.',
        ),
        text(
          'Con quale sigla di tre lettere si chiama il documento di valutazione dei rischi?',
          ['DVR'],
          'Il DVR è scritto dal datore di lavoro dopo la valutazione di tutti i rischi.',
        ),
      ],
    },
    {
      name: 'Le persone della sicurezza',
      drawn: { certification: 5, simulation: 2 },
      questions: [
        match(
          'Abbina ogni figura al suo compito.',
          {
            'Datore di lavoro': 'Valuta tutti i rischi',
            Preposto: 'Sorveglia e, se serve, ferma il lavoro',
            RSPP: 'Coordina il servizio di prevenzione',
            RLS: 'Rappresenta i lavoratori',
          },
          ['Giudica l’idoneità alla mansione'],
          'L’idoneità alla mansione è giudicata dal medico competente.',
        ),
        multiple(
          'Quali compiti il datore di lavoro non può delegare?',
          [
            'La valutazione di tutti i rischi',
            'La consegna dei dispositivi di protezione',
            'La designazione del RSPP',
            'Le prove di evacuazione',
          ],
          'ac',
          'Lo stabilisce l’articolo 17 del D.Lgs. 81/2008.',
        ),
        single(
          'Il preposto vede un collega lavorare senza riparo. Il collega non lo ascolta. Che cosa deve fare il preposto?',
          [
            'Scriverlo in una relazione da consegnare a fine mese',
            'Interrompere l’attività e informare i superiori',
            'Rimettere il riparo dopo la fine del turno di lavoro',
            'Lasciar finire il pezzo e poi parlarne con gli altri',
          ],
          'b',
          'L’articolo 19, dopo le modifiche del 2021, chiede di intervenire e, se necessario, interrompere l’attività.',
        ),
        single(
          'Chi fa la sorveglianza sanitaria?',
          [
            'Il medico di famiglia',
            'Il responsabile del servizio di prevenzione',
            'Il rappresentante dei lavoratori',
            'Il medico competente',
          ],
          'd',
          'È nominato dal datore di lavoro nei casi previsti e collabora alla valutazione dei rischi.',
        ),
        single(
          'A chi costa la formazione obbligatoria sulla sicurezza?',
          [
            'Non al lavoratore: si fa in orario di lavoro e senza oneri per lui',
            'Al lavoratore, che la paga quando cambia mansione o azienda',
            'Metà al lavoratore e metà all’azienda, secondo il contratto',
            'Al rappresentante dei lavoratori, con i permessi del suo ruolo',
          ],
          'a',
          'Lo prevede l’articolo 37 del D.Lgs. 81/2008.',
        ),
        trueFalse(
          'Il RSPP consiglia e coordina, ma non è un superiore che dà ordini ai lavoratori.',
          true,
          'È una funzione di consulenza: gli ordini vengono dal datore di lavoro, dai dirigenti e dai preposti.',
        ),
        multiple(
          'Quali di questi sono doveri del lavoratore?',
          [
            'Segnalare subito i pericoli',
            'Usare bene i dispositivi di protezione',
            'Riparare le macchine guaste',
            'Non togliere i dispositivi di sicurezza',
          ],
          'abd',
          'L’articolo 20 vieta anche di compiere di propria iniziativa operazioni che non competono.',
        ),
        text(
          'Quale sigla indica il rappresentante dei lavoratori per la sicurezza?',
          ['RLS'],
          'È consultato, accede ai luoghi e ai documenti e fa proposte.',
        ),
      ],
    },
    {
      name: 'I rischi specifici',
      drawn: { certification: 6, simulation: 3 },
      questions: [
        hotSpot(
          'Indica l’arresto di emergenza della macchina.',
          machine,
          [box(740, 305, 100, 100)],
          'È il fungo rosso su fondo giallo.',
        ),
        hotSpot(
          'Indica il riparo che, se viene aperto, deve fermare la macchina.',
          machine,
          [box(200, 235, 360, 180)],
          'È il riparo mobile interbloccato davanti allo stampo.',
        ),
        hotSpot(
          'Indica nell’etichetta l’avvertenza.',
          label,
          [box(410, 165, 210, 70)],
          'L’avvertenza è una sola parola: Pericolo o Attenzione.',
        ),
        single(
          'Un pezzo si è incastrato nella macchina. Come lo togli?',
          [
            'A macchina ferma, isolata e con il comando bloccato',
            'A macchina lenta, con un attrezzo lungo e i guanti',
            'Con l’arresto di emergenza premuto da un collega',
            'Dopo aver aperto il riparo e aspettato qualche secondo',
          ],
          'a',
          'Si toglie e si blocca l’energia, si scarica quella che resta e si prova che la macchina non riparta.',
        ),
        match(
          'Abbina il pittogramma CLP al suo significato.',
          {
            Fiamma: 'Infiammabile',
            'Fiamma su un cerchio': 'Comburente',
            Teschio: 'Tossico',
            'Busto con stella': 'Danni gravi alla salute nel tempo',
          },
          ['Pericoloso per l’ambiente'],
          'Albero e pesce indicano il pericolo per l’ambiente acquatico.',
        ),
        number(
          'Quante sezioni ha la scheda di sicurezza?',
          16,
          'sezioni',
          'Sono sedici, sempre nello stesso ordine.',
        ),
        single(
          'Dove si può travasare un detergente?',
          [
            'In una bottiglia d’acqua vuota e ben lavata',
            'In un bicchiere, se si usa subito',
            'In un contenitore adatto ed etichettato',
            'In qualunque recipiente di vetro pulito',
          ],
          'c',
          'Una bottiglia per bevande può essere scambiata e bevuta.',
        ),
        number(
          'Qual è il valore superiore di azione dell’esposizione giornaliera al rumore?',
          85,
          'dB(A)',
          'Articolo 189: 80 valore inferiore di azione, 85 superiore, 87 valore limite.',
        ),
        number(
          'Una scatola pesa 12 kg e il peso raccomandato è 8 kg. Quanto vale l’indice di sollevamento?',
          1.5,
          '',
          '12 diviso 8 fa 1,5: il sollevamento è a rischio.',
          0.01,
        ),
        single(
          'Per girarti con un carico in mano:',
          [
            'ruoti il busto tenendo fermi i piedi',
            'muovi i piedi, con il carico vicino al corpo',
            'allunghi le braccia e ti sporgi di lato',
            'alzi il carico sopra le spalle e ti volti',
          ],
          'b',
          'La torsione del busto sotto carico è tra i gesti più dannosi per la schiena.',
        ),
        trueFalse(
          'Tre decibel in più raddoppiano l’energia sonora che arriva all’orecchio.',
          true,
          'La scala dei decibel è logaritmica.',
        ),
        single(
          'Quali gas si possono formare mescolando candeggina e un prodotto acido?',
          [
            'Ossigeno puro, che alimenta la fiamma',
            'Vapore acqueo, che è innocuo',
            'Anidride carbonica, che soffoca il fuoco',
            'Cloro, che è tossico',
          ],
          'd',
          'I detergenti non si mescolano mai.',
        ),
      ],
    },
    {
      name: 'Emergenze e segnalazioni',
      drawn: { certification: 4, simulation: 2 },
      questions: [
        multiple(
          'Quali sono i tre lati del triangolo del fuoco?',
          ['Combustibile', 'Comburente', 'Estinguente', 'Innesco'],
          'abd',
          'Togliendone uno il fuoco si spegne.',
        ),
        match(
          'Abbina la classe di fuoco a ciò che brucia.',
          {
            'Classe A': 'Solidi',
            'Classe B': 'Liquidi',
            'Classe C': 'Gas',
            'Classe F': 'Oli e grassi da cucina',
          },
          ['Metalli'],
          'I metalli sono la classe D.',
        ),
        single(
          'Prima di aprire una porta durante un incendio:',
          [
            'la si apre di colpo e ci si abbassa',
            'la si tocca con il dorso della mano',
            'si bussa per sapere se c’è qualcuno',
            'si aspetta il segnale di fine allarme',
          ],
          'b',
          'Se è calda, il fuoco è vicino: si cerca un’altra via.',
        ),
        single(
          'Una porta tagliafuoco tenuta aperta da un cuneo:',
          [
            'va bene nelle ore di lavoro, se qualcuno la chiude la sera',
            'va bene d’estate, perché fa circolare l’aria nei locali',
            'non ferma né il fuoco né il fumo: il cuneo va tolto',
            'è una scelta del preposto, che ne informa i colleghi',
          ],
          'c',
          'La porta serve solo se si può chiudere.',
        ),
        single(
          'Un pallet cade e non colpisce nessuno. È:',
          [
            'un mancato infortunio da segnalare',
            'un infortunio senza giorni di assenza',
            'un evento da segnalare solo se si ripete',
            'un danno alle cose, che riguarda il magazzino',
          ],
          'a',
          'Le cause sono le stesse dell’infortunio: cambia solo il finale.',
        ),
        single(
          'Quale frase rende più utile una segnalazione?',
          [
            'Luigi è sempre distratto',
            'Qui prima o poi succede qualcosa',
            'Nessuno fa mai attenzione, come al solito',
            'La luce della corsia 4 è spenta da lunedì',
          ],
          'd',
          'Un fatto preciso apre la ricerca delle cause, un giudizio la chiude.',
        ),
        trueFalse(
          'Un infortunio lieve si può comunicare al datore di lavoro alla fine del mese.',
          false,
          'Il lavoratore deve darne immediata notizia, anche se è lieve.',
        ),
        order(
          'Metti in ordine che cosa fare quando suona l’allarme.',
          [
            'Mettere in sicurezza ciò che si sta usando, se bastano pochi secondi',
            'Uscire per la via più vicina',
            'Raggiungere il punto di raccolta',
            'Farsi contare e aspettare indicazioni',
          ],
          'Chi non si fa contare può far rientrare qualcuno a cercarlo.',
        ),
      ],
    },
  ],
};
