import { withQuery } from 'shared-ui/paths';
import {
  countFilters,
  filtersToQuery,
  isRangeInverted,
  parseEuro,
  parseFilters,
} from './catalogue-filters.ts';

const read = (search: string) => parseFilters(new URLSearchParams(search));

const none = {
  searchText: '',
  categories: [],
  rating: 0,
  minPrice: null,
  maxPrice: null,
  professor: null,
  sort: null,
  page: 1,
};

it.each([
  ['', none],
  ['searchText=+excel+&page=2', { ...none, searchText: 'excel', page: 2 }],
  ['categories=3&categories=1&categories=3', { ...none, categories: [3, 1] }],
  ['rating=4.5&minPrice=60&maxPrice=200', { ...none, rating: 4.5, minPrice: 60, maxPrice: 200 }],
  ['professor=12', { ...none, professor: 12 }],
  ['professor=0', none],
  ['professor=1.5', none],
  ['professor=2147483648', none],
  ['rating=9&minPrice=-1&maxPrice=x&page=0&sort=luck&categories=a', { ...none, rating: 5 }],
])('[CAT-29 part] the address ?%s is read as filters', (search, filters) => {
  expect(read(search)).toEqual(filters);
});

it('what is written into the address is read back the same', () => {
  const filters = read(
    'searchText=excel&categories=2&rating=4&minPrice=10.5&maxPrice=99&professor=4&sort=newest&page=3',
  );
  const address = withQuery('/search', filtersToQuery(filters));
  expect(read(address.split('?')[1] ?? '')).toEqual(filters);
  expect(withQuery('/search', filtersToQuery(read('')))).toBe('/search');
});

it.each([
  ['79', 79],
  ['79,90', 79.9],
  ['79.90', 79.9],
  ['1.200', 1200],
  ['1.200,50 €', 1200.5],
  ['', null],
  ['0', null],
  ['-5', null],
  ['molto', null],
])('an amount typed as %p is %p euro', (typed, euro) => {
  expect(parseEuro(typed)).toBe(euro);
});

it('a range is inverted only with both ends', () => {
  expect(isRangeInverted({ minPrice: 90, maxPrice: 80 })).toBe(true);
  expect(isRangeInverted({ minPrice: 80, maxPrice: 80 })).toBe(false);
  expect(isRangeInverted({ minPrice: 90, maxPrice: null })).toBe(false);
});

it('filters are counted without text and order, the price once', () => {
  expect(countFilters(read('searchText=x&sort=title'))).toBe(0);
  expect(countFilters(read('categories=1&categories=2&rating=4&minPrice=1&maxPrice=9'))).toBe(4);
  expect(countFilters(read('professor=3'))).toBe(1);
});
