import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Pill, roleLabels, useFormats } from 'shared-ui';
import { DataTable } from 'shared-ui/table';
import type { ReleasedVersion, Remote } from './api.ts';
import { messages } from './messages.ts';

const Version = styled('span')(({ theme }) => ({
  ...theme.typography.mono,
  overflowWrap: 'anywhere',
}));

/** One element for a cell's content: on a phone it is beside its label, and several would be in one row. */
const Whole = styled('span')({ display: 'block', minWidth: 0 });

const Detail = styled('span')(({ theme }) => ({
  display: 'block',
  maxWidth: '40ch',
  '[data-align=right] &': { marginLeft: 'auto' },
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
}));

const tones = { stable: 'success', canary: 'reward', previous: 'neutral' } as const;

/** The registered versions, with the reports of browsers in the last hour. */
export function Versions({ remote }: { remote: Remote }) {
  const intl = useIntl();
  const { integer, dateTime } = useFormats();
  const stateText = ({ state }: ReleasedVersion) =>
    state === 'canary' && remote.canary !== null
      ? intl.formatMessage(messages.canaryOf, { percent: remote.canary.percent })
      : intl.formatMessage(messages[state]);
  const rolesText = ({ state }: ReleasedVersion) => {
    const roles = (state === 'canary' && remote.canary?.roles) || [];
    if (roles.length === 0) return null;
    const names = roles.map((role) =>
      role in roleLabels ? intl.formatMessage(roleLabels[role as keyof typeof roleLabels]) : role,
    );
    return intl.formatMessage(messages.canaryOfRoles, { roles: intl.formatList(names) });
  };
  return (
    <DataTable
      caption={intl.formatMessage(messages.versionsOf, { remote: remote.key })}
      rows={remote.versions}
      rowKey={(row) => row.version}
      columns={[
        {
          key: 'version',
          label: intl.formatMessage(messages.version),
          onCard: 'title',
          cell: (row) => <Version>{row.version}</Version>,
        },
        {
          key: 'state',
          label: intl.formatMessage(messages.state),
          cell: (row) => (
            <Whole>
              <Pill tone={tones[row.state]}>{stateText(row)}</Pill>
              {rolesText(row) && <Detail>{rolesText(row)}</Detail>}
            </Whole>
          ),
        },
        {
          key: 'published',
          label: intl.formatMessage(messages.published),
          cell: (row) =>
            row.publishedAt === null
              ? '-'
              : intl.formatMessage(messages.publishedBy, {
                  at: dateTime(row.publishedAt),
                  by: row.publishedBy ?? '-',
                }),
        },
        {
          key: 'reports',
          label: intl.formatMessage(messages.reports),
          align: 'right',
          cell: (row) => integer(row.ok + row.error),
        },
        {
          key: 'rate',
          label: intl.formatMessage(messages.errorRate),
          align: 'right',
          cell: (row) => (
            <Whole>
              {row.ok + row.error === 0
                ? '-'
                : intl.formatNumber(row.errorRate, { style: 'percent', maximumFractionDigits: 1 })}
              {row.reasons[0] && <Detail>{row.reasons[0].reason}</Detail>}
            </Whole>
          ),
        },
      ]}
    />
  );
}
