import { defineErrors } from '../../errors.ts';

export const fileErrors = defineErrors({
  FILE_URL_EXPIRED: {
    status: 403,
    it: "L'indirizzo del file è scaduto",
    en: 'The address of the file has expired',
  },
  FILE_NOT_FOUND: { status: 404, it: 'Il file non è disponibile', en: 'The file is not available' },
  FILE_EMPTY: { status: 422, it: 'Il file è vuoto', en: 'The file is empty' },
  FILE_TOO_LARGE: {
    status: 413,
    it: 'Il file supera il limite di {megabytes} MB',
    en: 'The file is over the limit of {megabytes} MB',
  },
  FILE_TYPE_REFUSED: {
    status: 415,
    it: 'Il contenuto del file non è di un tipo accettato: {types}',
    en: 'The content of the file is not of an accepted type: {types}',
  },
  FILE_UNREADABLE: {
    status: 422,
    it: 'Il file è danneggiato o incompleto',
    en: 'The file is damaged or incomplete',
  },
  FILE_QUOTA_EXCEEDED: {
    status: 413,
    it: 'Non hai più spazio per altri file: il limite è di {megabytes} MB',
    en: 'There is no room for more of your files: the limit is {megabytes} MB',
  },
  FILE_NAME_TAKEN: {
    status: 409,
    it: 'Hai già caricato un file con questo nome',
    en: 'You have already uploaded a file of this name',
  },
  FILE_IN_USE: {
    status: 409,
    it: 'Il file è in uso e non si può eliminare',
    en: 'The file is in use and cannot be deleted',
  },
  DELETION_NOT_CONFIRMED: {
    status: 400,
    it: "Per eliminare serve l'intestazione x-confirm-delete",
    en: 'Deleting needs the header x-confirm-delete',
  },
  BLOCK_UNREADABLE: {
    status: 400,
    it: 'Il blocco non è leggibile',
    en: 'The block cannot be read',
  },
  BLOCK_TOO_LARGE: {
    status: 413,
    it: 'Il blocco supera i 262144 byte',
    en: 'The block is over 262144 bytes',
  },
  BLOCK_LIST_INVALID: {
    status: 422,
    it: "L'elenco dei blocchi non è in ordine o ne manca qualcuno",
    en: 'The list of blocks is not in order, or some are missing',
  },
  CHECKSUM_MISMATCH: {
    status: 422,
    it: 'Il file ricevuto è diverso da quello inviato. Ripeti il caricamento',
    en: 'The file received differs from the one sent. Upload it again',
  },
  CAPTIONS_INVALID: {
    status: 422,
    it: 'I sottotitoli non sono in formato WebVTT (riga {line})',
    en: 'The captions are not WebVTT (line {line})',
  },
  UPLOAD_NOT_FOUND: {
    status: 404,
    it: 'Il caricamento non esiste o è scaduto',
    en: 'The upload does not exist or has expired',
  },
  UPLOADS_BUSY: {
    status: 503,
    it: 'Troppi caricamenti insieme. Riprova tra poco',
    en: 'Too many uploads at once. Try again soon',
  },
});
