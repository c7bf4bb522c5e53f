import type { z } from 'zod';
import type { PeopleFilters, PeopleSort } from '../../accounts/index.ts';
import type { usersQuery } from './schemas.ts';

type AskedPeople = Omit<z.infer<typeof usersQuery>, 'page' | 'pageSize' | 'lang'>;

/** The filters and the order of an address, under the names of the domain. */
export const filtersOfPeople = ({
  ricerca: text,
  ruolo: role,
  registratoDal: registeredFrom,
  docenteDal: teacherFrom,
  ...same
}: AskedPeople): PeopleFilters & PeopleSort => ({
  text,
  role,
  isDocente: same.isDocente,
  registeredFrom,
  teacherFrom,
  sortBy: same.sortBy,
  sortDirection: same.sortDirection,
});
