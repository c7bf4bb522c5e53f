import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Page, Pill, TextLink, useFormats } from 'shared-ui';
import { FilterBar, FilterForm, ResetFilters, TextField } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { useTableParams, type Column } from 'shared-ui/table';
import { badgesQuery, type OfficeBadge } from './api.ts';
import { FoundRows } from '../FoundRows.tsx';
import { askBadges, badgesKind } from '../table-export.ts';
import { TableExportMenu } from '../TableExportMenu.tsx';
import { messages } from './messages.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

const filterKinds = { text: 'text' } as const;

/** `/table/badges`: badges of everyone, searched and paged by the server; an administrator ends one here. */
export function BadgesPage() {
  const intl = useIntl();
  const table = useTableParams();
  const [revoking, setRevoking] = useState<OfficeBadge | null>(null);
  const columns = useColumns(setRevoking);
  const text = table.filter('text') ?? '';
  const asked = text === '' ? {} : { text };
  const query = useQuery(badgesQuery({ page: table.page, pageSize: table.pageSize, ...asked }));
  const clear = () => table.setFilters({ text: null });
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
      <FilterForm kinds={filterKinds} applied={{ text }} onChange={table.setFilters}>
        <FilterBar
          label={intl.formatMessage(messages.filters)}
          reset={text !== '' && <ResetFilters onReset={clear} />}
        >
          <TextField
            name="text"
            type="search"
            autoComplete="off"
            label={<FormattedMessage {...messages.text} />}
          />
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
        isFiltered={text !== ''}
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
