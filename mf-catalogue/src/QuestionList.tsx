import { styled } from '@mui/material/styles';
import { Glyph } from 'shared-ui';

const List = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.border.default}`,
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'hidden',
}));

const Entry = styled('details')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.border.default}` },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    minHeight: theme.spacing(15),
    padding: theme.spacing(3, 5),
    cursor: 'pointer',
    fontWeight: 650,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.background.default },
    '&:focus-visible': { outlineOffset: '-3px' },
    '& > svg': { transition: `transform ${theme.duration.base} ${theme.easing.standard}` },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > p': {
    padding: theme.spacing(0, 5, 5),
    maxWidth: theme.layout.readingMax,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'pre-line',
  },
}));

export type Question = { id: number; question: string; answer: string };

/** Questions that open to their answers, each by itself. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <List>
      {questions.map(({ id, question, answer }) => (
        <Entry key={id}>
          <summary>
            {question}
            <Glyph name="down" size={18} />
          </summary>
          <p>{answer}</p>
        </Entry>
      ))}
    </List>
  );
}
