import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  name: {
    id: 'learning.video.name',
    defaultMessage: 'Video della lezione: {name}',
    description: 'Name of the video for screen readers',
  },
  controls: {
    id: 'learning.video.controls',
    defaultMessage: 'Comandi del video',
    description: 'Name of the bar below the video',
  },
  failed: {
    id: 'learning.video.failed',
    defaultMessage: 'Il video si è interrotto. Riprova: ripartirà da dove eri.',
    description: 'A video that cannot be played on',
  },
  retry: {
    id: 'learning.video.retry',
    defaultMessage: 'Riprova',
    description: 'Loads the video again',
  },
  play: { id: 'learning.video.play', defaultMessage: 'Riproduci', description: 'Button' },
  pause: { id: 'learning.video.pause', defaultMessage: 'Pausa', description: 'Button' },
  seek: {
    id: 'learning.video.seek',
    defaultMessage: 'Punto del video',
    description: 'Name of the slider of the place in the video',
  },
  place: {
    id: 'learning.video.place',
    defaultMessage: '{at} di {duration}',
    description: 'Place and duration, both as 4:07, for screen readers',
  },
  captions: {
    id: 'learning.video.captions',
    defaultMessage: 'Sottotitoli',
    description: 'Button that turns captions on and off, and heading of their choices',
  },
  captionsOn: {
    id: 'learning.video.captions-on',
    defaultMessage: 'Sottotitoli attivi',
    description: 'Announced when a key has turned them on',
  },
  captionsOff: {
    id: 'learning.video.captions-off',
    defaultMessage: 'Sottotitoli spenti',
    description: 'Announced when a key has turned them off',
  },
  speed: {
    id: 'learning.video.speed',
    defaultMessage: 'Velocità',
    description: 'Name of the list of speeds',
  },
  speedOf: {
    id: 'learning.video.speed-of',
    defaultMessage: '{speed}×',
    description: 'A speed, of 1',
  },
  mute: {
    id: 'learning.video.mute',
    defaultMessage: 'Disattiva l’audio',
    description: 'Button while there is sound',
  },
  unmute: {
    id: 'learning.video.unmute',
    defaultMessage: 'Attiva l’audio',
    description: 'Button while there is no sound',
  },
  volume: {
    id: 'learning.video.volume',
    defaultMessage: 'Volume',
    description: 'Name of the slider of the volume',
  },
  settings: {
    id: 'learning.video.settings',
    defaultMessage: 'Aspetto dei sottotitoli e tasti',
    description: 'Button that opens choices and the list of keys below the bar',
  },
  pictureInPicture: {
    id: 'learning.video.pip',
    defaultMessage: 'Finestra mobile',
    description: 'Button that shows the video in a small window above all others',
  },
  fullScreen: {
    id: 'learning.video.full-screen',
    defaultMessage: 'Schermo intero',
    description: 'Button',
  },
  leaveFullScreen: {
    id: 'learning.video.leave-full-screen',
    defaultMessage: 'Esci dallo schermo intero',
    description: 'Button',
  },
  language: {
    id: 'learning.video.language',
    defaultMessage: 'Lingua',
    description: 'Name of the list of languages of the captions',
  },
  languageIt: {
    id: 'learning.video.language-it',
    defaultMessage: 'Italiano',
    description: 'Name of the language in itself',
  },
  languageEn: {
    id: 'learning.video.language-en',
    defaultMessage: 'English',
    description: 'Name of the language in itself',
  },
  size: {
    id: 'learning.video.size',
    defaultMessage: 'Dimensione',
    description: 'Name of the list of sizes of the captions',
  },
  sizeSmall: { id: 'learning.video.size-small', defaultMessage: 'Piccola', description: 'Size' },
  sizeMedium: { id: 'learning.video.size-medium', defaultMessage: 'Media', description: 'Size' },
  sizeLarge: { id: 'learning.video.size-large', defaultMessage: 'Grande', description: 'Size' },
  ground: {
    id: 'learning.video.ground',
    defaultMessage: 'Sfondo',
    description: 'Name of the list of grounds of the captions',
  },
  groundSolid: {
    id: 'learning.video.ground-solid',
    defaultMessage: 'Pieno',
    description: 'Ground of the captions',
  },
  groundShaded: {
    id: 'learning.video.ground-shaded',
    defaultMessage: 'Velato',
    description: 'Ground of the captions, half transparent',
  },
  groundNone: {
    id: 'learning.video.ground-none',
    defaultMessage: 'Nessuno',
    description: 'Ground of the captions',
  },
  keys: {
    id: 'learning.video.keys',
    defaultMessage: 'Tasti',
    description: 'Heading of the list of keys',
  },
  keysNote: {
    id: 'learning.video.keys-note',
    defaultMessage: 'Valgono quando il video o un suo comando è selezionato.',
    description: 'Below the heading of the list of keys',
  },
  keySpace: {
    id: 'learning.video.key-space',
    defaultMessage: 'Spazio',
    description: 'The key as it is written',
  },
  keyPlay: {
    id: 'learning.video.key-play',
    defaultMessage: 'Riproduci o pausa',
    description: 'What a key does',
  },
  keySeek5: {
    id: 'learning.video.key-seek-5',
    defaultMessage: 'Indietro o avanti di 5 secondi',
    description: 'What two keys do',
  },
  keySeek10: {
    id: 'learning.video.key-seek-10',
    defaultMessage: 'Indietro o avanti di 10 secondi',
    description: 'What two keys do',
  },
  keyShare: {
    id: 'learning.video.key-share',
    defaultMessage: 'Dall’inizio al 90% del video',
    description: 'What the digits do',
  },
  keyVolume: {
    id: 'learning.video.key-volume',
    defaultMessage: 'Volume più alto o più basso',
    description: 'What two keys do',
  },
  keyMute: {
    id: 'learning.video.key-mute',
    defaultMessage: 'Audio sì o no',
    description: 'What a key does',
  },
  keyCaptions: {
    id: 'learning.video.key-captions',
    defaultMessage: 'Sottotitoli sì o no',
    description: 'What a key does',
  },
  keyFullScreen: {
    id: 'learning.video.key-full-screen',
    defaultMessage: 'Schermo intero sì o no',
    description: 'What a key does',
  },
  keyNote: {
    id: 'learning.video.key-note',
    defaultMessage: 'Scrivi una nota a questo punto',
    description: 'What a key does: it leads to the field of a new note',
  },
  keyList: {
    id: 'learning.video.key-list',
    defaultMessage: 'Apri o chiudi questo elenco',
    description: 'What a key does',
  },
  transcript: {
    id: 'learning.transcript.title',
    defaultMessage: 'Trascrizione',
    description: 'Heading of what is said in the video, and button that shows it',
  },
  transcriptSearch: {
    id: 'learning.transcript.search',
    defaultMessage: 'Cerca nella trascrizione',
    description: 'Name of the field',
  },
  transcriptFound: {
    id: 'learning.transcript.found',
    defaultMessage:
      '{count, plural, =0 {Nessuna frase trovata} one {# frase trovata} other {# frasi trovate}}',
    description: 'How many lines the search has found',
  },
  follow: {
    id: 'learning.transcript.follow',
    defaultMessage: 'Torna al punto del video',
    description: 'Button: the transcript follows the video again',
  },
});
