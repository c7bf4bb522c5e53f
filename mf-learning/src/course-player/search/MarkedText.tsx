import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Mark = styled('mark')(({ theme }) => ({
  borderRadius: 3,
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.softText,
  fontWeight: 650,
}));

/** An excerpt with the found words marked. */
export function MarkedText({
  text,
  marks,
}: {
  text: string;
  /** First sign and the sign after the last, in their order. */
  marks: readonly (readonly [number, number])[];
}): ReactNode {
  return (
    <>
      {marks.map(([start, end], place) => (
        <span key={start}>
          {text.slice(marks[place - 1]?.[1] ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
