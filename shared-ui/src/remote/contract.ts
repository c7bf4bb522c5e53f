import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** The contract that this build of the platform speaks. A breaking change raises the first number. */
export const CONTRACT_VERSION = '1.0';

/** Interface languages with complete texts (E84). */
export type Language = 'it' | 'en';

/** A text that must be readable before any code of its remote is loaded. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Exact role names (E13, E14): never compare by prefix. */
export type RoleName =
  | 'AdminWorkerBadge'
  | 'AdminEnteFormazione'
  | 'DocenteB'
  | 'AdminEnteFinanziatore'
  | 'Tutor'
  | 'RedattoreCorsiA'
  | 'Discente'
  | 'Ispettore'
  | 'AdminAzienda';

/**
 * Who may open a route, a menu entry or a slot.
 * `{ public: true }` everyone, `{}` anyone logged in; roles and claims follow E16
 * (undefined or empty = not given; both given = both must match).
 */
export type AccessRule = {
  readonly public?: boolean;
  readonly roles?: readonly RoleName[];
  readonly claims?: readonly string[];
};

/** Properties of every slot. A breaking change adds `.v2` beside `.v1`. */
export type SlotProps = {
  'shell.topbar.actions.v1': Record<never, never>;
  'shell.dashboard.learner.v1': Record<never, never>;
  'shell.dashboard.editor.v1': Record<never, never>;
  'shell.dashboard.admin.v1': Record<never, never>;
  'shell.profile.left.v1': Record<never, never>;
  'shell.profile.right.v1': Record<never, never>;
  'catalogue.course-actions.v1': {
    courseId: number;
    /** 0 draft, 1 published, 2 suspended, 3 deleted (1§3). */
    statoCorso: number;
    price: {
      /** Integer cents; null = not for sale (E43). */
      courseCents: number | null;
      simulationCents: number | null;
      certificationCents: number | null;
    };
    surface: 'public' | 'private';
  };
  'catalogue.course-row-actions.v1': { courseId: number; statoCorso: number };
  'catalogue.course-tabs.v1': { courseId: number; mode: 'detail' | 'use' };
  'learning.exam-actions.v1': { courseId: number; kind: 'certification' | 'simulation' };
  'wallet.course-link.v1': { courseId: number };
};

export type SlotId = keyof SlotProps;

/** Every slot by name, for who has no types at hand: the gate that refuses an unknown one. */
export const slotIds = Object.keys({
  'shell.topbar.actions.v1': true,
  'shell.dashboard.learner.v1': true,
  'shell.dashboard.editor.v1': true,
  'shell.dashboard.admin.v1': true,
  'shell.profile.left.v1': true,
  'shell.profile.right.v1': true,
  'catalogue.course-actions.v1': true,
  'catalogue.course-row-actions.v1': true,
  'catalogue.course-tabs.v1': true,
  'learning.exam-actions.v1': true,
  'wallet.course-link.v1': true,
} satisfies Record<SlotId, true>) as readonly SlotId[];

export type RouteDeclaration = {
  /** Absolute. With `prefix` it ends in `/` unless the bare path belongs to it too. */
  readonly path: string;
  readonly match: 'exact' | 'prefix';
  readonly access: AccessRule;
  /** `focus`: the page has the whole window and draws its own bar (the player). */
  readonly frame?: 'focus';
  /** Put into the page's head by the edge, before any JavaScript. */
  readonly meta?: {
    readonly title: LocalizedText;
    readonly description?: LocalizedText;
    /** Public, but kept out of search engines: pages that name people (E121). */
    readonly isUnlisted?: true;
    /** Painted by the edge in plain HTML until the page's own code has drawn the same. */
    readonly firstPaint?: {
      /** `hero`: an ink band with actions; `list`: a heading over a grid beside filters. */
      readonly look: 'hero' | 'list';
      readonly heading: LocalizedText;
      readonly lead?: LocalizedText;
      readonly actions?: readonly {
        readonly label: LocalizedText;
        readonly path: string;
        /** Path data on a 256 × 256 view box. */
        readonly iconSvgPath?: string;
      }[];
      /** A public call whose `items` are courses: the first row. The page finds the answer in its HTML. */
      readonly courses?: string;
      /** What the route imports, as in `routes.tsx`: its code is asked for with the first of the scripts. */
      readonly page?: string;
    };
    /** A public call that lists `{ id, date }`: the addresses under this path, for the sitemap. */
    readonly sitemap?: string;
    /** Origins that this page, and no other, may show in a frame. */
    readonly frames?: readonly string[];
  };
};

export type MenuDeclaration = {
  /** The documents' seven entries have 10 to 70; others start at 80. */
  readonly order: number;
  readonly path: string;
  /** Path data on a 256 × 256 view box, regular weight. */
  readonly iconSvgPath: string;
  /** The same icon filled, for the current entry. */
  readonly activeIconSvgPath?: string;
  readonly label: LocalizedText;
  /** Undefined or empty: every logged-in role. */
  readonly roles?: readonly RoleName[];
};

export type SlotFill = {
  readonly slot: SlotId;
  readonly order: number;
  readonly label?: LocalizedText;
  readonly access: AccessRule;
};

/** What a remote declares in data: painted and guarded by the shell with none of its code. */
export type RemoteConfig = {
  /** The registry key, for ever: `mf-catalogue`. */
  readonly name: string;
  /** The team named by error states and reports. */
  readonly owner: string;
  readonly routes: readonly RouteDeclaration[];
  readonly menu: readonly MenuDeclaration[];
  readonly fills: readonly SlotFill[];
  /** Slots that this remote's own pages offer to others. */
  readonly provides: readonly SlotId[];
};

/** `remote.json`, written by the build beside the federation manifest. */
export type RemoteManifest = RemoteConfig & {
  readonly contract: string;
  readonly version: string;
};

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
   * Whether what it shows may be replaced by another version of it now. Without it the shell looks
   * for itself: nothing typed, played, sent or asked since the page was opened.
   */
  readonly isSafeToSwap?: () => boolean;
};
