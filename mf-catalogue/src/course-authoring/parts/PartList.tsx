import { styled } from '@mui/material/styles';
import { DotsSixVertical } from '@phosphor-icons/react/dist/csr/DotsSixVertical';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { IconButton, LiveRegion } from 'shared-ui';
import { messages } from './messages.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '&:empty': { display: 'none' },
}));

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  '&[data-dragged]': { opacity: 0.45 },
  '&[data-over]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-over=above]::before': { top: theme.spacing(-2) },
  '&[data-over=below]::before': { bottom: theme.spacing(-2) },
}));

const Handle = styled(IconButton)({ cursor: 'grab', touchAction: 'none' });

export type PartControls = {
  /** The handle to draw in the row; null where there is nothing to put in order. */
  handle: ReactNode;
  moveTo: (place: number) => void;
};

/**
 * A list that is put in order by dragging, by the arrows on a handle, and by "Sposta su" and "Sposta giù"
 * of its rows (E55). The move is told to screen readers, and the handle keeps the focus.
 */
export function PartList<P extends { key: string }>({
  parts,
  nameOf,
  onMove,
  isLocked,
  children,
}: {
  parts: readonly P[];
  nameOf: (part: P, place: number) => string;
  onMove: (from: number, to: number) => void;
  isLocked: boolean;
  children: (part: P, place: number, controls: PartControls) => ReactNode;
}) {
  const intl = useIntl();
  const listId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const refocus = useRef<string | null>(null);
  const isSortable = !isLocked && parts.length > 1;

  // React moves the row in the page, and the browser lets go of the focus of what is moved.
  useLayoutEffect(() => {
    if (refocus.current === null) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(refocus.current)}"]`)
      ?.focus();
    refocus.current = null;
  });

  const move = (from: number, to: number) => {
    const part = parts[from];
    if (part === undefined || to < 0 || to >= parts.length || to === from) return;
    onMove(from, to);
    setTold(
      intl.formatMessage(messages.moved, {
        name: nameOf(part, from),
        place: to + 1,
        count: parts.length,
      }),
    );
  };
  const onHandleKey = (event: KeyboardEvent, part: P, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    refocus.current = part.key;
    move(place, place + step);
  };

  return (
    <>
      <List ref={list}>
        {parts.map((part, place) => (
          <DraggableRow
            key={part.key}
            listId={listId}
            place={place}
            isSortable={isSortable}
            onDrop={(from) => move(from, place)}
          >
            {children(part, place, {
              moveTo: (to) => move(place, to),
              handle: isSortable ? (
                <Handle
                  data-handle={part.key}
                  label={intl.formatMessage(messages.handle, { name: nameOf(part, place) })}
                  onKeyDown={(event) => onHandleKey(event, part, place)}
                >
                  <DotsSixVertical size={22} weight="bold" />
                </Handle>
              ) : null,
            })}
          </DraggableRow>
        ))}
      </List>
      <LiveRegion>{told}</LiveRegion>
    </>
  );
}

/** A row that is dragged by its handle, and takes the place of the one it is dropped on. */
function DraggableRow({
  listId,
  place,
  isSortable,
  onDrop,
  children,
}: {
  listId: string;
  place: number;
  isSortable: boolean;
  onDrop: (from: number) => void;
  children: ReactNode;
}) {
  const row = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [over, setOver] = useState<'above' | 'below' | null>(null);
  const dropped = useEffectEvent(onDrop);

  useEffect(() => {
    const element = row.current;
    const dragHandle = element?.querySelector('[data-handle]');
    if (!isSortable || !element || !dragHandle) return undefined;
    let stop: (() => void) | null = null;
    let isWanted = true;
    // Rows are moved by arrows and menu too: dragging may arrive later than they do.
    const start = async () => {
      const { makeDraggable } = await import('./row-dragging.ts');
      if (!isWanted) return;
      const onDrop = (from: number) => dropped(from);
      stop = makeDraggable({ element, dragHandle, listId, place, setDragged, setOver, onDrop });
    };
    void start().catch(() => undefined);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [isSortable, listId, place]);

  return (
    <Row
      ref={row}
      {...(isDragged ? { 'data-dragged': '' } : {})}
      {...(over === null ? {} : { 'data-over': over })}
    >
      {children}
    </Row>
  );
}
