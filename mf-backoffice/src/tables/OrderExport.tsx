import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { toApiError, useSession } from 'shared-auth';
import { ActionMenu, Button, Glyph, LiveRegion, toast, useFormats } from 'shared-ui';
import {
  askExport,
  downloadExport,
  exportQuery,
  isUnderWay,
  type OrderExport,
} from './order-export.ts';
import { messages } from './messages.ts';

type Filters = Omit<Parameters<typeof askExport>[0], 'formato'>;

/** Takes the filtered orders away as CSV or Excel, for administrators; says how far a large file is. */
export function OrderExportMenu({ filters }: { filters: Filters }) {
  const { role } = useSession();
  return role === 'AdminWorkerBadge' ? <ExportControls filters={filters} /> : null;
}

function ExportControls({ filters }: { filters: Filters }) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const { data: latest = null } = useQuery(exportQuery);
  const fail = (error: unknown) =>
    toast.error(toApiError(error).info ?? formatMessage(messages.exportFailed));
  const download = useMutation({
    mutationFn: downloadExport,
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: exportQuery.queryKey }),
  });
  const ask = useMutation({
    mutationFn: (formato: OrderExport['formato']) => askExport({ ...filters, formato }),
    onError: fail,
    onSuccess: (made) => {
      if (made.stato === 'ready') download.mutate(made.id);
      else client.setQueryData(exportQuery.queryKey, made);
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
  const entry = (formato: OrderExport['formato'], label: MessageDescriptor) => ({
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
        label={formatMessage(messages.exportOrders)}
        actions={[entry('csv', messages.exportCsv), entry('xlsx', messages.exportExcel)]}
        trigger={(props) => (
          <Button {...props} variant="outlined" endIcon={<Glyph name="down" size={16} />}>
            <FormattedMessage {...messages.exportOrders} />
          </Button>
        )}
      />
    </>
  );
}

function ReadyText({ made: { scadeIl, righe } }: { made: OrderExport }) {
  const { dateTime } = useFormats();
  return (
    <FormattedMessage
      {...messages.exportReady}
      values={{ rows: righe, until: scadeIl === null ? '' : dateTime(scadeIl) }}
    />
  );
}
