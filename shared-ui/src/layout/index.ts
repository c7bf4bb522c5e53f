export { BottomBar } from './BottomBar.tsx';
export { bottomInset, useBottomInset } from './use-bottom-inset.ts';
