import { parseTableQuery } from './table-query.ts';

it.each([
  ['', { page: 1 }],
  ['typology=0&category=3&page=2', { typology: 0, category: 3, page: 2 }],
  ['typology=4&category=0&page=0', { page: 1 }],
  ['typology=x&category=-1&page=1e3', { page: 1 }],
])('[CAT-04 part] the address ?%s asks for %j', (search, query) => {
  expect(parseTableQuery(new URLSearchParams(search))).toEqual(query);
});
