import type { LocalizedText, SlotId, SlotProps } from 'contracts';
import { createContext, use, type ReactNode } from 'react';

export type SlotRequest<S extends SlotId = SlotId> = {
  id: S;
  props: SlotProps[S];
  /** Shown while the widget loads; keep its size to avoid a jump. */
  placeholder?: ReactNode;
  /** Only the widget of this remote, by its registry key; see `useSlotFillers`. */
  only?: string;
};

/** Given by the host: finds who fills the slot, loads it, contains its failures. */
export type SlotRenderer = <S extends SlotId>(request: SlotRequest<S>) => ReactNode;

const SlotRendererContext = createContext<SlotRenderer | null>(null);

export const SlotRendererProvider = SlotRendererContext.Provider;

/** Who fills a slot for the person who is looking: registry key, and the label that it declares. */
export type SlotFiller = { key: string; label: LocalizedText | undefined };

const SlotFillersContext = createContext<(slot: SlotId) => readonly SlotFiller[]>(() => []);

export const SlotFillersProvider = SlotFillersContext.Provider;

/** For places that show one filler at a time, under its label: tabs. In order; none without a host. */
export const useSlotFillers = (slot: SlotId): readonly SlotFiller[] =>
  use(SlotFillersContext)(slot);

type EmptySlot = {
  [S in SlotId]: Record<never, never> extends SlotProps[S] ? S : never;
}[SlotId];

type SlotElementProps<S extends SlotId> = {
  id: S;
  placeholder?: ReactNode;
  only?: string;
} & (S extends EmptySlot ? { props?: SlotProps[S] } : { props: SlotProps[S] });

/**
 * A slot that other remotes fill. Renders nothing where no host renders slots (stand-alone run)
 * or no remote fills it.
 */
export function Slot<S extends SlotId>(element: SlotElementProps<S>): ReactNode {
  const render = use(SlotRendererContext);
  if (!render) return null;
  const request: SlotRequest<S> = {
    id: element.id,
    props: (element.props ?? {}) as SlotProps[S],
  };
  if (element.placeholder !== undefined) request.placeholder = element.placeholder;
  if (element.only !== undefined) request.only = element.only;
  return render(request);
}
