import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  open: {
    id: 'learning.search.open',
    defaultMessage: 'Cerca nel corso',
    description: 'Button in the bar of the player, and title of the dialog',
  },
  label: {
    id: 'learning.search.label',
    defaultMessage: 'Parole da cercare',
    description: 'Label of the search field',
  },
  help: {
    id: 'learning.search.help',
    defaultMessage: 'Nelle lezioni, nei documenti e nelle trascrizioni dei video.',
    description: 'Below the search field',
  },
  list: {
    id: 'learning.search.list',
    defaultMessage: 'Risultati nel corso',
    description: 'Name of the list of results',
  },
  count: {
    id: 'learning.search.count',
    defaultMessage: '{count, plural, one {# risultato} other {# risultati}}',
    description: 'Said by screen readers',
  },
  first: {
    id: 'learning.search.first',
    defaultMessage: 'I primi {shown} di {count} risultati. Aggiungi una parola per restringere.',
    description: 'There are more results than are shown',
  },
  none: {
    id: 'learning.search.none',
    defaultMessage: 'Il corso non ha queste parole. Prova con meno lettere o con un’altra parola.',
    description: 'Nothing was found',
  },
  failed: {
    id: 'learning.search.failed',
    defaultMessage: 'La ricerca non ha risposto.',
    description: 'The search failed',
  },
  retry: {
    id: 'learning.search.retry',
    defaultMessage: 'Riprova',
    description: 'Searches again',
  },
  lesson: {
    id: 'learning.search.lesson',
    defaultMessage: 'Lezione',
    description: 'Kind of a result: the name of a lesson',
  },
  document: {
    id: 'learning.search.document',
    defaultMessage: 'Documento',
    description: 'Kind of a result: a document of the module or the course',
  },
  documentOf: {
    id: 'learning.search.document-of',
    defaultMessage: 'Documento di “{lesson}”',
    description: 'Kind of a result: a document of a lesson',
  },
  atMoment: {
    id: 'learning.search.at-moment',
    defaultMessage: '{lesson}, {moment}',
    description: 'A place in a video: name of the lesson and 27:04',
  },
});
