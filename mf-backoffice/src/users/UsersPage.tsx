import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { roleNames, useSession } from 'shared-auth';
import { ActionMenu, Page, Pill, roleLabels, TextLink, useFormats } from 'shared-ui';
import {
  DateField,
  FilterBar,
  FilterForm,
  ResetFilters,
  SelectField,
  TextField,
} from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { useTableParams, type Column } from 'shared-ui/table';
import { dayIn } from '../filtered-days.ts';
import { FoundRows } from '../FoundRows.tsx';
import { askUsers, usersKind } from '../table-export.ts';
import { TableExportMenu } from '../TableExportMenu.tsx';
import { messages } from './messages.ts';
import { usersQuery, type UserRow } from './users-query.ts';

const filterKinds = {
  ricerca: 'text',
  ruolo: 'choice',
  isDocente: 'choice',
  registratoDal: 'date',
  docenteDal: 'date',
} as const;

const filterNames = Object.keys(filterKinds) as (keyof typeof filterKinds)[];

/** The columns that the server sorts by, of this table (BACK-08). */
const sortable = ['name', 'surname'] as const;

const DEFAULT_SORT = { by: 'surname', direction: 'asc' } as const;

/** `/table/users`: registered people, searched, sorted and paged by the server, all in the address. */
export function UsersPage() {
  const intl = useIntl();
  const table = useTableParams();
  const columns = useColumns();
  const applied = {
    ricerca: table.filter('ricerca'),
    // An address may name anything; the rest of it still counts.
    ruolo: roleNames.find((role) => role === table.filter('ruolo')) ?? '',
    isDocente: ['true', 'false'].find((flag) => flag === table.filter('isDocente')) ?? '',
    registratoDal: dayIn(table.filter, 'registratoDal'),
    docenteDal: dayIn(table.filter, 'docenteDal'),
  } as const;
  const isFiltered = filterNames.some((name) => applied[name] !== '');
  const sortBy = sortable.find((column) => column === table.sort?.by);
  const sort =
    sortBy && table.sort ? { by: sortBy, direction: table.sort.direction } : DEFAULT_SORT;
  const asked = {
    sortBy: sort.by,
    sortDirection: sort.direction,
    ricerca: applied.ricerca,
    ruolo: applied.ruolo || undefined,
    isDocente: applied.isDocente === '' ? undefined : applied.isDocente === 'true',
    registratoDal: applied.registratoDal,
    docenteDal: applied.docenteDal,
  };
  const query = useQuery(usersQuery({ ...asked, page: table.page, pageSize: table.pageSize }));
  const clear = () => table.setFilters(Object.fromEntries(filterNames.map((name) => [name, null])));
  const title = intl.formatMessage(messages.title);
  const all = { value: '', label: intl.formatMessage(messages.all) };
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={
        <TableExportMenu kind={usersKind} onAsk={(formato) => askUsers({ ...asked, formato })} />
      }
    >
      <FilterForm kinds={filterKinds} applied={applied} onChange={table.setFilters}>
        <FilterBar
          label={intl.formatMessage(messages.filters)}
          reset={isFiltered && <ResetFilters onReset={clear} />}
        >
          <TextField
            name="ricerca"
            type="search"
            autoComplete="off"
            label={<FormattedMessage {...messages.search} />}
          />
          <SelectField
            name="ruolo"
            label={<FormattedMessage {...messages.role} />}
            options={[
              all,
              ...roleNames.map((role) => ({
                value: role,
                label: intl.formatMessage(roleLabels[role]),
              })),
            ]}
          />
          <SelectField
            name="isDocente"
            label={<FormattedMessage {...messages.docente} />}
            options={[
              all,
              { value: 'true', label: intl.formatMessage(messages.yes) },
              { value: 'false', label: intl.formatMessage(messages.no) },
            ]}
          />
          <DateField
            name="registratoDal"
            label={<FormattedMessage {...messages.registeredFrom} />}
          />
          <DateField name="docenteDal" label={<FormattedMessage {...messages.teacherFrom} />} />
        </FilterBar>
      </FilterForm>
      <FoundRows
        query={query}
        hrefOf={table.hrefOf}
        caption={title}
        columns={columns}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={table.setSort}
        found={messages.found}
        noMatch={messages.noMatch}
        none={{ title: <FormattedMessage {...messages.none} /> }}
        isFiltered={isFiltered}
        onReset={clear}
      />
    </Page>
  );
}

function useColumns(): Column<UserRow>[] {
  const intl = useIntl();
  const { date } = useFormats();
  const { role } = useSession();
  const menuEntry = role === 'AdminWorkerBadge' ? messages.edit : messages.view;
  return [
    {
      key: 'surname',
      label: intl.formatMessage(messages.surname),
      sortBy: 'surname',
      onCard: 'title',
      cell: (row) => <TextLink to={paths.detail('users', row.id)}>{row.surname}</TextLink>,
    },
    {
      key: 'name',
      label: intl.formatMessage(messages.name),
      sortBy: 'name',
      cell: (row) => row.name,
    },
    {
      key: 'email',
      label: intl.formatMessage(messages.email),
      cell: (row) => row.email,
    },
    {
      key: 'roles',
      label: intl.formatMessage(messages.roles),
      cell: (row) => (
        <>
          {row.roles.map((name) => intl.formatMessage(roleLabels[name])).join(', ')}{' '}
          {row.isDocente && (
            <Pill tone="info">
              <FormattedMessage {...messages.docente} />
            </Pill>
          )}
        </>
      ),
    },
    {
      key: 'registered',
      label: intl.formatMessage(messages.registered),
      cell: (row) => date(row.registrationDate),
    },
    {
      key: 'actions',
      label: intl.formatMessage(messages.actions),
      hasHiddenLabel: true,
      cell: (row) => (
        <ActionMenu
          label={intl.formatMessage(messages.actionsOf, { name: `${row.name} ${row.surname}` })}
          actions={[
            {
              key: 'detail',
              label: intl.formatMessage(menuEntry),
              to: paths.detail('users', row.id),
            },
          ]}
        />
      ),
    },
  ];
}
