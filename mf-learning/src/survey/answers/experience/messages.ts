import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  add: {
    id: 'learning.survey.experience.add',
    defaultMessage: 'Aggiungi',
    description: 'Opens the dialog for a new entry',
  },
  edit: {
    id: 'learning.survey.experience.edit',
    defaultMessage: 'Modifica {name}',
    description: 'Opens the dialog of an entry',
  },
  remove: {
    id: 'learning.survey.experience.remove',
    defaultMessage: 'Togli {name}',
    description: 'Takes an entry away',
  },
  removed: {
    id: 'learning.survey.experience.removed',
    defaultMessage: '{name}: tolta',
    description: 'Announced after an entry was taken away',
  },
  titleNew: {
    id: 'learning.survey.experience.new',
    defaultMessage: 'Aggiungi un’esperienza',
    description: 'Title of the dialog',
  },
  titleChange: {
    id: 'learning.survey.experience.change',
    defaultMessage: 'Modifica l’esperienza',
    description: 'Title of the dialog',
  },
  from: {
    id: 'learning.survey.experience.from',
    defaultMessage: 'Dal',
    description: 'First day',
  },
  to: {
    id: 'learning.survey.experience.to',
    defaultMessage: 'Al',
    description: 'Last day',
  },
  currently: {
    id: 'learning.survey.experience.currently',
    defaultMessage: 'È ancora in corso',
    description: 'Checkbox: there is no last day',
  },
  online: {
    id: 'learning.survey.experience.online',
    defaultMessage: 'Si svolge a distanza (online)',
    description: 'Checkbox',
  },
  isOnline: {
    id: 'learning.survey.experience.is-online',
    defaultMessage: 'a distanza',
    description: 'Of an entry',
  },
  period: {
    id: 'learning.survey.experience.period',
    defaultMessage: 'Dal {from} al {to}',
    description: 'Of an entry that has ended',
  },
  since: {
    id: 'learning.survey.experience.since',
    defaultMessage: 'Dal {from}, in corso',
    description: 'Of an entry that goes on',
  },
  endsBefore: {
    id: 'learning.survey.experience.ends-before',
    defaultMessage: '(*) La fine viene prima dell’inizio',
    description: 'dateTo before dateFrom (E72)',
  },
  save: {
    id: 'learning.survey.experience.save',
    defaultMessage: 'Salva',
    description: 'Keeps the entry',
  },
  cancel: {
    id: 'learning.survey.experience.cancel',
    defaultMessage: 'Annulla',
    description: 'Closes the dialog without a change',
  },
  namesFailed: {
    id: 'learning.survey.experience.names-failed',
    defaultMessage: 'L’elenco non si è caricato.',
    description: 'The names of professions or studies are not there',
  },
  retry: {
    id: 'learning.survey.experience.retry',
    defaultMessage: 'Riprova',
    description: 'Loads the names again',
  },
});
