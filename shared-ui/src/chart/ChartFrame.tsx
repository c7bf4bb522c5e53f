import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../i18n/messages.ts';
import { Skeleton } from '../states/Skeleton.tsx';

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

/** What all charts have: the plot as one picture with its values as name, and the table behind "Vedi i dati". */
export function ChartFrame({
  label,
  legend,
  plot,
  table,
}: {
  label: string;
  legend?: ReactNode;
  /** At the width that there is; null until the plot is loaded. */
  plot: (width: number) => ReactNode;
  table: () => ReactNode;
}) {
  const [isTableOpen, setTableOpen] = useState(false);
  const { frame, width } = useWidth();
  return (
    <Root>
      {legend}
      <div ref={frame} role="img" aria-label={label} style={{ minHeight: HEIGHT }}>
        {(width > 0 && plot(width)) || <Skeleton height={HEIGHT} radius={10} />}
      </div>
      <Data onToggle={(event) => setTableOpen(event.currentTarget.open)}>
        <summary>
          <FormattedMessage {...messages.tableShowData} />
        </summary>
        {isTableOpen && table()}
      </Data>
    </Root>
  );
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
