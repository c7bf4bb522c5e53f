import { styled } from '@mui/material/styles';
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
import { LiveRegion } from '../accessibility/LiveRegion.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import type { MenuAction } from '../overlays/ActionMenu.tsx';
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

const Handle = styled(IconButton)(({ theme }) => ({
  cursor: 'grab',
  touchAction: 'none',
  // Under the head of the page, above what floats at its end.
  scrollMarginBlock: theme.spacing(24),
}));

const DOTS = [6, 12, 18].flatMap((y) => [
  [9, y],
  [15, y],
]);

const Grip = () => (
  <svg width={22} height={22} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    {DOTS.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={1.75} />
    ))}
  </svg>
);

export type RowControls = {
  /** To draw in the row; null where there is nothing to put in order. */
  handle: ReactNode;
  /** "Sposta su" and "Sposta giù", for the menu of the row; none where the order is locked. */
  moveActions: MenuAction[];
};

/**
 * A list that is put in order by dragging, by the arrows on a handle, and by "Sposta su" and "Sposta giù"
 * of its rows (E55). The move is told to screen readers, and the handle keeps the focus. The caller keeps the order.
 */
export function SortableList<Item extends { key: string }>({
  items,
  nameOf,
  onMove,
  isLocked = false,
  children,
}: {
  items: readonly Item[];
  nameOf: (item: Item, place: number) => string;
  /** Both are places in `items`, from 0. */
  onMove: (from: number, to: number) => void;
  /** The order stays: neither handles nor actions. */
  isLocked?: boolean;
  children: (item: Item, place: number, controls: RowControls) => ReactNode;
}) {
  const intl = useIntl();
  const listId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const movedByKey = useRef<string | null>(null);
  const isSortable = !isLocked && items.length > 1;

  // React gives the handle its focus back, at the old place of the page.
  useLayoutEffect(() => {
    if (movedByKey.current === null) return;
    list.current
      ?.querySelector(`[data-handle="${CSS.escape(movedByKey.current)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
    movedByKey.current = null;
  });

  const move = (from: number, to: number): boolean => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return false;
    onMove(from, to);
    setTold(
      intl.formatMessage(messages.moved, {
        name: nameOf(item, from),
        place: to + 1,
        count: items.length,
      }),
    );
    return true;
  };
  const onHandleKey = (event: KeyboardEvent, item: Item, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (move(place, place + step)) movedByKey.current = item.key;
  };
  const controlsOf = (item: Item, place: number): RowControls => {
    if (isLocked) return { handle: null, moveActions: [] };
    const text = intl.formatMessage;
    return {
      handle: isSortable ? (
        <Handle
          type="button"
          data-handle={item.key}
          label={text(messages.handle, { name: nameOf(item, place) })}
          onKeyDown={(event) => onHandleKey(event, item, place)}
        >
          <Grip />
        </Handle>
      ) : null,
      moveActions: [
        {
          key: 'up',
          label: text(messages.moveUp),
          onSelect: () => move(place, place - 1),
          ...(place === 0 ? { disabledReason: text(messages.isFirst) } : {}),
        },
        {
          key: 'down',
          label: text(messages.moveDown),
          onSelect: () => move(place, place + 1),
          ...(place === items.length - 1 ? { disabledReason: text(messages.isLast) } : {}),
        },
      ],
    };
  };

  return (
    <>
      <List ref={list}>
        {items.map((item, place) => (
          <DraggableRow
            key={item.key}
            listId={listId}
            place={place}
            isSortable={isSortable}
            onDrop={(from) => move(from, place)}
          >
            {children(item, place, controlsOf(item, place))}
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
