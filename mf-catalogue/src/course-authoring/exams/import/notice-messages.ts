import { defineMessages } from 'shared-ui';

/** Why a question is not read: by code, and by interaction where there is more to say. */
export const reasonMessages = defineMessages({
  UNSUPPORTED_INTERACTION: {
    id: 'catalogue.exams.import.reason.unsupported-interaction',
    defaultMessage: 'Questo tipo di domanda non è tra quelli che usiamo.',
    description: 'Why a question is not read',
  },
  gapMatchInteraction: {
    id: 'catalogue.exams.import.reason.gap-match-interaction',
    defaultMessage: 'Trascinare parole negli spazi non è tra i tipi che usiamo.',
    description: 'Why a question is not read',
  },
  drawingInteraction: {
    id: 'catalogue.exams.import.reason.drawing-interaction',
    defaultMessage: 'Le risposte disegnate non si correggono da sole.',
    description: 'Why a question is not read',
  },
  extendedTextInteraction: {
    id: 'catalogue.exams.import.reason.extended-text-interaction',
    defaultMessage: 'Le risposte aperte non si correggono da sole.',
    description: 'Why a question is not read',
  },
  uploadInteraction: {
    id: 'catalogue.exams.import.reason.upload-interaction',
    defaultMessage: 'I file consegnati come risposta non si correggono da soli.',
    description: 'Why a question is not read',
  },
  SEVERAL_INTERACTIONS: {
    id: 'catalogue.exams.import.reason.several-interactions',
    defaultMessage: 'Chiede più risposte insieme: da noi ogni domanda ne chiede una.',
    description: 'Why a question is not read',
  },
  NO_INTERACTION: {
    id: 'catalogue.exams.import.reason.no-interaction',
    defaultMessage: 'Non chiede nessuna risposta.',
    description: 'Why a question is not read',
  },
  NO_KEY: {
    id: 'catalogue.exams.import.reason.no-key',
    defaultMessage: 'Non dice qual è la risposta giusta, o lo dice con regole che non leggiamo.',
    description: 'Why a question is not read',
  },
  MATCH_NOT_ONE_EACH: {
    id: 'catalogue.exams.import.reason.match-not-one-each',
    defaultMessage: 'Non abbina una sola risposta a ogni voce.',
    description: 'Why a question is not read',
  },
  SEVERAL_SPOTS: {
    id: 'catalogue.exams.import.reason.several-spots',
    defaultMessage: 'Chiede più punti sull’immagine: da noi se ne indica uno.',
    description: 'Why a question is not read',
  },
  SPOT_SHAPE: {
    id: 'catalogue.exams.import.reason.spot-shape',
    defaultMessage: 'La zona giusta non è un rettangolo o un cerchio.',
    description: 'Why a question is not read',
  },
  MEDIA: {
    id: 'catalogue.exams.import.reason.media',
    defaultMessage: 'L’audio e il video nella domanda non sono ancora previsti.',
    description: 'Why a question is not read',
  },
  MATHEMATICS: {
    id: 'catalogue.exams.import.reason.mathematics',
    defaultMessage: 'Le formule matematiche non sono ancora previste.',
    description: 'Why a question is not read',
  },
  PICTURE_IN_OPTION: {
    id: 'catalogue.exams.import.reason.picture-in-option',
    defaultMessage: 'Le immagini dentro le risposte non sono previste.',
    description: 'Why a question is not read',
  },
  PICTURE_MISSING: {
    id: 'catalogue.exams.import.reason.picture-missing',
    defaultMessage: 'L’immagine non è nel pacchetto.',
    description: 'Why a question is not read',
  },
  PICTURE_UNREADABLE: {
    id: 'catalogue.exams.import.reason.picture-unreadable',
    defaultMessage: 'L’immagine non è JPEG, PNG o WebP, o è troppo grande.',
    description: 'Why a question is not read',
  },
  SEVERAL_PICTURES: {
    id: 'catalogue.exams.import.reason.several-pictures',
    defaultMessage: 'Ha più immagini: da noi ogni domanda ne ha una.',
    description: 'Why a question is not read',
  },
  STIMULUS: {
    id: 'catalogue.exams.import.reason.stimulus',
    defaultMessage: 'Usa un testo comune a più domande, che non leggiamo.',
    description: 'Why a question is not read',
  },
  TEMPLATE: {
    id: 'catalogue.exams.import.reason.template',
    defaultMessage: 'I suoi valori si calcolano a ogni tentativo.',
    description: 'Why a question is not read',
  },
  ADAPTIVE: {
    id: 'catalogue.exams.import.reason.adaptive',
    defaultMessage: 'Cambia mentre si risponde.',
    description: 'Why a question is not read',
  },
  QUESTION_INVALID: {
    id: 'catalogue.exams.import.reason.question-invalid',
    defaultMessage: 'Un campo manca o supera i limiti.',
    description: 'Why a question is not read',
  },
  XML_INVALID: {
    id: 'catalogue.exams.import.reason.xml-invalid',
    defaultMessage: 'Il file XML è rovinato.',
    description: 'Why a question is not read',
  },
  DTD_REFUSED: {
    id: 'catalogue.exams.import.reason.dtd-refused',
    defaultMessage: 'Il file dichiara un DTD, che non apriamo.',
    description: 'Why a question is not read',
  },
  TOO_LARGE: {
    id: 'catalogue.exams.import.reason.too-large',
    defaultMessage: 'Il file è troppo grande o troppo annidato.',
    description: 'Why a question is not read',
  },
  FILE_MISSING: {
    id: 'catalogue.exams.import.reason.file-missing',
    defaultMessage: 'Il file non è nel pacchetto.',
    description: 'Why a question is not read',
  },
  NOT_AN_ITEM: {
    id: 'catalogue.exams.import.reason.not-an-item',
    defaultMessage: 'Il file non è una domanda QTI.',
    description: 'Why a question is not read',
  },
});

/** What a question is read with. */
export const warningMessages = defineMessages({
  PARTIAL_POINTS: {
    id: 'catalogue.exams.import.warning.partial-points',
    defaultMessage: 'punti a metà',
    description: 'After the number of questions',
  },
  POINTS_ROUNDED: {
    id: 'catalogue.exams.import.warning.points-rounded',
    defaultMessage: 'punti arrotondati',
    description: 'After the number of questions',
  },
  CUSTOM_SCORING: {
    id: 'catalogue.exams.import.warning.custom-scoring',
    defaultMessage: 'regole di punteggio proprie',
    description: 'After the number of questions',
  },
  CASE_SENSITIVE: {
    id: 'catalogue.exams.import.warning.case-sensitive',
    defaultMessage: 'maiuscole che contano',
    description: 'After the number of questions',
  },
  FORMATTING: {
    id: 'catalogue.exams.import.warning.formatting',
    defaultMessage: 'formattazione tolta',
    description: 'After the number of questions',
  },
  RUBRIC: {
    id: 'catalogue.exams.import.warning.rubric',
    defaultMessage: 'istruzioni tolte',
    description: 'After the number of questions',
  },
  FEEDBACK: {
    id: 'catalogue.exams.import.warning.feedback',
    defaultMessage: 'commenti tolti',
    description: 'After the number of questions',
  },
  FEEDBACK_JOINED: {
    id: 'catalogue.exams.import.warning.feedback-joined',
    defaultMessage: 'commenti uniti',
    description: 'After the number of questions',
  },
  SPOTS_LEFT_OUT: {
    id: 'catalogue.exams.import.warning.spots-left-out',
    defaultMessage: 'zone sbagliate tolte',
    description: 'After the number of questions',
  },
  FIXED_ORDER: {
    id: 'catalogue.exams.import.warning.fixed-order',
    defaultMessage: 'risposte in posizione fissa',
    description: 'After the number of questions',
  },
  TITLE_AS_STEM: {
    id: 'catalogue.exams.import.warning.title-as-stem',
    defaultMessage: 'domanda presa dal titolo',
    description: 'After the number of questions',
  },
  ACCESSIBILITY: {
    id: 'catalogue.exams.import.warning.accessibility',
    defaultMessage: 'materiali di accessibilità tolti',
    description: 'After the number of questions',
  },
  PICTURE_WITHOUT_TEXT: {
    id: 'catalogue.exams.import.warning.picture-without-text',
    defaultMessage: 'immagine senza testo',
    description: 'After the number of questions',
  },
  NOT_IN_MANIFEST: {
    id: 'catalogue.exams.import.warning.not-in-manifest',
    defaultMessage: 'fuori dal manifesto',
    description: 'After the number of questions',
  },
});

/** What to do about it. */
export const adviceMessages = defineMessages({
  PARTIAL_POINTS: {
    id: 'catalogue.exams.import.advice.partial-points',
    defaultMessage: 'Da noi vale tutto o niente: controlla i punti.',
    description: 'Below the head of a warning',
  },
  POINTS_ROUNDED: {
    id: 'catalogue.exams.import.advice.points-rounded',
    defaultMessage: 'I punti sono interi, da 1 a 100.',
    description: 'Below the head of a warning',
  },
  CUSTOM_SCORING: {
    id: 'catalogue.exams.import.advice.custom-scoring',
    defaultMessage: 'Vale la risposta giusta dichiarata: controllala.',
    description: 'Below the head of a warning',
  },
  CASE_SENSITIVE: {
    id: 'catalogue.exams.import.advice.case-sensitive',
    defaultMessage: 'Da noi maiuscole e minuscole valgono lo stesso.',
    description: 'Below the head of a warning',
  },
  FORMATTING: {
    id: 'catalogue.exams.import.advice.formatting',
    defaultMessage: 'Resta il testo semplice: tabelle, grassetti e apici si perdono.',
    description: 'Below the head of a warning',
  },
  RUBRIC: {
    id: 'catalogue.exams.import.advice.rubric',
    defaultMessage: 'Le istruzioni per chi corregge o risponde non si leggono.',
    description: 'Below the head of a warning',
  },
  FEEDBACK: {
    id: 'catalogue.exams.import.advice.feedback',
    defaultMessage: 'I commenti alle singole risposte non si leggono.',
    description: 'Below the head of a warning',
  },
  FEEDBACK_JOINED: {
    id: 'catalogue.exams.import.advice.feedback-joined',
    defaultMessage: 'I commenti sono diventati una sola spiegazione: rileggila.',
    description: 'Below the head of a warning',
  },
  SPOTS_LEFT_OUT: {
    id: 'catalogue.exams.import.advice.spots-left-out',
    defaultMessage: 'Resta la zona giusta: il resto dell’immagine è sbagliato.',
    description: 'Below the head of a warning',
  },
  FIXED_ORDER: {
    id: 'catalogue.exams.import.advice.fixed-order',
    defaultMessage: 'Da noi le risposte si mescolano: attenzione a “tutte le precedenti”.',
    description: 'Below the head of a warning',
  },
  TITLE_AS_STEM: {
    id: 'catalogue.exams.import.advice.title-as-stem',
    defaultMessage: 'Il file non ha altro testo.',
    description: 'Below the head of a warning',
  },
  ACCESSIBILITY: {
    id: 'catalogue.exams.import.advice.accessibility',
    defaultMessage: 'I contenuti alternativi non si leggono.',
    description: 'Below the head of a warning',
  },
  PICTURE_WITHOUT_TEXT: {
    id: 'catalogue.exams.import.advice.picture-without-text',
    defaultMessage: 'Ha preso il titolo della domanda: scrivi il testo per chi non la vede.',
    description: 'Below the head of a warning',
  },
  NOT_IN_MANIFEST: {
    id: 'catalogue.exams.import.advice.not-in-manifest',
    defaultMessage: 'Il manifesto non la nomina, ma è nel pacchetto.',
    description: 'Below the head of a warning',
  },
});
