import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

export const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
}));

/** The frame of every answer row. */
export const rowLook = (theme: Theme) =>
  ({
    display: 'grid',
    alignItems: 'start',
    columnGap: theme.spacing(3.5),
    padding: theme.spacing(4),
    border: `1.5px solid ${theme.vars.palette.border.strong}`,
    borderRadius: theme.radius.md,
    backgroundColor: theme.vars.palette.background.paper,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  }) as const;

/** An answer that can be chosen: the whole row is the target. */
export const ChoiceRow = styled('label')(({ theme }) => ({
  ...rowLook(theme),
  gridTemplateColumns: 'auto 20px minmax(0, 1fr)',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 .5px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
    // The row shows the focus, not its box too.
    '&& .Mui-focusVisible [data-mark]': { outline: 'none' },
  },
}));

/** For the eye, to speak of an answer: a screen reader counts by itself. */
export const Letter = styled('span')(({ theme }) => ({
  ...theme.typography.mono,
  fontWeight: 600,
  lineHeight: '24px',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  ':checked ~ &, label:has(:checked) &': { color: 'inherit' },
}));

/** A, B, C; after Z it counts on. */
export const letterOf = (index: number): string =>
  index < 26 ? String.fromCodePoint(65 + index) : String(index + 1);
