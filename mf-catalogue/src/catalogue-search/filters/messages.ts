import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  filters: {
    id: 'catalogue.search.filters',
    defaultMessage: 'Filtri',
    description: 'Heading of the filters',
  },
  resetAll: {
    id: 'catalogue.search.reset-all',
    defaultMessage: 'Azzera i filtri',
    description: 'Action of an empty search',
  },
  inverted: {
    id: 'catalogue.search.inverted',
    defaultMessage: 'Il minimo supera il massimo',
    description: 'Error of the price range (E50)',
  },
  filtersCount: {
    id: 'catalogue.search.filters-count',
    defaultMessage: '{count, plural, =0 {Filtri} other {Filtri (#)}}',
    description: 'Floating button on phones',
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
  lowestPrice: {
    id: 'catalogue.search.lowest-price',
    defaultMessage: 'Prezzo minimo',
    description: 'Name of the left handle',
  },
  highestPrice: {
    id: 'catalogue.search.highest-price',
    defaultMessage: 'Prezzo massimo',
    description: 'Name of the right handle',
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
  teacherChip: {
    id: 'catalogue.search.teacher-chip',
    defaultMessage: 'Docente: {name}',
    description: 'Chosen teacher',
  },
  removeFilter: {
    id: 'catalogue.search.remove-filter',
    defaultMessage: 'Togli il filtro {name}',
    description: 'Name of a chip',
  },
});
