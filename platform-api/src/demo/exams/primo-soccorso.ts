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

const torso = {
  fileName: 'exam-torace.png',
  text: 'Il busto di una persona vista di fronte: testa, clavicole, sterno al centro del petto, ultime costole. La destra della persona è a sinistra nella figura.',
};

export const bank: DemoBank = {
  course: 'primo-soccorso',
  areas: [
    {
      name: 'Scena e chiamata',
      drawn: { certification: 5, simulation: 2 },
      questions: [
        single(
          'Qual è la prima cosa da fare davanti a una persona a terra?',
          [
            'Controllare se il posto è sicuro per te e per gli altri',
            'Metterla seduta e farle bere un po’ d’acqua, se la chiede',
            'Cercare nelle tasche un documento o un farmaco',
            'Sollevarle le gambe e slacciare la cintura',
          ],
          'a',
          'Senza una scena sicura il soccorritore può diventare il secondo ferito.',
        ),
        single(
          'Due colleghi sono a terra sul fondo di una cisterna. Che cosa fai?',
          [
            'Entro trattenendo il respiro per pochi secondi',
            'Entro con una mascherina antipolvere',
            'Mando a prenderli il collega più esperto del reparto, legato a una fune',
            'Resto fuori, do l’allarme e chiamo i soccorsi attrezzati',
          ],
          'd',
          'In uno spazio confinato l’aria può essere senza ossigeno: chi entra senza procedura e attrezzatura rischia la vita.',
        ),
        single(
          'Quando è giusto spostare un ferito?',
          [
            'Sempre, per portarlo in un posto più comodo e più caldo',
            'Quando lo chiedono le persone presenti',
            'Quando restare è più pericoloso che muoverlo',
            'Mai, nemmeno in caso di incendio',
          ],
          'c',
          'Si sposta solo per un pericolo imminente, tenendo testa, collo e schiena allineati il più possibile.',
        ),
        trueFalse(
          'Il 112 si può chiamare anche da un telefono senza credito.',
          true,
          'La chiamata di emergenza è gratuita e funziona da ogni telefono.',
        ),
        order(
          'Metti in ordine le informazioni della chiamata.',
          ['Il luogo', 'Che cosa è successo', 'Quante persone', 'Come stanno'],
          'Con il luogo i soccorsi partono anche se la linea cade.',
        ),
        single(
          'Quale frase aiuta di più l’operatore?',
          [
            'Venite in fretta, sta malissimo',
            'Non risponde e il torace non si alza',
            'Secondo me è un infarto, come mio zio',
            'Siamo alla ditta vicino alla rotonda',
          ],
          'b',
          'Servono i fatti che si vedono, non le diagnosi.',
        ),
        multiple(
          'Che cosa è utile fare dopo la chiamata?',
          [
            'Lasciare libera la linea',
            'Mandare qualcuno all’ingresso',
            'Far portare il defibrillatore',
            'Spostare l’auto del ferito',
          ],
          'abc',
          'L’operatore può richiamare, i soccorritori vanno guidati e il defibrillatore serve presto.',
        ),
        text(
          'Quale funzione del telefono lascia le mani libere mentre l’operatore ti guida?',
          ['vivavoce', 'il vivavoce', 'viva voce'],
          'Con il vivavoce si parla e si soccorre nello stesso tempo.',
        ),
      ],
    },
    {
      name: 'Valutare la persona',
      drawn: { certification: 5, simulation: 2 },
      questions: [
        order(
          'In quale ordine si valuta una persona a terra, quando la scena è sicura?',
          ['Coscienza', 'Respiro', 'Emorragie e altre lesioni'],
          'L’ordine è sempre lo stesso, così non si dimentica niente.',
        ),
        number(
          'Per quanti secondi, al massimo, si controlla il respiro?',
          10,
          'secondi',
          'Dieci secondi bastano; di più si perde tempo per le compressioni.',
        ),
        single(
          'Come si apre la gola di una persona incosciente?',
          [
            'Si piega il capo in avanti, con il mento ben appoggiato al petto',
            'Si gira la testa di lato con un cuscino sotto',
            'Si inclina la testa all’indietro e si solleva il mento',
            'Si tira fuori la lingua con due dita',
          ],
          'c',
          'In questo modo la lingua non chiude il passaggio dell’aria.',
        ),
        single(
          'Una persona non risponde e fa respiri rari e rumorosi, a scatti. Che cosa fai?',
          [
            'La tratto come un arresto cardiaco: 112 e compressioni',
            'La metto in posizione laterale di sicurezza e attendo',
            'Aspetto un minuto per vedere se il respiro si regolarizza',
            'Le sollevo le gambe, perché è soltanto uno svenimento',
          ],
          'a',
          'È il respiro agonico, che non è un respiro normale.',
        ),
        single(
          'Una persona non risponde ma respira normalmente, senza segni di trauma. Che cosa fai?',
          [
            'Comincio le compressioni toraciche',
            'La metto in posizione laterale di sicurezza e chiamo il 112',
            'La lascio supina, la copro e mi allontano per cercare aiuto in azienda',
            'La metto seduta contro una parete',
          ],
          'b',
          'La posizione laterale tiene aperta la gola e lascia uscire vomito e saliva.',
        ),
        order(
          'Metti in ordine la manovra della posizione laterale di sicurezza.',
          [
            'Aprire ad angolo retto il braccio più vicino',
            'Portare il dorso dell’altra mano alla guancia',
            'Piegare il ginocchio più lontano',
            'Ruotare la persona verso di sé',
            'Inclinare la testa all’indietro',
          ],
          'La leva sul ginocchio permette di girare anche una persona pesante.',
        ),
        match(
          'Abbina ciò che trovi a ciò che fai.',
          {
            'Risponde alle domande': 'Osservo e chiedo che cosa è successo',
            'Non risponde, respira bene': 'Posizione laterale di sicurezza',
            'Non risponde, non respira': 'Compressioni e defibrillatore',
          },
          ['Faccio camminare la persona'],
          'Coscienza e respiro decidono che cosa fare.',
        ),
        trueFalse(
          'Una persona incosciente non può sentire, quindi è inutile parlarle.',
          false,
          'Può sentire: si dice chi si è e che cosa si sta facendo.',
        ),
      ],
    },
    {
      name: 'Rianimazione e defibrillatore',
      drawn: { certification: 5, simulation: 3 },
      questions: [
        hotSpot(
          'Indica dove si appoggiano le mani per le compressioni in un adulto.',
          torso,
          [box(435, 265, 90, 95)],
          'Al centro del petto, sulla metà inferiore dello sterno.',
        ),
        hotSpot(
          'Indica dove va la placca del defibrillatore vicino alla clavicola.',
          torso,
          [box(360, 190, 105, 90)],
          'Sotto la clavicola destra della persona; l’altra placca sul fianco sinistro.',
        ),
        number(
          'Quante compressioni si fanno prima di due ventilazioni, in un adulto?',
          30,
          'compressioni',
          'Il rapporto è di 30 compressioni e 2 ventilazioni.',
        ),
        number(
          'Quanti centimetri deve essere profonda, almeno, una compressione in un adulto?',
          5,
          'centimetri',
          'Almeno 5 e non più di 6 centimetri.',
        ),
        single(
          'Qual è il ritmo giusto delle compressioni?',
          [
            'Da 40 a 60 al minuto',
            'Da 60 a 80 al minuto',
            'Da 140 a 160 al minuto',
            'Da 100 a 120 al minuto',
          ],
          'd',
          'Un ritmo più lento fa circolare poco sangue, uno più veloce non lascia riempire il cuore.',
        ),
        single(
          'Non vuoi o non sai fare le ventilazioni. Che cosa fai?',
          [
            'Aspetto l’arrivo dell’ambulanza',
            'Faccio solo compressioni, senza fermarmi',
            'Faccio cinque compressioni ogni minuto, per non stancarmi',
            'Metto la persona in posizione laterale',
          ],
          'b',
          'Le sole compressioni sono molto meglio che non fare niente.',
        ),
        single(
          'Il defibrillatore dice: «Analisi in corso». Che cosa fai?',
          [
            'Continuo le compressioni, ma più lentamente',
            'Controllo il polso al collo della persona',
            'Mi assicuro che nessuno tocchi la persona',
            'Tolgo le placche e le cambio di posto',
          ],
          'c',
          'Il contatto disturba l’analisi ed è pericoloso durante la scarica.',
        ),
        trueFalse(
          'In un sospetto arresto cardiaco, se non c’è nessuno di formato, la legge consente di usare il defibrillatore anche a chi non ha fatto un corso.',
          true,
          'Lo prevede la legge 116 del 2021.',
        ),
        single(
          'Che cosa si fa subito dopo la scarica?',
          [
            'Si riprendono le compressioni',
            'Si cerca il polso per un minuto',
            'Si spegne il defibrillatore',
            'Si gira la persona su un fianco',
          ],
          'a',
          'Ogni pausa riduce la circolazione: si ricomincia senza cercare il polso.',
        ),
        text(
          'Con quale sigla di tre lettere si indica il defibrillatore semiautomatico esterno?',
          ['DAE', 'AED'],
          'DAE in italiano, AED in inglese.',
        ),
      ],
    },
    {
      name: 'Lesioni, malori e cassetta',
      drawn: { certification: 5, simulation: 3 },
      questions: [
        number(
          'Per quanti minuti circa si raffredda un’ustione con acqua corrente?',
          20,
          'minuti',
          'Circa venti minuti, con acqua fresca e non ghiacciata.',
          2,
        ),
        single(
          'Un cacciavite è conficcato in una coscia. Che cosa fai?',
          [
            'Lo estraggo in fretta e premo forte sulla ferita',
            'Lo muovo un poco per capire quanto è profondo',
            'Lo taglio alla base con una pinza',
            'Lo lascio, premo ai lati e lo tengo fermo',
          ],
          'd',
          'L’oggetto può fare da tappo: toglierlo può far ripartire il sangue.',
        ),
        single(
          'Come si ferma il sangue dal naso?',
          [
            'Testa in avanti, narici strette per almeno dieci minuti',
            'Testa all’indietro, con un panno bagnato sulla fronte',
            'Sdraiati sulla schiena, con il cotone nelle narici',
            'Soffiando forte il naso finché non si pulisce',
          ],
          'a',
          'Con la testa all’indietro il sangue scende in gola.',
        ),
        multiple(
          'Quali segni fanno pensare a un ictus?',
          ['Un braccio che cade', 'La bocca storta', 'Il sangue dal naso', 'Le parole confuse'],
          'abd',
          'Faccia, braccia, parole: basta un segno solo per chiamare il 112.',
        ),
        single(
          'Durante una crisi convulsiva si deve:',
          [
            'tenere ferme con forza le braccia e le gambe',
            'mettere un oggetto tra i denti',
            'proteggere la testa e guardare l’orologio',
            'dare subito acqua e zucchero',
          ],
          'c',
          'Non si trattiene e non si mette niente in bocca; oltre cinque minuti si chiama il 112.',
        ),
        match(
          'Abbina il gruppo del D.M. 388/2003 a ciò che serve.',
          {
            'Gruppo A': 'Cassetta e formazione di 16 ore',
            'Gruppo B': 'Cassetta e formazione di 12 ore',
            'Gruppo C': 'Pacchetto di medicazione e formazione di 12 ore',
          },
          ['Nessun presidio'],
          'I gruppi dipendono dal tipo di attività, dal numero di lavoratori e dai rischi.',
        ),
        number(
          'Ogni quanti anni, almeno, si ripete la parte pratica della formazione degli addetti?',
          3,
          'anni',
          'Lo stabilisce il D.M. 388/2003.',
        ),
        trueFalse(
          'Nella cassetta di primo soccorso la legge prevede antidolorifici da dare ai feriti.',
          false,
          'Il contenuto minimo non comprende farmaci per bocca: l’addetto non li somministra.',
        ),
        order(
          'Una persona soffoca e non riesce più a tossire. Metti in ordine.',
          [
            'Cinque colpi tra le scapole',
            'Cinque compressioni addominali',
            'Se perde coscienza: a terra, 112 e compressioni toraciche',
          ],
          'Colpi e compressioni addominali si alternano finché l’oggetto esce.',
        ),
      ],
    },
  ],
};
