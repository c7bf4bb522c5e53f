import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/**
 * Lets a row be dragged by its handle, and rows of the same list be dropped on it.
 * @returns ends both
 */
export function makeDraggable({
  element,
  dragHandle,
  listId,
  place,
  setDragged,
  setOver,
  onDrop,
}: {
  element: Element;
  dragHandle: Element;
  listId: string;
  place: number;
  setDragged: (isDragged: boolean) => void;
  setOver: (over: 'above' | 'below' | null) => void;
  onDrop: (from: number) => void;
}): () => void {
  return combine(
    draggable({
      element: element as HTMLElement,
      dragHandle,
      getInitialData: () => ({ listId, place }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['listId'] === listId,
      onDragEnter: ({ source }) => {
        const from = Number(source.data['place']);
        setOver(from === place ? null : from > place ? 'above' : 'below');
      },
      onDragLeave: () => setOver(null),
      onDrop: ({ source }) => {
        setOver(null);
        onDrop(Number(source.data['place']));
      },
    }),
  );
}
