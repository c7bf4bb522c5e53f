import type { Language, RemoteManifest } from './remote-declaration.ts';

/** What a render of a page's first paint works with (decision 0034). */
export type PaintRequest = {
  /** Absolute, as people typed it. */
  readonly url: string;
  readonly language: Language;
  /** What the served remotes declare: the frame links only to pages that exist. */
  readonly remotes: readonly RemoteManifest[];
  /** Of the calls that the page named; one that is left out was not answered in time. */
  readonly answers: readonly PaintAnswer[];
};

export type PaintAnswer = {
  /** As the client names it: `Courses/Public?pageSize=3`. */
  readonly call: string;
  readonly status: number;
  /** The parsed JSON. */
  readonly body: unknown;
};

/** What a page says of itself to search engines and to cards of shared links. */
export type PageDescription = {
  /** Without the product's name. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Absolute address of a picture. */
  readonly image?: string | undefined;
  /** schema.org. */
  readonly jsonLd?: object | undefined;
  /** The thing that the address names does not exist: the status is 404. */
  readonly isMissing?: boolean | undefined;
};

/** A page as HTML, with the style that it needs. */
export type Paint = {
  readonly html: string;
  readonly styles: string;
  readonly description: PageDescription;
};

/** What `paint.cjs` of a shell exports; `remote` is what that of a remote exports. */
export type Painter<Remote> = {
  /** The modules that a remote's paint takes from the shell, by request. */
  readonly shared: Readonly<Record<string, () => unknown>>;
  /** The calls of the API that the page makes first; null where nothing is painted. */
  readonly calls: (remote: Remote | null, request: PaintRequest) => Promise<string[] | null>;
  readonly paint: (remote: Remote | null, request: PaintRequest) => Promise<Paint | null>;
};
