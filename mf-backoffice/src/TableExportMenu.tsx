import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { toApiError, useSession } from 'shared-auth';
import { ActionMenu, Button, Glyph, LiveRegion, toast, useFormats } from 'shared-ui';
import { tableExportMessages as messages } from './table-export-messages.ts';
import {
  downloadExport,
  exportQuery,
  isUnderWay,
  type ExportedKind,
  type TableExport,
} from './table-export.ts';

type Props = {
  kind: ExportedKind;
  /** Asks for the rows that are filtered now: a small file is ready, a large one is made meanwhile. */
  onAsk: (formato: TableExport['formato']) => Promise<TableExport>;
};

/** `ExportMenu` where a table is the administrators' to take away. */
export function TableExportMenu(props: Props) {
  const { role } = useSession();
  return role === 'AdminWorkerBadge' ? <ExportMenu {...props} /> : null;
}

/** Takes the filtered rows of a table away as CSV or Excel; says how far a large file is. */
export function ExportMenu({ kind, onAsk }: Props) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const latestQuery = exportQuery(kind);
  const { data: latest = null } = useQuery(latestQuery);
  const fail = (error: unknown) =>
    toast.error(toApiError(error).info ?? formatMessage(messages.exportFailed));
  const download = useMutation({
    mutationFn: downloadExport,
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: latestQuery.queryKey }),
  });
  const ask = useMutation({
    mutationFn: onAsk,
    onError: fail,
    onSuccess: (made) => {
      if (made.stato === 'ready') download.mutate(made.id);
      else client.setQueryData(latestQuery.queryKey, made);
    },
  });
  if (ask.isPending || download.isPending) {
    return (
      <Button variant="outlined" busy>
        <FormattedMessage {...messages.exporting} />
      </Button>
    );
  }
  if (latest !== null && isUnderWay(latest)) {
    const progress = { rows: latest.righe, total: latest.righeTotali };
    return (
      <Button variant="outlined" busy>
        <FormattedMessage {...messages.exportProgress} values={progress} />
      </Button>
    );
  }
  const entry = (formato: TableExport['formato'], label: MessageDescriptor) => ({
    key: formato,
    label: formatMessage(label),
    onSelect: () => ask.mutate(formato),
  });
  return (
    <>
      <LiveRegion>{latest?.stato === 'failed' && formatMessage(messages.exportFailed)}</LiveRegion>
      {latest?.stato === 'failed' && <FormattedMessage {...messages.exportFailed} />}
      {latest?.stato === 'ready' && (
        <Button onClick={() => download.mutate(latest.id)}>
          <ReadyText made={latest} />
        </Button>
      )}
      <ActionMenu
        label={formatMessage(messages.exportTable)}
        actions={[entry('csv', messages.exportCsv), entry('xlsx', messages.exportExcel)]}
        trigger={(props) => (
          <Button {...props} variant="outlined" endIcon={<Glyph name="down" size={16} />}>
            <FormattedMessage {...messages.exportTable} />
          </Button>
        )}
      />
    </>
  );
}

function ReadyText({ made: { scadeIl, righe } }: { made: TableExport }) {
  const { dateTime } = useFormats();
  return (
    <FormattedMessage
      {...messages.exportReady}
      values={{ rows: righe, until: scadeIl === null ? '' : dateTime(scadeIl) }}
    />
  );
}
