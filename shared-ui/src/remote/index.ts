export type {
  Language,
  LocalizedText,
  PageDescription,
  RemoteConfig,
  SlotId,
  SlotProps,
} from 'contracts';
export type { RemoteApp, SlotWidgets } from './contract.ts';
export type { PaintedPage, PaintedQuery, PaintPlace, RemotePaint } from './paint.ts';
export { defineRemotePaint } from './paint.ts';
export { defineRemoteConfig } from './config.ts';
export { defineRemoteApp } from './app.ts';
export {
  Slot,
  SlotFillersProvider,
  SlotRendererProvider,
  useSlotFillers,
  type SlotFiller,
  type SlotRenderer,
  type SlotRequest,
} from './Slot.tsx';
export { CODE_TIME_LIMIT_MS, withCodeTimeLimit } from './time-limit.ts';
export { lazyPage, lazyPart, type LazyPage } from './lazy-page.tsx';
export { asLazyWidget, lazyWidget, type LazyWidget } from './lazy-widget.tsx';
