import { createContext, use, type ReactNode } from 'react';
import type { SlotId, SlotProps } from './contract.ts';

export type SlotRequest<S extends SlotId = SlotId> = {
  id: S;
  props: SlotProps[S];
  /** Shown while the widget loads; keep its size to avoid a jump. */
  placeholder?: ReactNode;
};

/** Given by the host: finds who fills the slot, loads it, contains its failures. */
export type SlotRenderer = <S extends SlotId>(request: SlotRequest<S>) => ReactNode;

const SlotRendererContext = createContext<SlotRenderer | null>(null);

export const SlotRendererProvider = SlotRendererContext.Provider;

type EmptySlot = {
  [S in SlotId]: Record<never, never> extends SlotProps[S] ? S : never;
}[SlotId];

type SlotElementProps<S extends SlotId> = {
  id: S;
  placeholder?: ReactNode;
} & (S extends EmptySlot ? { props?: SlotProps[S] } : { props: SlotProps[S] });

/**
 * A place that other remotes fill. Renders nothing where no host renders slots (stand-alone run)
 * or nobody fills it.
 */
export function Slot<S extends SlotId>(element: SlotElementProps<S>): ReactNode {
  const render = use(SlotRendererContext);
  if (!render) return null;
  const request: SlotRequest<S> = {
    id: element.id,
    props: (element.props ?? {}) as SlotProps[S],
  };
  if (element.placeholder !== undefined) request.placeholder = element.placeholder;
  return render(request);
}
