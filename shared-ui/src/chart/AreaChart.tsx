import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { AreaChartProps } from './chart-props.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { usePlot } from './use-plot.ts';

const loadPlot = async () => (await import('./AreaPlot.tsx')).AreaPlot;

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(2) },
  '& li::before': {
    content: '""',
    width: 12,
    height: 12,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.chart[1],
  },
  '& li[data-tone="2"]::before': { backgroundColor: theme.vars.palette.chart[2] },
  '& li[data-tone="3"]::before': { backgroundColor: theme.vars.palette.chart[3] },
}));

// The first column names the rows while the others are scrolled.
const Rows = styled(TableContainer)(({ theme }) => ({
  '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

/** Areas by MUI X, one upon the other, and the table behind "Vedi i dati", which may say more than they show. */
export function AreaChart({ title, labels, series, format, table }: AreaChartProps) {
  const Plot = usePlot(loadPlot);
  const ofPoint = (place: number) =>
    series.map(({ name, values }) => `${name} ${format(values[place] ?? 0)}`).join(', ');
  return (
    <ChartFrame
      label={`${title}: ${labels.map(({ name }, place) => `${name} ${ofPoint(place)}`).join('; ')}`}
      legend={
        series.length > 1 && (
          <Legend>
            {series.map(({ name, tone }) => (
              <li key={name} data-tone={tone}>
                {name}
              </li>
            ))}
          </Legend>
        )
      }
      plot={(width) => Plot && <Plot {...{ labels, series, format, width }} />}
      table={() => (
        <Rows tabIndex={0} role="region" aria-label={title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell component="th" scope="col">
                  {table.label}
                </TableCell>
                {table.columns.map(({ head }) => (
                  <TableCell key={head} align="right">
                    {head}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {labels.map(({ name }, place) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  {table.columns.map(({ head, values }) => (
                    <TableCell key={head} align="right">
                      {format(values[place] ?? 0)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Rows>
      )}
    />
  );
}
