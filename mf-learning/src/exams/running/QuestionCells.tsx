import { Flag } from '@phosphor-icons/react/dist/csr/Flag';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { ShownQuestion } from './runner-state.ts';

const Grid = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
}));

const Cell = styled('button')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: 44,
  font: 'inherit',
  ...theme.typography.label,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: 8,
  cursor: 'pointer',
  '&[data-answered]': {
    backgroundColor: theme.vars.palette.primary.soft,
    borderColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
  },
  '&[data-answered]::after': {
    content: '""',
    position: 'absolute',
    left: 10,
    right: 10,
    bottom: 5,
    height: 3,
    borderRadius: 2,
    backgroundColor: 'currentColor',
  },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& > svg': {
    position: 'absolute',
    top: 2,
    right: 2,
    color: theme.vars.palette.info.main,
  },
  '&[aria-current] > svg': { color: 'inherit' },
}));

const Key = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2, 3),
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
  '& svg': { width: 22, color: theme.vars.palette.info.main },
}));

const Sample = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 22,
  height: 18,
  borderRadius: 5,
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  '&[data-answered]': {
    backgroundColor: theme.vars.palette.primary.soft,
    borderColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 -4px 0 -2px ${theme.vars.palette.primary.softText}`,
  },
  '&[data-current]': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}));

/** A cell for each question: its number, and its state by shape and word, never by colour alone. */
export function QuestionCells({
  questions,
  current,
  onJump,
}: {
  questions: readonly ShownQuestion[];
  current: number;
  onJump: (position: number) => void;
}) {
  const intl = useIntl();
  return (
    <Grid>
      {questions.map(({ position, answer, isFlagged }) => (
        <li key={position}>
          <Cell
            type="button"
            {...(answer === null ? {} : { 'data-answered': '' })}
            {...(position === current ? { 'aria-current': 'step' as const } : {})}
            aria-label={intl.formatMessage(messages.cell, {
              position,
              state: answer === null ? 'open' : 'answered',
              flag: isFlagged ? 'yes' : 'no',
            })}
            onClick={() => onJump(position)}
          >
            {position}
            {isFlagged && <Flag size={14} weight="fill" aria-hidden />}
          </Cell>
        </li>
      ))}
    </Grid>
  );
}

/** What the looks of the cells mean. */
export function Legend() {
  return (
    <Key>
      <li>
        <Sample data-answered="" />
        <FormattedMessage {...messages.legendAnswered} />
      </li>
      <li>
        <Sample data-current="" />
        <FormattedMessage {...messages.legendCurrent} />
      </li>
      <li>
        <Flag size={18} weight="fill" aria-hidden />
        <FormattedMessage {...messages.legendFlagged} />
      </li>
      <li>
        <Sample />
        <FormattedMessage {...messages.legendOpen} />
      </li>
    </Key>
  );
}
