import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { keepBack } from '../theme/forward-props.ts';
import { messages } from '../i18n/messages.ts';
import { niceScale } from './scale.ts';

/** 1 revenue and profit sharing, 2 reward credits (brass), 3 a neutral third. */
export type ChartTone = 1 | 2 | 3;

export type ChartPoint = {
  /** Short, on the axis: "mar". */
  label: string;
  /** Whole, in the table and for screen readers: "marzo 2026". */
  name?: string;
  value: number;
  /** The month in progress is lighter. */
  isPartial?: boolean;
};

export type ChartProps = {
  title: string;
  kind?: 'bar' | 'line';
  points: readonly ChartPoint[];
  /** Values as shown: an amount, a count. */
  format: (value: number) => string;
  tone?: ChartTone;
  /** Heads of the table behind "Vedi i dati". */
  heads: { label: string; value: string };
};

/** Before the first measure, and where nothing can be measured. */
const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 8;
const BOTTOM = 30;
const TOP = 26;
/** Narrow charts show the last half year. */
const NARROW = 460;
const SMALLEST = 240;
const FEW = 6;

const Root = styled('figure')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& svg': { width: '100%', height: HEIGHT, overflow: 'visible' },
  '& text': {
    fontSize: 13,
    fill: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=grid]': { stroke: theme.vars.palette.chart.grid },
  '& [data-part=value]': { fill: theme.vars.palette.text.primary, fontWeight: 600 },
}));

const tones =
  (tone: ChartTone) => (theme: { vars: { palette: { chart: Record<ChartTone, string> } } }) =>
    theme.vars.palette.chart[tone];

const Marks = styled('g', { shouldForwardProp: keepBack('tone') })<{ tone: ChartTone }>(
  ({ theme, tone }) => ({
    '& rect, & circle': { fill: tones(tone)(theme) },
    '& polyline': {
      stroke: tones(tone)(theme),
      fill: 'none',
      strokeWidth: 3,
      strokeLinejoin: 'round',
    },
    '& [data-partial]': { opacity: 0.45 },
  }),
);

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
  '& table': { width: '100%', marginTop: theme.spacing(2), borderCollapse: 'collapse' },
  '& th, & td': {
    padding: theme.spacing(1.5, 0),
    textAlign: 'left',
    fontWeight: 400,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& :is(th, td):last-child': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}));

/** Plain SVG from data: one axis, few lines, direct labels, and the table behind "Vedi i dati". */
export function Chart({ title, kind = 'bar', points, format, tone = 1, heads }: ChartProps) {
  const [isTableOpen, setTableOpen] = useState(false);
  const { frame, width } = useWidth();
  return (
    <Root>
      <div
        ref={frame}
        role="img"
        aria-label={`${title}: ${points.map(sayPoint(format)).join(', ')}`}
      >
        <Drawing
          kind={kind}
          points={width < NARROW ? points.slice(-FEW) : points}
          format={format}
          tone={tone}
          width={width}
        />
      </div>
      <Data onToggle={(event) => setTableOpen(event.currentTarget.open)}>
        <summary>
          <FormattedMessage {...messages.tableShowData} />
        </summary>
        {isTableOpen && (
          <table>
            <thead>
              <tr>
                <th scope="col">{heads.label}</th>
                <th scope="col">{heads.value}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.name ?? point.label}>
                  <th scope="row">{point.name ?? point.label}</th>
                  <td>{format(point.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Data>
    </Root>
  );
}

/** The width that the chart really has: text keeps its size, only the room for the data changes. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0)
        setWidth(Math.max(SMALLEST, Math.round(entry.contentRect.width)));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

const sayPoint = (format: (value: number) => string) => (point: ChartPoint) =>
  `${point.name ?? point.label} ${format(point.value)}`;

function Drawing({
  kind,
  points,
  format,
  tone,
  width,
}: Pick<ChartProps, 'points' | 'format'> & {
  kind: 'bar' | 'line';
  tone: ChartTone;
  width: number;
}) {
  const { max, ticks } = niceScale(points.map(({ value }) => value));
  const axis = Math.max(...ticks.map((tick) => format(tick).length)) * 7 + LEFT;
  const room = width - axis;
  const yOf = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / max);
  const step = room / Math.max(1, points.length);
  const xOf = (index: number) => axis + step * (index + 0.5);
  const bar = Math.min(40, step * 0.6);
  const highest = points.reduce(
    (best, point, index) => (point.value > (points[best]?.value ?? 0) ? index : best),
    0,
  );
  // Labels where they say something: the highest and the last.
  const labelled = new Set([highest, points.length - 1]);
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line data-part="grid" x1={axis} x2={width} y1={yOf(tick)} y2={yOf(tick)} />
          <text x={axis - LEFT} y={yOf(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      <Marks tone={tone}>
        {kind === 'line' && (
          <polyline
            points={points.map((point, index) => `${xOf(index)},${yOf(point.value)}`).join(' ')}
          />
        )}
        {points.map((point, index) => {
          const partial = point.isPartial ? { 'data-partial': '' } : {};
          return kind === 'bar' ? (
            <rect
              key={point.name ?? point.label}
              {...partial}
              x={xOf(index) - bar / 2}
              y={yOf(point.value)}
              width={bar}
              height={Math.max(0, yOf(0) - yOf(point.value))}
              rx={Math.min(4, bar / 4)}
            />
          ) : (
            <circle
              key={point.name ?? point.label}
              {...partial}
              cx={xOf(index)}
              cy={yOf(point.value)}
              r={5}
            />
          );
        })}
      </Marks>
      {points.map((point, index) => (
        <g key={point.name ?? point.label}>
          <text x={xOf(index)} y={HEIGHT - 8} textAnchor="middle">
            {point.label}
          </text>
          {labelled.has(index) && point.value > 0 && (
            <text data-part="value" x={xOf(index)} y={yOf(point.value) - 9} textAnchor="middle">
              {format(point.value)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
