import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import type { CategoryLookName } from '../categories.ts';

export const macroCategoriesQuery = queryOptions({
  queryKey: endpointKey('/api/Courses/GetTipoMacroCategories'),
  queryFn: ({ signal }) => api.get('/api/Courses/GetTipoMacroCategories', { signal }),
});

/** What a change of the categories makes stale, in all remotes. */
export const staleAfterChange = [
  endpointKey('/api/Courses/GetCategoriesGrid'),
  endpointKey('/api/Courses/Categorie'),
  endpointKey('/api/Courses/Public'),
];

/** Adds a category, or changes the one with an id (API-87). */
export const saveCategory = (category: {
  id: number | null;
  name: string;
  macroCategoryId: number;
  look: CategoryLookName | null;
}): Promise<unknown> =>
  api.post('/api/Courses/Categorie', {
    body: {
      ...(category.id === null ? {} : { categoriaId: category.id }),
      name: category.name,
      tipoMacroCategoryId: category.macroCategoryId,
      look: category.look,
    },
  });

/** @param place the first is 1 */
export const moveCategory = (categoriaId: number, place: number): Promise<unknown> =>
  api.post('/api/Courses/Categorie/Posizione', { body: { categoriaId, posizione: place } });

export const deleteCategory = (categoriaId: number): Promise<unknown> =>
  api.delete('/api/Courses/Categorie', { query: { categoriaId } });
