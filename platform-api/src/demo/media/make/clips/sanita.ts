import type { Clip } from '../clip-shape.ts';
import { cards, chain, checklist } from '../figures-common.ts';
import { bed, handover, repeatBack, wordsAndNeed } from '../figures-people.ts';
import { compressions, defibrillator, lookAround, tank } from '../figures-safety.ts';
import { rightAndWrong } from '../figures-screen.ts';

/** Of first aid and of care; figures of the resuscitation as in the courses’ own texts. */
export const sanita: Clip[] = [
  {
    name: 'scena-sicura',
    look: 'sanita',
    scenes: [
      {
        title: 'Prima guarda',
        subtitle: 'Dieci secondi, usati bene',
        figure: lookAround,
        points: [
          {
            text: 'Fermati a qualche metro',
            it: 'Fermati a qualche metro: che cosa è successo qui, e può succedere ancora?',
            en: 'Stop a few metres away: what happened here, and can it happen again?',
          },
          {
            text: 'In alto, in basso, intorno',
            it: 'Guarda in alto, in basso e intorno. Ascolta: un sibilo può essere gas.',
            en: 'Look up, down and around. Listen: a hiss may be gas.',
          },
          {
            text: 'Togli il pericolo, se puoi',
            it: 'Stacca la corrente, ferma i mezzi, premi l’arresto di emergenza: solo se non rischi.',
            en: 'Cut the power, stop the traffic, press the emergency stop: only if it is safe.',
          },
        ],
      },
      {
        title: 'Gli spazi confinati',
        subtitle: 'Serbatoi, cisterne, pozzi',
        figure: tank,
        points: [
          {
            text: 'Si muore in due o in tre',
            it: 'Il primo perde i sensi e i colleghi entrano per salvarlo.',
            en: 'The first one passes out and colleagues go in to save them.',
          },
          {
            text: 'L’aria non avverte',
            it: 'L’aria senza ossigeno non ha odore e non dà il tempo di accorgersene.',
            en: 'Air without oxygen has no smell and leaves no time to notice.',
          },
          {
            text: 'Non si entra mai',
            it: 'Da fuori si dà l’allarme e si aspetta chi è attrezzato.',
            en: 'Raise the alarm from outside and wait for those who have the equipment.',
          },
        ],
      },
      {
        title: 'Tre domande',
        subtitle: 'Prima di agire',
        figure: checklist,
        points: [
          {
            text: 'Sono al sicuro?',
            it: 'Prima domanda: sono al sicuro?',
            en: 'First question: am I safe?',
          },
          {
            text: 'Lo sono gli altri?',
            it: 'Seconda domanda: lo sono gli altri intorno a me?',
            en: 'Second question: are the others around me safe?',
          },
          {
            text: 'Posso soccorrere qui?',
            it: 'Terza domanda: la persona è in un posto in cui posso soccorrerla?',
            en: 'Third question: is the person where I can help them?',
          },
        ],
      },
    ],
  },
  {
    name: 'catena-della-sopravvivenza',
    look: 'sanita',
    scenes: [
      {
        title: 'I primi tre anelli',
        subtitle: 'Possono farli persone comuni',
        figure: chain('112', 'mani', 'DAE'),
        points: [
          {
            text: 'Riconosci e chiama il 112',
            it: 'Non risponde e non respira normalmente: chiama subito il 112.',
            en: 'No response and no normal breathing: call 112 at once.',
          },
          {
            text: 'Comprimi subito',
            it: 'Comincia le compressioni: ogni minuto senza riduce molto la sopravvivenza.',
            en: 'Begin compressions: every minute without them greatly reduces survival.',
          },
          {
            text: 'Usa il defibrillatore',
            it: 'Fai portare il defibrillatore e usalo appena arriva.',
            en: 'Have the defibrillator brought and use it as soon as it arrives.',
          },
        ],
      },
      {
        title: 'Le compressioni',
        subtitle: 'In un adulto',
        figure: compressions,
        points: [
          {
            text: 'Al centro del petto',
            it: 'Il calcagno di una mano al centro del petto, l’altra mano sopra, braccia tese.',
            en: 'The heel of one hand on the centre of the chest, the other on top, arms straight.',
          },
          {
            text: '5 centimetri, non più di 6',
            it: 'Almeno cinque centimetri di profondità e non più di sei.',
            en: 'At least five centimetres deep and no more than six.',
          },
          {
            text: 'Da 100 a 120 al minuto',
            it: 'Da cento a centoventi al minuto, lasciando risalire del tutto il torace.',
            en: 'A hundred to a hundred and twenty a minute, letting the chest rise fully.',
          },
        ],
      },
      {
        title: 'Il defibrillatore',
        subtitle: 'Accendilo e fai quello che dice',
        figure: defibrillator,
        points: [
          {
            text: 'Sotto la clavicola destra',
            it: 'La prima placca va sotto la clavicola destra, sulla pelle asciutta.',
            en: 'The first pad goes below the right collarbone, on dry skin.',
          },
          {
            text: 'Sul fianco sinistro',
            it: 'La seconda va sul fianco sinistro, sotto l’ascella.',
            en: 'The second one goes on the left side, below the armpit.',
          },
          {
            text: 'Nessuno tocca',
            it: 'Durante l’analisi e la scarica nessuno tocca la persona; poi si ricomincia subito.',
            en: 'Nobody touches the person during analysis and shock; then start again at once.',
          },
        ],
      },
    ],
  },
  {
    name: 'che-cosa-sta-chiedendo',
    look: 'sanita',
    scenes: [
      {
        title: 'Parole e bisogni',
        subtitle: 'Una richiesta ha due strati',
        figure: wordsAndNeed,
        points: [
          {
            text: 'Le parole',
            it: '«Voglio andare a casa», ripete Ada, che in questa casa vive da quarant’anni.',
            en: '“I want to go home,” Ada repeats; she has lived in this house for forty years.',
          },
          {
            text: 'Sotto, un bisogno',
            it: 'Dietro le parole c’è un bisogno: paura, noia, dolore, voglia di essere utili.',
            en: 'Behind the words there is a need: fear, boredom, pain, the wish to be useful.',
          },
          {
            text: 'Rispondi a quello',
            it: 'Si risponde al bisogno: «Le manca casa sua? Mi racconti com’è».',
            en: 'Answer the need: “Do you miss your home? Tell me what it is like.”',
          },
        ],
      },
      {
        title: 'Tre passi',
        subtitle: 'Prima di rispondere',
        figure: cards('Guarda', 'Nomina', 'Chiedi'),
        points: [
          {
            text: 'Fermati e guarda',
            it: 'Guarda il viso, le mani, la posizione: il corpo dice più della frase.',
            en: 'Look at the face, the hands, the posture: the body says more than the words.',
          },
          {
            text: 'Dai un nome',
            it: 'Dai un nome a quello che vedi, senza interpretare: «La vedo preoccupata».',
            en: 'Name what you see, without interpreting: “You look worried.”',
          },
          {
            text: 'Verifica',
            it: 'Verifica con una domanda aperta: «Che cosa l’aiuterebbe adesso?».',
            en: 'Check with an open question: “What would help you now?”',
          },
        ],
      },
      {
        title: 'Prima il corpo',
        subtitle: 'Un’agitazione improvvisa può avere una causa',
        figure: bed,
        points: [
          {
            text: 'Dolore, sete, febbre',
            it: 'Prima di pensare all’umore escludi dolore, sete, febbre, bisogno del bagno.',
            en: 'Before you think of mood, rule out pain, thirst, fever, need of the toilet.',
          },
          {
            text: 'Occhiali, apparecchio',
            it: 'Controlla che abbia gli occhiali e l’apparecchio acustico.',
            en: 'Check that they have their glasses and hearing aid.',
          },
          {
            text: 'Riferisci fatti e ora',
            it: 'Che cosa è diverso da ieri, e da quando? Riferiscilo all’infermiere, con l’ora.',
            en: 'What is different from yesterday, and since when? Tell the nurse, with the time.',
          },
        ],
      },
    ],
  },
  {
    name: 'passaggio-di-consegne',
    look: 'sanita',
    scenes: [
      {
        title: 'Lo schema SBAR',
        subtitle: 'Una consegna in trenta secondi',
        figure: handover,
        points: [
          {
            text: 'Situazione',
            it: 'Situazione: «La signora Rossi non ha mangiato né a pranzo né a cena».',
            en: 'Situation: “Mrs Rossi has eaten neither lunch nor dinner.”',
          },
          {
            text: 'Contesto',
            it: 'Contesto: «Di solito mangia tutto. Da ieri ha una protesi nuova».',
            en: 'Background: “She usually eats everything. She has had a new denture since yesterday.”',
          },
          {
            text: 'Valutazione e richiesta',
            it: '«Tiene la mano sulla guancia quando mastica. Ho avvisato l’infermiera: controllate se beve».',
            en: '“She holds her cheek when chewing. I told the nurse: please check that she drinks.”',
          },
        ],
      },
      {
        title: 'Fatti, non giudizi',
        subtitle: 'Un giudizio segue la persona per settimane',
        figure: rightAndWrong('fatti', 'giudizi'),
        points: [
          {
            text: 'Nove volte in due ore',
            it: '«Ha suonato nove volte fra le due e le quattro», non «è stata insopportabile».',
            en: '“She rang nine times between two and four”, not “she was unbearable”.',
          },
          {
            text: 'Ha detto di avere freddo',
            it: '«Ha rifiutato la doccia dicendo di avere freddo», non «fa i capricci».',
            en: '“She refused the shower saying she was cold”, not “she is being difficult”.',
          },
          {
            text: 'Due centimetri, a destra',
            it: '«Arrossamento di due centimetri sul tallone destro», non «un po’ di rosso».',
            en: '“Redness of two centimetres on the right heel”, not “a bit of red”.',
          },
        ],
      },
      {
        title: 'A voce e per scritto',
        subtitle: 'La voce permette domande, lo scritto resta',
        figure: repeatBack,
        points: [
          {
            text: 'Di’ che cosa è cambiato',
            it: 'A voce si dice che cosa è cambiato; il resto si può saltare.',
            en: 'By voice say what has changed; the rest can be left out.',
          },
          {
            text: 'Scrivi subito',
            it: 'Si scrive subito, con data, ora e firma, solo ciò che si è visto o fatto.',
            en: 'Write at once, with date, time and signature, only what you saw or did.',
          },
          {
            text: 'Chi riceve ripete',
            it: 'Chi riceve ripete le due cose più importanti: così si scopre un malinteso.',
            en: 'Who receives repeats the two main points: that is how a misunderstanding shows.',
          },
        ],
      },
    ],
  },
];
