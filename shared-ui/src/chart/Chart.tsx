import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ChartProps } from './chart-props.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { usePlot } from './use-plot.ts';

const loadPlot = async () => (await import('./Plot.tsx')).Plot;

/** A chart of MUI X, which comes with its panel, and the table behind "Vedi i dati". */
export function Chart({
  title,
  kind = 'bar',
  points,
  format,
  tone = 1,
  isWhole = false,
  heads,
}: ChartProps) {
  const Plot = usePlot(loadPlot);
  return (
    <ChartFrame
      label={`${title}: ${points.map(({ name, label, value }) => `${name ?? label} ${format(value)}`).join(', ')}`}
      plot={(width) => Plot && <Plot {...{ kind, points, format, tone, title, width, isWhole }} />}
      table={() => (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{heads.label}</TableCell>
              <TableCell align="right">{heads.value}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {points.map(({ name, label, value }) => (
              <TableRow key={name ?? label}>
                <TableCell component="th" scope="row">
                  {name ?? label}
                </TableCell>
                <TableCell align="right">{format(value)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    />
  );
}
