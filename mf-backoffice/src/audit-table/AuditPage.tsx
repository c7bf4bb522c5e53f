import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page, TextLink, useFormats } from 'shared-ui';
import { FilterBar, FilterForm, ResetFilters, SelectField, TextField } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { useTableParams, type Column } from 'shared-ui/table';
import { DayRangeFields } from '../DayRangeFields.tsx';
import { dayRangeIn } from '../filtered-days.ts';
import { FoundRows } from '../FoundRows.tsx';
import { entriesQuery, useActWords, type AuditEntry } from '../audit.ts';
import { askEntries, auditKind } from '../table-export.ts';
import { TableExportMenu } from '../TableExportMenu.tsx';
import { ChainState } from '../ChainState.tsx';
import { actNames, actsByName } from './act-names.ts';
import { messages } from './messages.ts';

const filterKinds = { ricerca: 'text', azione: 'choice', dal: 'date', al: 'date' } as const;

const filterNames = Object.keys(filterKinds) as (keyof typeof filterKinds)[];

/** `/audit`: who did what to whom, searched and paged by the server, and whether the chain is whole. */
export function AuditPage() {
  const intl = useIntl();
  const table = useTableParams();
  const columns = useColumns();
  const applied = {
    ricerca: table.filter('ricerca'),
    // An address may name anything; the rest of it still counts.
    azione: actNames.find((act) => act === table.filter('azione')) ?? '',
    ...dayRangeIn(table.filter),
  } as const;
  const isFiltered = filterNames.some((name) => applied[name] !== '');
  const asked = { ...applied, azione: applied.azione || undefined };
  const query = useQuery(entriesQuery({ page: table.page, pageSize: table.pageSize, ...asked }));
  const clear = () => table.setFilters(Object.fromEntries(filterNames.map((name) => [name, null])));
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      title={title}
      lead={
        <>
          <FormattedMessage {...messages.lead} /> <ChainState />
        </>
      }
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={
        <TableExportMenu kind={auditKind} onAsk={(formato) => askEntries({ ...asked, formato })} />
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
            label={<FormattedMessage {...messages.person} />}
          />
          <SelectField
            name="azione"
            label={<FormattedMessage {...messages.act} />}
            options={[
              { value: '', label: intl.formatMessage(messages.all) },
              ...actNames.map((act) => ({
                value: act,
                label: intl.formatMessage(actsByName[act]),
              })),
            ]}
          />
          <DayRangeFields applied={applied} from={messages.from} to={messages.to} />
        </FilterBar>
      </FilterForm>
      <FoundRows
        query={query}
        hrefOf={table.hrefOf}
        caption={title}
        columns={columns}
        rowKey={(row) => row.seq}
        found={messages.found}
        noMatch={messages.noMatch}
        none={{ title: <FormattedMessage {...messages.none} /> }}
        isFiltered={isFiltered}
        onReset={clear}
      />
    </Page>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const words = useActWords();
  return [
    {
      key: 'what',
      label: intl.formatMessage(messages.what),
      onCard: 'title',
      cell: words.act,
    },
    {
      key: 'whom',
      label: intl.formatMessage(messages.whom),
      cell: (row) => <Subject entry={row} />,
    },
    { key: 'who', label: intl.formatMessage(messages.who), cell: (row) => words.actor(row.actor) },
    {
      key: 'when',
      label: intl.formatMessage(messages.when),
      align: 'right',
      cell: (row) => dateTime(row.at),
    },
  ];
}

/** Leads to what the act was done to, where it has a page. */
function Subject({ entry: { act, subjectKind, subjectId, subjectName } }: { entry: AuditEntry }) {
  switch (subjectKind) {
    case 'user':
      return <TextLink to={paths.detail('users', subjectId)}>{subjectName}</TextLink>;
    case 'order':
      return (
        <TextLink to={paths.invoiceDetail(subjectId)}>
          <FormattedMessage {...messages.order} values={{ id: subjectId }} />
        </TextLink>
      );
    case 'redemption':
      return (
        <TextLink to={paths.detail('notarization', subjectId)}>
          <FormattedMessage {...messages.redemption} values={{ id: subjectId }} />
        </TextLink>
      );
    case 'faq': {
      const question = <FormattedMessage {...messages.question} values={{ id: subjectId }} />;
      if (act === 'faq.deleted') return question;
      return <TextLink to={paths.faqQuestion(subjectId)}>{question}</TextLink>;
    }
    default:
      return '-';
  }
}
