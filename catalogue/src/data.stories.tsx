import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderPill } from 'shared-ui/details';
import { AreaChart, Chart } from 'shared-ui/chart';
import { orderStates } from 'shared-ui/fixtures';
import { DataTable, TableSkeleton } from 'shared-ui/table';
import { States } from './states.tsx';

export default { title: 'Data' } satisfies Meta;

type Row = { id: number; client: string; state: string };

const rows: Row[] = orderStates.map((state, index) => ({
  id: 1000 + index,
  client: `Cliente ${index + 1}`,
  state,
}));

const columns = [
  {
    key: 'id',
    label: 'Numero',
    sortBy: 'Id',
    onCard: 'title' as const,
    cell: ({ id }: Row) => id,
  },
  { key: 'client', label: 'Cliente', cell: ({ client }: Row) => client },
  { key: 'state', label: 'Stato', cell: ({ state }: Row) => <OrderPill orderState={state} /> },
];

export const Table: StoryObj = {
  render: () => (
    <DataTable
      caption="Ordini"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={{ by: 'Id', direction: 'asc' }}
      onSort={() => {}}
    />
  ),
};

export const EmptyTable: StoryObj = {
  render: () => <DataTable caption="Ordini" columns={columns} rows={[]} rowKey={({ id }) => id} />,
};

export const TableArriving: StoryObj = { render: () => <TableSkeleton /> };

const points = [
  { label: 'gen', name: 'gennaio', value: 1200 },
  { label: 'feb', name: 'febbraio', value: 1900 },
  { label: 'mar', name: 'marzo', value: 900, isPartial: true },
];

export const Charts: StoryObj = {
  render: () => (
    <States
      of={{
        bars: (
          <Chart
            title="Ricavi"
            points={points}
            format={String}
            heads={{ label: 'Mese', value: 'Euro' }}
          />
        ),
        line: (
          <Chart
            kind="line"
            tone={2}
            title="Crediti"
            points={points}
            format={String}
            heads={{ label: 'Mese', value: 'Crediti' }}
          />
        ),
        areas: (
          <AreaChart
            title="Crediti"
            labels={points}
            series={[
              { name: 'Reward', tone: 2, values: [120, 190, 260] },
              { name: 'Profit sharing', tone: 1, values: [0, 40, 70] },
            ]}
            format={String}
            table={{ label: 'Mese', columns: [{ head: 'Reward', values: [120, 190, 260] }] }}
          />
        ),
      }}
    />
  ),
};
