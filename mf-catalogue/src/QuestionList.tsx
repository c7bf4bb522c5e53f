import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Glyph } from 'shared-ui';
import { Highlighted } from './Highlighted.tsx';

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
  '& > p:last-of-type': { paddingBottom: theme.spacing(5) },
  scrollMarginTop: theme.spacing(20),
  '& > p': {
    padding: theme.spacing(0, 5, 3),
    maxWidth: theme.layout.readingMax,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'pre-line',
  },
}));

export type Question = {
  id: number;
  question: string;
  answer: string;
  /** Id in the page, of what is linked to. */
  anchor?: string;
};

/** Questions that open to their answers, each by itself. */
export function QuestionList({
  questions,
  linkTo,
  searched = '',
  isOpen,
}: {
  questions: readonly Question[];
  /** Below an answer: the way to exactly it. */
  linkTo?: (question: Question) => ReactNode;
  /** Marked in questions and answers. */
  searched?: string;
  /** Those that are opened; people open and close each. */
  isOpen?: (question: Question) => boolean;
}) {
  return (
    <List>
      {questions.map((one) => (
        <Entry key={one.id} id={one.anchor} open={isOpen?.(one)}>
          <summary>
            <span>
              <Highlighted text={one.question} searched={searched} />
            </span>
            <Glyph name="down" size={18} />
          </summary>
          <p>
            <Highlighted text={one.answer} searched={searched} />
          </p>
          {linkTo && <p>{linkTo(one)}</p>}
        </Entry>
      ))}
    </List>
  );
}
