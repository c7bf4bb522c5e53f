import { ArrowDown } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUp } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { DotsSixVertical } from '@phosphor-icons/react/dist/csr/DotsSixVertical';
import { styled } from '@mui/material/styles';
import { useRef, useState, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button, IconButton, LiveRegion } from 'shared-ui';
import type { AnswerProps } from '../question.ts';
import { rowLook } from './answer-row.ts';
import { messages } from './messages.ts';
import { movedTo, orderedOptions } from './order.ts';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2.5),
  '&:focus': { outline: 'none' },
}));

const Row = styled('li')(({ theme }) => ({
  ...rowLook(theme),
  gridTemplateColumns: 'auto 20px minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: theme.spacing(1.5, 2),
  '&[data-dragged]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
  },
  '& > b': { ...theme.typography.mono, fontWeight: 600, textAlign: 'center' },
  '& > div': { display: 'flex' },
}));

/** For the pointer alone: the buttons of the row do the same. */
const Handle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 44,
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
  touchAction: 'none',
}));

/** Brings the rows into order, by two buttons in each or by dragging. */
export function OrderAnswer({ question, answer, onAnswer }: AnswerProps<'order'>) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const rows = orderedOptions(question.content.options, answer?.optionIds ?? []);

  const move = (from: number, to: number) => {
    const option = rows[from];
    if (option === undefined || to === from || to < 0 || to >= rows.length) return;
    onAnswer({ optionIds: movedTo(rows, from, to).map(({ id }) => id) });
    setSaid(
      intl.formatMessage(messages.movedTo, {
        text: option.text,
        place: to + 1,
        total: rows.length,
      }),
    );
  };

  /** The row over whose middle the pointer is. */
  const drag = (event: PointerEvent) => {
    if (draggedId === null || list.current === null) return;
    const from = rows.findIndex(({ id }) => id === draggedId);
    const to = [...list.current.children].findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return event.clientY >= top && event.clientY <= bottom;
    });
    if (to !== -1) move(from, to);
  };

  return (
    <>
      <List ref={list} tabIndex={-1}>
        {rows.map((option, index) => (
          <Row key={option.id} {...(draggedId === option.id ? { 'data-dragged': '' } : {})}>
            <Handle
              aria-hidden="true"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDraggedId(option.id);
              }}
              onPointerMove={drag}
              onPointerUp={() => setDraggedId(null)}
              onPointerCancel={() => setDraggedId(null)}
            >
              <DotsSixVertical size={20} weight="bold" />
            </Handle>
            <b aria-hidden="true">{index + 1}</b>
            <span>{option.text}</span>
            <div>
              <IconButton
                type="button"
                label={intl.formatMessage(messages.moveUp, { text: option.text })}
                // It keeps the focus at the end of the list too.
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={20} aria-hidden />
              </IconButton>
              <IconButton
                type="button"
                label={intl.formatMessage(messages.moveDown, { text: option.text })}
                aria-disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={20} aria-hidden />
              </IconButton>
            </div>
          </Row>
        ))}
      </List>
      {answer === null && (
        <Button
          type="button"
          variant="tonal"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            // The button goes: the keyboard goes on at the rows.
            list.current?.focus();
            onAnswer({ optionIds: rows.map(({ id }) => id) });
          }}
        >
          {intl.formatMessage(messages.keepOrder)}
        </Button>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
