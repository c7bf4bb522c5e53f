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
  let at = 0;
  return (
    <>
      {marks.map(([start, end]) => {
        const before = text.slice(at, start);
        at = end;
        return (
          <span key={start}>
            {before}
            <Mark>{text.slice(start, end)}</Mark>
          </span>
        );
      })}
      {text.slice(at)}
    </>
  );
}
