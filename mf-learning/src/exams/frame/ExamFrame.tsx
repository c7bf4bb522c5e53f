import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ExamKind } from '../exam.ts';
import { messages } from './messages.ts';

/** The band over every page of an exam. */
export const Bar = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.band,
  color: theme.vars.palette.text.onBand,
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: theme.spacing(14),
  padding: theme.spacing(0, 2),
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(6),
    minHeight: theme.spacing(16),
    padding: theme.spacing(0, 5),
  },
}));

const Names = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  lineHeight: 1.25,
  [theme.breakpoints.down('md')]: { paddingLeft: theme.spacing(2) },
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': {
    fontFamily: theme.fonts.heading,
    fontWeight: 650,
    [theme.breakpoints.down('md')]: { fontSize: '0.9375rem' },
  },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.onBandMuted },
}));

/** Which exam it is, and of which course. */
export function ExamName({ kind, courseTitle }: { kind: ExamKind; courseTitle: ReactNode }) {
  return (
    <Names data-exam-name="">
      <b>
        <FormattedMessage {...messages[kind]} />
      </b>
      <small>{courseTitle}</small>
    </Names>
  );
}

/** A page in two columns, one below the other on narrow windows. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(6),
  maxWidth: '80rem',
  margin: '0 auto',
  padding: theme.spacing(6, 4, 10),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 10, 10) },
}));

/** A column of blocks. */
export const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(6),
}));
