import type { Language, PageDescription } from 'contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The address that is painted. */
export type PaintPlace = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

/** One of the page's own reads, as `queryOptions` gives it. */
export type PaintedQuery = { readonly queryKey: QueryKey };

/** A page that the server in front paints before its code is in the browser (decision 0034). */
export type PaintedPage = {
  /** As in `routes.tsx`. */
  readonly path: string;
  readonly Page: ComponentType;
  /** The reads with which the page begins; only those that anybody may make. */
  readonly queries?: (place: PaintPlace) => readonly PaintedQuery[];
  /** What it says of itself beyond its declaration; `read` gives the data of a query that was answered. */
  readonly describe?: (
    place: PaintPlace & {
      readonly read: QueryClient['getQueryData'];
      /** Makes a path absolute. */
      readonly addressOf: (path: string) => string;
    },
  ) => PageDescription;
};

/** What `src/paint.tsx` of a remote exports as `paint`. */
export type RemotePaint = {
  readonly pages: readonly PaintedPage[];
  /** As in `app.tsx`. */
  messages(language: Language): Promise<Record<string, string>>;
};

/** Checks what a remote exports as `paint` against the contract, at compile time. */
export function defineRemotePaint(paint: RemotePaint): RemotePaint {
  return paint;
}
