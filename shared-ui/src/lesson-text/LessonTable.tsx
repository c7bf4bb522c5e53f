import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { plainLine, type LessonBlockOf, type LessonTextLine } from 'contracts';
import { InlineText } from './InlineText.tsx';
import { messages } from './messages.ts';

/** Scrolls by itself where the page has no room for all columns. */
const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '&:focus-visible': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
  },
  '& :is(th, td)': { minWidth: 96 },
  '@media print': { overflow: 'visible' },
}));

/** Amounts, times, shares: a column of them is read from the right. */
const number = /^[-+−]?[\d.,]+(?:\s?(?:%|€|[a-zA-Z]{1,3}|°C))?$/u;

const isOfNumbers = (rows: readonly LessonTextLine[][], column: number): boolean => {
  const cells = rows.map((row) => plainLine(row[column] ?? []).trim()).filter((cell) => cell);
  return cells.length > 0 && cells.every((cell) => number.test(cell));
};

/** A table of a text: the first row names the columns, the first cell of the others the row. */
export function LessonTable({
  table: { caption, head, rows },
  ...attributes
}: {
  table: LessonBlockOf<'table'>;
  id: string;
  'data-block': string;
}) {
  const intl = useIntl();
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isWide = useOverflow(scroller);
  const numeric = head.map((_, column) => column > 0 && isOfNumbers(rows, column));
  const asNumber = (column: number) => (numeric[column] ? { 'data-number': '' } : {});
  return (
    <Scroller
      {...attributes}
      ref={scroller}
      // Only then is there something for the arrows to do.
      {...(isWide
        ? {
            tabIndex: 0,
            role: 'region',
            ...(caption
              ? { 'aria-labelledby': captionId }
              : { 'aria-label': intl.formatMessage(messages.table) }),
          }
        : {})}
    >
      <table>
        {caption && <caption id={captionId}>{caption}</caption>}
        <thead>
          <tr>
            {head.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={column} scope="col" {...asNumber(column)}>
                <InlineText line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place}>
              {row.map((cell, column) =>
                column === 0 && row.length > 1 ? (
                  // oxlint-disable-next-line react/no-array-index-key
                  <th key={column} scope="row">
                    <InlineText line={cell} />
                  </th>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column} {...asNumber(column)}>
                    <InlineText line={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** Whether the content of an element is wider than the element. */
function useOverflow(element: { readonly current: HTMLElement | null }): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
