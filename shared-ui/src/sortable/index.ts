export { moved } from './moved.ts';
export { SortableList, type RowControls } from './SortableList.tsx';
