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
  filters: {
    id: 'catalogue.search.filters',
    defaultMessage: 'Filtri',
    description: 'Heading of the filters',
  },
  filtersCount: {
    id: 'catalogue.search.filters-count',
    defaultMessage: '{count, plural, =0 {Filtri} other {Filtri (#)}}',
    description: 'Floating button on phones',
  },
  reset: {
    id: 'catalogue.search.reset',
    defaultMessage: 'Azzera',
    description: 'Removes all filters',
  },
  resetAll: {
    id: 'catalogue.search.reset-all',
    defaultMessage: 'Azzera i filtri',
    description: 'Action of an empty search',
  },
  show: {
    id: 'catalogue.search.show',
    defaultMessage: '{count, plural, one {Mostra # corso} other {Mostra # corsi}}',
    description: 'Closes the filters on phones',
  },
  categories: {
    id: 'catalogue.search.categories',
    defaultMessage: 'Categorie',
    description: 'Filter group',
  },
  noCategories: {
    id: 'catalogue.search.no-categories',
    defaultMessage: 'Nessuna categoria',
    description: 'Empty state of the categories (CAT-32)',
  },
  rating: {
    id: 'catalogue.search.rating',
    defaultMessage: 'Valutazione',
    description: 'Filter group',
  },
  ratingAtLeast: {
    id: 'catalogue.search.rating-at-least',
    defaultMessage: '{rating} e oltre',
    description: 'Choice of a rating',
  },
  ratingAll: {
    id: 'catalogue.search.rating-all',
    defaultMessage: 'Tutte',
    description: 'Choice of a rating',
  },
  price: {
    id: 'catalogue.search.price',
    defaultMessage: 'Prezzo',
    description: 'Filter group',
  },
  minPrice: {
    id: 'catalogue.search.min-price',
    defaultMessage: 'Minimo',
    description: 'Price in euro',
  },
  maxPrice: {
    id: 'catalogue.search.max-price',
    defaultMessage: 'Massimo',
    description: 'Price in euro',
  },
  inverted: {
    id: 'catalogue.search.inverted',
    defaultMessage: 'Il minimo supera il massimo',
    description: 'Error of the price range (E50)',
  },
  priceChip: {
    id: 'catalogue.search.price-chip',
    defaultMessage: 'Da {min} a {max}',
    description: 'Chosen price range',
  },
  priceChipMin: {
    id: 'catalogue.search.price-chip-min',
    defaultMessage: 'Da {min}',
    description: 'Chosen price range',
  },
  priceChipMax: {
    id: 'catalogue.search.price-chip-max',
    defaultMessage: 'Fino a {max}',
    description: 'Chosen price range',
  },
  removeFilter: {
    id: 'catalogue.search.remove-filter',
    defaultMessage: 'Togli il filtro {name}',
    description: 'Name of a chip',
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
