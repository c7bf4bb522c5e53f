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

const message = {
  fileName: 'exam-messaggio.png',
  text: 'Un messaggio di posta: il mittente con nome e indirizzo, l’oggetto, un testo che chiede di confermare i dati entro due ore, un pulsante «Conferma ora» e in basso l’indirizzo a cui il pulsante porta.',
};

export const bank: DemoBank = {
  course: 'difendersi-in-rete',
  areas: [
    {
      name: 'Truffe e messaggi',
      drawn: { certification: 6, simulation: 3 },
      questions: [
        hotSpot(
          'Indica nel messaggio ciò che mostra che il mittente non è la banca.',
          message,
          [box(262, 92, 420, 36)],
          'Il dominio dell’indirizzo è conto-sicuro.example: il nome davanti può scriverlo chiunque.',
        ),
        hotSpot(
          'Indica dove si legge la vera destinazione del pulsante.',
          message,
          [box(62, 460, 836, 50)],
          'Passando sopra al pulsante, senza premere, il programma mostra l’indirizzo.',
        ),
        single(
          'Qual è il sito in «banca-adda.conto-sicuro.example/accesso»?',
          ['banca-adda', 'banca-adda.conto-sicuro', 'example/accesso', 'conto-sicuro.example'],
          'd',
          'Conta la parte subito prima della prima barra, letta da destra.',
        ),
        single(
          'Un fornitore comunica per posta un nuovo IBAN. Che cosa fai prima di pagare?',
          [
            'Rispondo al messaggio chiedendo se è proprio vero',
            'Chiamo il numero che avevo già e chiedo conferma a voce',
            'Chiamo il numero indicato nella firma del messaggio ricevuto',
            'Pago una piccola somma e vedo se arriva a destinazione',
          ],
          'b',
          'Il messaggio e i suoi recapiti possono essere di chi attacca: si usa un’altra via.',
        ),
        match(
          'Abbina il nome della truffa al mezzo.',
          {
            Phishing: 'Posta elettronica',
            Smishing: 'Messaggi sul telefono',
            Vishing: 'Telefonata',
            Quishing: 'Codice QR',
          },
          ['Chiavetta USB'],
          'Cambia il mezzo, il trucco resta lo stesso.',
        ),
        trueFalse(
          'Se il sito mostra il lucchetto, si può essere certi che è onesto.',
          false,
          'Il lucchetto dice solo che il collegamento è cifrato.',
        ),
        single(
          'L’operatore «antifrode» conosce il tuo nome e ti chiede il codice appena arrivato. Che cosa fai?',
          [
            'Riaggancio e chiamo il numero scritto sulla mia carta',
            'Gli leggo solo le prime tre cifre del codice ricevuto',
            'Gli chiedo di dirmi il saldo, per vedere se è vero',
            'Resto in linea e intanto controllo il conto dal telefono',
          ],
          'a',
          'I codici non si leggono a nessuno: sono la firma di un’operazione.',
        ),
        multiple(
          'Che cosa fai se hai scritto la password su un sito finto?',
          [
            'La cambio da un altro dispositivo, ovunque la uso',
            'Avviso chi si occupa di informatica',
            'Cancello subito il messaggio ricevuto',
            'Aspetto di vedere se succede qualcosa',
          ],
          'ab',
          'Il messaggio si conserva: serve a capire e ad avvisare gli altri.',
        ),
        trueFalse(
          'Il numero che appare sul telefono può essere falsificato.',
          true,
          'Per questo non prova chi sta chiamando.',
        ),
        order(
          'Metti in ordine la regola dei tre secondi.',
          [
            'Fermarsi',
            'Guardare mittente, collegamento e richiesta',
            'Verificare per un’altra via',
          ],
          'L’urgenza serve a togliere il tempo di pensare.',
        ),
      ],
    },
    {
      name: 'Dati e tracce',
      drawn: { certification: 4, simulation: 2 },
      questions: [
        multiple(
          'Quali di questi sono dati personali?',
          ['Una targa', 'Una fotografia riconoscibile', 'Il prezzo di listino', 'Un indirizzo IP'],
          'abd',
          'È personale ogni informazione che riguarda una persona identificata o identificabile.',
        ),
        single(
          'Devi scrivere a quaranta clienti che non si conoscono. Come inserisci gli indirizzi?',
          [
            'Tutti nel campo principale, in ordine alfabetico',
            'Metà nel campo principale e metà in copia',
            'In copia nascosta',
            'In un allegato',
          ],
          'c',
          'Altrimenti ciascuno riceve gli indirizzi di tutti gli altri: è una violazione di dati personali.',
        ),
        text(
          'Come si chiama il principio del GDPR per cui si raccolgono solo i dati che servono?',
          ['minimizzazione', 'minimizzazione dei dati', 'principio di minimizzazione'],
          'È uno dei principi dell’articolo 5.',
        ),
        single(
          'Trovi una chiavetta USB nel parcheggio dell’azienda. Che cosa fai?',
          [
            'La collego a un computer vecchio, non connesso alla posta',
            'La formatto e poi la uso per i miei documenti',
            'La apro solo per scoprire di chi è e restituirla',
            'La consegno a chi si occupa di informatica',
          ],
          'd',
          'Può essere stata lasciata apposta.',
        ),
        single(
          'Quale risposta automatica racconta di meno a chi prepara un attacco?',
          [
            '«Sono assente. Per urgenze scrivi a ufficio@azienda.example»',
            '«Sono in viaggio a Lisbona fino al 20, mi sostituisce Marta per i pagamenti»',
            '«In ferie con la famiglia! Il mio numero privato è nella firma qui sotto»',
            '«Assente: le fatture della Rossi S.r.l. le segue Marta, interno 214»',
          ],
          'a',
          'Date, ruoli e nomi permettono un messaggio credibile.',
        ),
        trueFalse(
          'Quando ci si alza dalla scrivania anche solo per un minuto conviene bloccare lo schermo.',
          true,
          'Bastano due tasti e un minuto è sufficiente a chi passa.',
        ),
        single(
          'Vuoi riassumere un contratto con un assistente di intelligenza artificiale trovato in rete. Che cosa controlli prima?',
          [
            'Se il servizio ha molte recensioni favorevoli',
            'Se l’azienda ha approvato quel servizio per quei dati',
            'Se il servizio è gratuito anche per testi molto lunghi',
            'Se il riassunto si può scaricare nel formato che preferisco',
          ],
          'b',
          'I dati di clienti e contratti non si danno a servizi non approvati.',
        ),
      ],
    },
    {
      name: 'Password, aggiornamenti, copie',
      drawn: { certification: 6, simulation: 3 },
      questions: [
        single(
          'Qual è il rischio più grande nelle password di tutti i giorni?',
          [
            'Non contengono abbastanza simboli speciali',
            'Non vengono cambiate ogni tre mesi',
            'La stessa password si usa su più siti',
            'Sono più lunghe di dodici caratteri',
          ],
          'c',
          'Quando un sito viene violato, la coppia di nome e password viene provata ovunque.',
        ),
        single(
          'Su quale account conviene attivare per primo il secondo fattore?',
          [
            'La posta elettronica',
            'Il negozio di scarpe',
            'Il giornale in abbonamento',
            'La tessera del supermercato',
          ],
          'a',
          'Chi entra nella posta può rifare le password di quasi tutto il resto.',
        ),
        order(
          'Metti i secondi fattori dal meno al più robusto.',
          ['Codice per messaggio', 'Applicazione che genera codici', 'Chiave fisica o passkey'],
          'La chiave fisica e la passkey resistono anche a un sito finto.',
        ),
        single(
          'Il gestore di password non propone la password sul sito della tua banca. Che cosa può significare?',
          [
            'Che la password è scaduta e va cambiata',
            'Che il computer non è collegato alla rete',
            'Che il gestore deve essere reinstallato da capo',
            'Che l’indirizzo non è quello della banca',
          ],
          'd',
          'Il gestore riconosce l’indirizzo: se non lo riconosce, fermati e guarda dove sei.',
        ),
        number(
          'Nella regola del 3-2-1, quante copie stanno lontano dalle altre?',
          1,
          'copia',
          'Tre copie, due supporti, una altrove.',
        ),
        match(
          'Abbina il numero della regola 3-2-1 al suo significato.',
          {
            Tre: 'Copie dei dati',
            Due: 'Supporti diversi',
            Uno: 'Copia lontana',
          },
          ['Password diverse'],
          'Almeno una copia deve inoltre essere scollegata o non modificabile.',
        ),
        trueFalse(
          'Una cartella sincronizzata in rete, da sola, è sempre una copia di sicurezza.',
          false,
          'Se un file viene cancellato o cifrato, lo diventa dappertutto.',
        ),
        single(
          'Come si sa che una copia di sicurezza funziona?',
          [
            'Perché il programma non ha mai segnalato errori',
            'Perché si è ripristinato un file e lo si è aperto',
            'Perché il disco è di una marca conosciuta e nuova',
            'Perché la copia parte da sola tutte le notti',
          ],
          'b',
          'Una copia mai provata è una speranza.',
        ),
        multiple(
          'Quali sono segni di un aggiornamento finto?',
          [
            'Lo propone una pagina visitata per caso',
            'Arriva come allegato di posta',
            'Compare nelle impostazioni del sistema',
            'Chiede i dati della carta',
          ],
          'abd',
          'Gli aggiornamenti veri arrivano dal sistema o dal programma stesso.',
        ),
        text(
          'Come si chiama il programma malevolo che cifra i file e chiede un riscatto?',
          ['ransomware', 'un ransomware'],
          'Cifra tutto ciò che il computer può raggiungere, copie collegate comprese.',
        ),
      ],
    },
    {
      name: 'Incidenti e notifica',
      drawn: { certification: 4, simulation: 2 },
      questions: [
        order(
          'Metti in ordine i tre gesti della prima ora.',
          ['Staccare dalla rete', 'Avvisare', 'Annotare'],
          'Staccare dalla rete impedisce che il danno si allarghi.',
        ),
        single(
          'Perché, di regola, un computer infetto non si spegne?',
          [
            'Perché si rovina il disco',
            'Perché si perdono le tracce in memoria',
            'Perché lo vieta il regolamento europeo',
            'Perché non si potrebbe più riaccendere',
          ],
          'b',
          'Si stacca dalla rete; nella memoria ci sono informazioni utili a chi indaga.',
        ),
        number(
          'Entro quante ore, se possibile, si notifica una violazione al Garante?',
          72,
          'ore',
          'Da quando il titolare ne è venuto a conoscenza (articolo 33 del GDPR).',
        ),
        single(
          'Quando la violazione si comunica anche alle persone interessate?',
          [
            'Quando sono più di cento',
            'Quando lo chiede la stampa',
            'Quando il rischio è elevato',
            'Sempre, entro un anno',
          ],
          'c',
          'Lo prevede l’articolo 34, senza ingiustificato ritardo.',
        ),
        multiple(
          'Quali di questi eventi sono violazioni di dati personali?',
          [
            'Un portatile non cifrato smarrito con l’elenco dei clienti',
            'Una lettera con dati sanitari alla persona sbagliata',
            'Un server con dati di clienti cifrato da un ransomware',
            'La lampada guasta nella sala riunioni',
          ],
          'abc',
          'Contano la perdita, la modifica, la diffusione e l’accesso non autorizzati.',
        ),
        trueFalse(
          'Una violazione che non si notifica al Garante non va nemmeno annotata.',
          false,
          'Ogni violazione va documentata internamente.',
        ),
        order(
          'Metti in ordine la ripartenza.',
          [
            'Capire da dove è entrato chi attacca',
            'Chiudere quella porta',
            'Reinstallare da una base pulita',
            'Ripristinare i dati da una copia precedente',
            'Ricollegare poco per volta',
          ],
          'Chi salta il primo passo di solito viene colpito di nuovo.',
        ),
        single(
          'Ti accorgi di avere inviato per errore un elenco di clienti a un estraneo. Che cosa fai?',
          [
            'Scrivo all’estraneo di cancellarlo e non ne parlo più con nessuno',
            'Aspetto lunedì, perché nel fine settimana non si può fare niente',
            'Avverto i clienti uno per uno dal mio telefono',
            'Lo dico subito a chi se ne occupa in azienda',
          ],
          'd',
          'Il tempo comincia a correre: chi è responsabile deve saperlo e decidere.',
        ),
      ],
    },
  ],
};
