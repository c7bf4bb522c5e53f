import { defineMessages } from 'shared-ui';

/** The reader of QR codes. */
export const cameraMessages = defineMessages({
  open: {
    id: 'wallet.verify.camera-open',
    defaultMessage: 'Inquadra un codice QR',
    description: 'Button',
  },
  name: {
    id: 'wallet.verify.camera-name',
    defaultMessage: 'Lettore di codici QR',
    description: 'Name of the part of the page',
  },
  picture: {
    id: 'wallet.verify.camera-picture',
    defaultMessage: 'Quello che vede la fotocamera',
    description: 'Name of the picture',
  },
  starting: {
    id: 'wallet.verify.camera-starting',
    defaultMessage:
      'Il browser ti chiede se può usare la fotocamera. Le immagini restano su questo dispositivo.',
    description: 'Before there is a picture',
  },
  looking: {
    id: 'wallet.verify.camera-looking',
    defaultMessage:
      'Tieni il codice QR dentro l’immagine. Appena lo leggiamo, la fotocamera si spegne.',
    description: 'While a code is looked for',
  },
  refused: {
    id: 'wallet.verify.camera-refused',
    defaultMessage:
      'Il browser non ci lascia usare la fotocamera. Puoi permetterlo accanto all’indirizzo della pagina, oppure scegliere il file o incollare l’indirizzo.',
    description: 'Why there is no picture',
  },
  missing: {
    id: 'wallet.verify.camera-missing',
    defaultMessage:
      'Su questo dispositivo non c’è una fotocamera. Scegli il file o incolla l’indirizzo.',
    description: 'Why there is no picture',
  },
  inUse: {
    id: 'wallet.verify.camera-in-use',
    defaultMessage:
      'La fotocamera è occupata da un altro programma. Chiudilo e riprova, oppure scegli il file o incolla l’indirizzo.',
    description: 'Why there is no picture',
  },
  unsupported: {
    id: 'wallet.verify.camera-unsupported',
    defaultMessage:
      'Questo browser non sa leggere un codice QR. Scegli il file o incolla l’indirizzo.',
    description: 'Why there is no picture',
  },
  stop: {
    id: 'wallet.verify.camera-stop',
    defaultMessage: 'Spegni la fotocamera',
    description: 'Button',
  },
  close: {
    id: 'wallet.verify.camera-close',
    defaultMessage: 'Chiudi il lettore',
    description: 'Button',
  },
});
