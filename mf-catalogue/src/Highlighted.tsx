import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { highlightParts } from './highlight.ts';

const Mark = styled('mark')(({ theme }) => ({
  padding: '0 0.1em',
  margin: '0 -0.1em',
  borderRadius: theme.radius.sm,
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.softText,
}));

/** A text with the words of the search marked. */
export function Highlighted({ text, searched }: { text: string; searched: string }) {
  return highlightParts(text, searched).map((part, index) =>
    part.isMatch ? (
      <Mark key={index}>{part.text}</Mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
