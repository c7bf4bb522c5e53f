import { defineErrors } from '../../../errors.ts';

export const importErrors = defineErrors({
  PACKAGE_NOT_FOUND: {
    status: 404,
    it: 'Il pacchetto non c’è più: caricalo di nuovo',
    en: 'The package is no longer there: upload it again',
  },
  PACKAGE_DAMAGED: {
    status: 422,
    it: 'Il pacchetto è danneggiato o non è un file zip',
    en: 'The package is damaged, or no zip file',
  },
  PACKAGE_TOO_LARGE: {
    status: 422,
    it: 'Il pacchetto contiene troppi dati: al massimo 1000 domande e 60 MB',
    en: 'The package holds too much: at most 1000 questions and 60 MB',
  },
  PACKAGE_UNSAFE: {
    status: 422,
    it: 'Il pacchetto contiene percorsi che escono dalla sua cartella',
    en: 'The package has paths that lead out of its folder',
  },
  PACKAGE_WITHOUT_MANIFEST: {
    status: 422,
    it: 'Nel pacchetto manca imsmanifest.xml, o non è leggibile',
    en: 'The package has no imsmanifest.xml that can be read',
  },
  PACKAGE_WITHOUT_QUESTIONS: {
    status: 422,
    it: 'Nel pacchetto non ci sono domande QTI',
    en: 'There are no QTI questions in the package',
  },
  PACKAGE_ADDS_NOTHING: {
    status: 422,
    it: 'Nessuna domanda di questo pacchetto si può aggiungere',
    en: 'No question of this package can be added',
  },
});
