import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  lead: {
    id: 'catalogue.search.lead',
    defaultMessage:
      '{courses, plural, one {# corso} other {# corsi}} in {categories, plural, one {# categoria} other {# categorie}}, con esami di certificazione e test di simulazione.',
    description: 'Below the title of the catalogue',
  },
  searchTitle: {
    id: 'catalogue.search.title',
    defaultMessage: 'Ricerca',
    description: 'Title of the search page',
  },
  resultsFor: {
    id: 'catalogue.search.results-for',
    defaultMessage: 'Risultati per “{text}”',
    description: 'Heading of a search',
  },
  coursesBy: {
    id: 'catalogue.search.courses-by',
    defaultMessage: 'Corsi di {name}',
    description: 'Heading of the courses of a teacher',
  },
  reset: {
    id: 'catalogue.search.reset',
    defaultMessage: 'Azzera',
    description: 'Removes all filters',
  },
  sort: {
    id: 'catalogue.search.sort',
    defaultMessage: 'Ordina',
    description: 'Label of the order',
  },
  sortRelevance: {
    id: 'catalogue.search.sort.relevance',
    defaultMessage: 'più pertinenti',
    description: 'Order',
  },
  sortRating: {
    id: 'catalogue.search.sort.rating',
    defaultMessage: 'più votati',
    description: 'Order',
  },
  sortNewest: {
    id: 'catalogue.search.sort.newest',
    defaultMessage: 'più recenti',
    description: 'Order',
  },
  sortPriceAsc: {
    id: 'catalogue.search.sort.price-asc',
    defaultMessage: 'prezzo crescente',
    description: 'Order',
  },
  sortPriceDesc: {
    id: 'catalogue.search.sort.price-desc',
    defaultMessage: 'prezzo decrescente',
    description: 'Order',
  },
  sortTitle: {
    id: 'catalogue.search.sort.title',
    defaultMessage: 'titolo',
    description: 'Order',
  },
  emptyText: {
    id: 'catalogue.search.empty-text',
    defaultMessage: 'Prova con un’altra parola o togli qualche filtro.',
    description: 'Empty search',
  },
  updating: {
    id: 'catalogue.search.updating',
    defaultMessage: 'Aggiornamento dei risultati',
    description: 'Told while a filter changes',
  },
  corrected: {
    id: 'catalogue.search.corrected',
    defaultMessage: 'Nessun corso per “{typed}”: ecco i risultati per {meant}.',
    description: 'Above results of a search whose words were corrected',
  },
});
