export { Dialog, type DialogProps } from './Dialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { ActionMenu, type MenuAction, type MenuTriggerProps } from './ActionMenu.tsx';
export { loadOverlayParts, useOverlayParts } from './use-overlay-parts.ts';
