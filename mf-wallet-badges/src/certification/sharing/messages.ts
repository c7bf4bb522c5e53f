import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  copyLink: {
    id: 'wallet.certification.copy-link',
    defaultMessage: 'Copia il link',
    description: 'Copies the public address (BADGE-07)',
  },
  copied: {
    id: 'wallet.certification.copied',
    defaultMessage: 'Link copiato',
    description: 'After copying',
  },
  copyFailed: {
    id: 'wallet.certification.copy-failed',
    defaultMessage: 'Copia non riuscita. Il link è {url}',
    description: 'The browser refused the clipboard',
  },
  visibility: {
    id: 'wallet.certification.visibility',
    defaultMessage: 'Pagina pubblica visibile',
    description: 'Switch (E121)',
  },
  visibilityDetail: {
    id: 'wallet.certification.visibility-detail',
    defaultMessage: 'Chi ha il link vede il badge, il tuo nome e la data.',
    description: 'Under the switch',
  },
  hidden: {
    id: 'wallet.certification.hidden',
    defaultMessage: 'La pagina pubblica è nascosta',
    description: 'After switching off',
  },
  shown: {
    id: 'wallet.certification.shown',
    defaultMessage: 'La pagina pubblica è visibile',
    description: 'After switching on',
  },
  share: {
    id: 'wallet.certification.share',
    defaultMessage: 'Condividi',
    description: 'Heading over the ways a badge goes elsewhere',
  },
  shareNote: {
    id: 'wallet.certification.share-note',
    defaultMessage:
      'Attestato e immagine portano dentro di sé la credenziale firmata: chi li riceve può verificarla.',
    description: 'Under the heading',
  },
  linkedIn: {
    id: 'wallet.certification.linkedin',
    defaultMessage: 'Aggiungi a LinkedIn',
    description: 'Opens LinkedIn’s form with the badge',
  },
  attestation: {
    id: 'wallet.certification.attestation',
    defaultMessage: 'Scarica l’attestato (PDF)',
    description: 'A sheet to print, with the credential inside',
  },
  png: {
    id: 'wallet.certification.png',
    defaultMessage: 'Scarica l’immagine firmata',
    description: 'PNG with the credential inside',
  },
  svg: {
    id: 'wallet.certification.svg',
    defaultMessage: 'Scarica l’SVG firmato',
    description: 'SVG with the credential inside',
  },
  jwt: {
    id: 'wallet.certification.jwt',
    defaultMessage: 'Scarica il JWT',
    description: 'The credential as a VC-JWT',
  },
});
