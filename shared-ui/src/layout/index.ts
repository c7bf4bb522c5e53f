export { BottomBar, bottomInset } from './BottomBar.tsx';
