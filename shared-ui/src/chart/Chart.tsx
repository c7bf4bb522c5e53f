import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../i18n/messages.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import type { ChartProps } from './chart-props.ts';
import type { PlotProps } from './Plot.tsx';

/** That of the plot, which is not loaded yet. */
const HEIGHT = 260;

const Root = styled('figure')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

const Data = styled('details')(({ theme }) => ({
  fontSize: '0.875rem',
  '& > summary': {
    display: 'inline-flex',
    minHeight: 24,
    alignItems: 'center',
    fontWeight: 600,
    cursor: 'pointer',
    color: theme.vars.palette.primary.main,
  },
}));

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
  const [isTableOpen, setTableOpen] = useState(false);
  const { frame, width } = useWidth();
  const loaded = usePlot();
  return (
    <Root>
      <div
        ref={frame}
        role="img"
        aria-label={`${title}: ${points.map(({ name, label, value }) => `${name ?? label} ${format(value)}`).join(', ')}`}
        style={{ minHeight: HEIGHT }}
      >
        {loaded !== null && width > 0 ? (
          <loaded.Plot {...{ kind, points, format, tone, title, width, isWhole }} />
        ) : (
          <Skeleton height={HEIGHT} radius={10} />
        )}
      </div>
      <Data onToggle={(event) => setTableOpen(event.currentTarget.open)}>
        <summary>
          <FormattedMessage {...messages.tableShowData} />
        </summary>
        {isTableOpen && (
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
      </Data>
    </Root>
  );
}

/** null until it is there; without it the table has the data. */
function usePlot(): { Plot: ComponentType<PlotProps> } | null {
  const [plot, setPlot] = useState<{ Plot: ComponentType<PlotProps> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('./Plot.tsx')
      .then(({ Plot }) => isWanted && setPlot({ Plot }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return plot;
}

/** The width that the chart really has; 0 before the first measure. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}
