import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Page, Pill, TextLink, useFormats } from 'shared-ui';
import { FilterBar, FilterForm, ResetFilters, SelectField, TextField } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { useTableParams, type Column } from 'shared-ui/table';
import { badgesQuery, type OfficeBadge } from './api.ts';
import { DayRangeFields } from '../DayRangeFields.tsx';
import { dayRangeIn } from '../filtered-days.ts';
import { FoundRows } from '../FoundRows.tsx';
import { askBadges, badgesKind } from '../table-export.ts';
import { TableExportMenu } from '../TableExportMenu.tsx';
import { messages } from './messages.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

const filterKinds = { text: 'text', tipo: 'choice', dal: 'date', al: 'date' } as const;

const kinds = ['corso', 'esame'] as const;

/** What an address says of the filters; it may name anything, and the rest of it still counts. */
function readFilters(filter: (name: string) => string) {
  return {
    text: filter('text'),
    tipo: kinds.find((kind) => kind === filter('tipo')) ?? ('' as const),
    ...dayRangeIn(filter),
  };
}

/** `/table/badges`: badges of everyone, searched and paged by the server; an administrator ends one here. */
export function BadgesPage() {
  const intl = useIntl();
  const table = useTableParams();
  const [revoking, setRevoking] = useState<OfficeBadge | null>(null);
  const columns = useColumns(setRevoking);
  const filters = readFilters(table.filter);
  const { text, tipo, dal, al } = filters;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const asked = {
    ...(text && { text }),
    ...(tipo && { tipo }),
    ...(dal && { dal }),
    ...(al && { al }),
  };
  const query = useQuery(badgesQuery({ page: table.page, pageSize: table.pageSize, ...asked }));
  const clear = () => table.setFilters({ text: null, tipo: null, dal: null, al: null });
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={
        <TableExportMenu kind={badgesKind} onAsk={(formato) => askBadges({ ...asked, formato })} />
      }
    >
      <FilterForm kinds={filterKinds} applied={filters} onChange={table.setFilters}>
        <FilterBar
          label={intl.formatMessage(messages.filters)}
          reset={isFiltered && <ResetFilters onReset={clear} />}
        >
          <TextField
            name="text"
            type="search"
            autoComplete="off"
            label={<FormattedMessage {...messages.text} />}
          />
          <SelectField
            name="tipo"
            label={<FormattedMessage {...messages.kind} />}
            options={[
              { value: '', label: intl.formatMessage(messages.kindAll) },
              { value: 'corso', label: intl.formatMessage(messages.kindCourse) },
              { value: 'esame', label: intl.formatMessage(messages.kindExam) },
            ]}
          />
          <DayRangeFields applied={filters} from={messages.from} to={messages.to} />
        </FilterBar>
      </FilterForm>
      <FoundRows
        query={query}
        hrefOf={table.hrefOf}
        caption={title}
        columns={columns}
        rowKey={(row) => row.id}
        found={messages.found}
        noMatch={messages.noMatch}
        none={{ title: <FormattedMessage {...messages.none} /> }}
        isFiltered={isFiltered}
        onReset={clear}
      />
      {revoking !== null && <RevokeDialog badge={revoking} onClose={() => setRevoking(null)} />}
    </Page>
  );
}

function useColumns(onRevoke: (badge: OfficeBadge) => void): Column<OfficeBadge>[] {
  const intl = useIntl();
  const { date } = useFormats();
  return [
    {
      key: 'badge',
      label: intl.formatMessage(messages.badge),
      onCard: 'title',
      cell: (row) => <TextLink to={paths.publicCertification(row.id)}>{row.title}</TextLink>,
    },
    { key: 'holder', label: intl.formatMessage(messages.holder), cell: (row) => row.holderName },
    { key: 'code', label: intl.formatMessage(messages.code), cell: (row) => `WB-${row.code}` },
    {
      key: 'date',
      label: intl.formatMessage(messages.date),
      cell: (row) => date(row.acquisitionTime),
    },
    {
      key: 'state',
      label: intl.formatMessage(messages.state),
      cell: (row) =>
        row.revokedAt === null ? (
          <Pill tone="success">
            <FormattedMessage {...messages.valid} />
          </Pill>
        ) : (
          <>
            <Pill tone="danger">
              <FormattedMessage {...messages.revoked} />
            </Pill>{' '}
            {date(row.revokedAt)} {row.revocationReason}
          </>
        ),
    },
    {
      key: 'actions',
      label: intl.formatMessage(messages.actions),
      cell: (row) =>
        row.revokedAt === null && (
          <Button
            variant="outlined"
            aria-label={intl.formatMessage(messages.revokeOf, { code: `WB-${row.code}` })}
            onClick={() => onRevoke(row)}
          >
            <FormattedMessage {...messages.revoke} />
          </Button>
        ),
    },
  ];
}
