import type { RoleName } from 'contracts';

/** Which people a list has. */
export type PeopleFilters = {
  /** Words of name, surname, mail address or fiscal code, in any order; each must be found. */
  text?: string | undefined;
  isDocente?: boolean | undefined;
  role?: RoleName | undefined;
  /** Day in Italy, `YYYY-MM-DD`: registered then or later. */
  registeredFrom?: string | undefined;
  /** The same of teachers: who became one then or later, as far as it was noted. */
  teacherFrom?: string | undefined;
};

export type PeopleSort = {
  sortBy?: 'name' | 'surname' | undefined;
  sortDirection: 'asc' | 'desc';
};
