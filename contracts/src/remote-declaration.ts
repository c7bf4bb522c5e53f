import { z } from 'zod';
import type { AccessRule } from './access.ts';
import type { DeepReadonly } from './deep-readonly.ts';
import { companyRoleNames, roleNames } from './roles.ts';
import type { SlotId } from './slots.ts';

/** A text that is readable before any code of its remote is loaded. */
const localizedText = z.strictObject({ it: z.string().min(1), en: z.string().min(1) });

const roles = z.array(z.enum(roleNames));

const accessRule = z
  .strictObject({
    public: z.boolean().exactOptional(),
    roles: roles.exactOptional(),
    claims: z.array(z.string()).exactOptional(),
    claimsExempt: roles.exactOptional(),
    docente: z.boolean().exactOptional(),
    docenteExempt: z.boolean().exactOptional(),
  })
  .refine((rule) => !rule.public || !(rule.roles?.length || rule.claims?.length || rule.docente), {
    message: 'a public route cannot ask for roles or claims',
  }) satisfies z.ZodType<DeepReadonly<AccessRule>>;

const absolutePath = z.string().regex(/^\/(?!\/)/, 'must start with one /');

/** As the client names it: `Courses/Public?pageSize=3`. */
const apiCall = z.string().regex(/^[A-Za-z][\w/]*(\?[\w=&]*)?$/, 'must be a call of the API');

const isOrigin = (url: string) => new URL(url).origin === url;

/** Path data on a 256 × 256 view box. */
const svgPath = z.string().min(1);

/**
 * The page is painted by the server in front, from `src/paint.tsx` of the remote (decision 0034). Releases of
 * before described the paint itself here: what is not known is kept and means nothing.
 */
const firstPaint = z.looseObject({
  /** What the route imports, as in `routes.tsx`: its code is preloaded with the first scripts. */
  page: z.string().startsWith('./').exactOptional(),
});

/** Code of a page that its document names, so that it comes beside the shell's and not after it has run. */
const ahead = z.strictObject({
  /** The page, as in `routes.tsx` (`/courses/use/:courseId`): a prefix may have others, which go without. */
  pattern: absolutePath,
  /** What is imported for it, as it is written at its import. */
  imports: z.array(z.string().regex(/^\.\.?\//, 'must be a relative import')).min(1),
  /**
   * `src/ahead.ts` of the remote runs before the shell, for who is logged in: it may ask for what the page will
   * need, and show of it what takes no application. The page must do without it.
   */
  script: z.literal(true).exactOptional(),
});

const route = z.strictObject({
  /** Absolute. With `prefix` it ends in `/` unless the bare path belongs to it too. */
  path: absolutePath,
  match: z.enum(['exact', 'prefix']),
  access: accessRule,
  /** `focus`: the page has the whole window and draws its own bar (the player). */
  frame: z.literal('focus').exactOptional(),
  /** For pages that the edge does not paint (`meta.firstPaint`) and that many open by their address. */
  ahead: ahead.exactOptional(),
  /** Put into the page's head by the edge, before any JavaScript. */
  meta: z
    .strictObject({
      title: localizedText,
      description: localizedText.exactOptional(),
      /** Public, but kept out of search engines: pages that name people (E121). */
      isUnlisted: z.literal(true).exactOptional(),
      firstPaint: firstPaint.exactOptional(),
      /** A public call that lists `{ id, date }`: the addresses under this path, for the sitemap. */
      sitemap: apiCall.exactOptional(),
      /** Origins that this page, and no other, may show in a frame. */
      frames: z
        .array(z.url({ protocol: /^https$/ }).refine(isOrigin, 'must be an origin'))
        .exactOptional(),
      /**
       * This page, and no other, may fetch from any host by HTTPS: it asks its visitor first. The document is
       * loaded for it and again after it. Shells of before contract 1.7 do not know it.
       */
      connects: z.literal('https').exactOptional(),
      /** What of the visitor's device this page, and no other, may ask for. As `connects`, since contract 1.7. */
      devices: z
        .array(z.enum(['camera']))
        .min(1)
        .exactOptional(),
    })
    .exactOptional(),
});

const menuEntry = z.strictObject({
  /** The documents' seven entries have 10 to 70; others start at 80. */
  order: z.number().int(),
  path: absolutePath,
  iconSvgPath: svgPath,
  /** The same icon filled, for the current entry. */
  activeIconSvgPath: svgPath.exactOptional(),
  label: localizedText,
  /** Undefined or empty: every logged-in role. */
  roles: roles.exactOptional(),
  /** Only while the person acts for a company as one of these. Shells of before contract 1.6 do not know it. */
  companyRoles: z.array(z.enum(companyRoleNames)).min(1).exactOptional(),
});

/** Any name: whether a slot exists depends on the platform that judges the remote. */
const slotName = z
  .string()
  .regex(/^[a-z]+(\.[a-z-]+)+\.v\d+$/, 'must be named and versioned: place.thing.v1');

const slotFill = z.strictObject({
  slot: slotName,
  order: z.number(),
  label: localizedText.exactOptional(),
  access: accessRule,
});

/** What `remote.config.ts` declares: painted and guarded by the shell with none of its code. */
export const remoteDeclaration = z.strictObject({
  /** The registry key, for ever: `mf-catalogue`. */
  name: z.string().regex(/^mf-[a-z0-9-]+$/),
  /** The team named by error states and reports. */
  owner: z.string().min(1),
  routes: z.array(route),
  menu: z.array(menuEntry),
  fills: z.array(slotFill),
  /** Slots that this remote's own pages offer to others. */
  provides: z.array(slotName),
  /**
   * The team's own API, `/api/ext/<name>/…`: the edge brings calls there with the session's identity. Where it
   * listens is said by operators, not by a release.
   */
  backend: z
    .strictObject({
      /** Visitors who are not logged in may call it too, without an identity. */
      isPublic: z.boolean(),
    })
    .exactOptional(),
});

/** `remote.json`, written by the build beside the federation manifest. */
export const remoteManifest = remoteDeclaration.extend({
  contract: z.string().regex(/^\d+\.\d+$/),
  version: z.string().min(1),
});

export type LocalizedText = DeepReadonly<z.infer<typeof localizedText>>;
/** Interface languages with complete texts (E84). */
export type Language = keyof LocalizedText;
export type RouteDeclaration = DeepReadonly<z.infer<typeof route>>;
export type MenuDeclaration = DeepReadonly<z.infer<typeof menuEntry>>;
export type RemoteManifest = DeepReadonly<z.infer<typeof remoteManifest>>;
export type SlotFill = RemoteManifest['fills'][number];

/** As a remote of this workspace declares itself: only slots that exist. */
export type RemoteConfig = Omit<
  DeepReadonly<z.infer<typeof remoteDeclaration>>,
  'fills' | 'provides'
> & {
  readonly fills: readonly (SlotFill & { readonly slot: SlotId })[];
  readonly provides: readonly SlotId[];
};
