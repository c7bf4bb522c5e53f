import type { Language, SlotId, SlotProps } from 'contracts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The widgets of a remote, one per slot that it fills. */
export type SlotWidgets = { readonly [S in SlotId]?: ComponentType<SlotProps[S]> };

/** The one module that a remote exposes, as `./app`. */
export type RemoteApp = {
  /** Absolute paths; pages through `lazyPage`. */
  readonly routes: RouteObject[];
  readonly widgets: SlotWidgets;
  /** Flat catalogue: message id → text. */
  messages(language: Language): Promise<Record<string, string>>;
  /**
   * Whether its content may be replaced by another version now. Without this function the shell decides
   * itself: nothing typed, played, sent or asked since the page was opened.
   */
  readonly isSafeToSwap?: () => boolean;
};
