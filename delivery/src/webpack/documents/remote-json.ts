import { z } from 'zod';
import type { ReleaseName } from '../release-name.ts';

const localizedText = z.strictObject({ it: z.string().min(1), en: z.string().min(1) });

const accessRule = z
  .strictObject({
    public: z.boolean().optional(),
    roles: z.array(z.string()).optional(),
    claims: z.array(z.string()).optional(),
  })
  .refine((rule) => !rule.public || (!rule.roles?.length && !rule.claims?.length), {
    message: 'a public route cannot ask for roles or claims',
  });

const absolutePath = z.string().regex(/^\/(?!\/)/u, 'must start with one /');

/** As the client names it: `Courses/Public?pageSize=3`. */
const apiCall = z.string().regex(/^[A-Za-z][\w/]*(\?[\w=&]*)?$/u, 'must be a call of the API');

const isOrigin = (url: string) => new URL(url).origin === url;

const route = z.strictObject({
  path: absolutePath,
  match: z.enum(['exact', 'prefix']),
  access: accessRule,
  frame: z.literal('focus').optional(),
  meta: z
    .strictObject({
      title: localizedText,
      description: localizedText.optional(),
      isUnlisted: z.literal(true).optional(),
      firstPaint: z
        .strictObject({
          look: z.enum(['hero', 'list']),
          heading: localizedText,
          lead: localizedText.optional(),
          actions: z
            .array(
              z.strictObject({
                label: localizedText,
                path: absolutePath,
                iconSvgPath: z.string().min(1).optional(),
              }),
            )
            .optional(),
          courses: apiCall.optional(),
          page: z.string().startsWith('./').optional(),
        })
        .optional(),
      sitemap: apiCall.optional(),
      frames: z
        .array(z.url({ protocol: /^https$/u }).refine(isOrigin, 'must be an origin'))
        .optional(),
    })
    .optional(),
});

const menuEntry = z.strictObject({
  order: z.number().int(),
  path: absolutePath,
  iconSvgPath: z.string().min(1),
  activeIconSvgPath: z.string().min(1).optional(),
  label: localizedText,
  roles: z.array(z.string()).optional(),
});

const slotName = z
  .string()
  .regex(/^[a-z]+(\.[a-z-]+)+\.v\d+$/u, 'must be named and versioned: place.thing.v1');

const slotFill = z.strictObject({
  slot: slotName,
  order: z.number(),
  label: localizedText.optional(),
  access: accessRule,
});

/** What `remote.config.ts` declares, checked when it is built. */
export const remoteDeclaration = z.strictObject({
  name: z.string().regex(/^mf-[a-z0-9-]+$/u),
  owner: z.string().min(1),
  routes: z.array(route),
  menu: z.array(menuEntry),
  fills: z.array(slotFill),
  provides: z.array(slotName),
});

/** `remote.json`: the declaration with the contract and the version of the build. */
export const remoteManifest = remoteDeclaration.extend({
  contract: z.string().regex(/^\d+\.\d+$/u),
  version: z.string().min(1),
});

export type RemoteManifest = z.infer<typeof remoteManifest>;

/**
 * @param contract the contract version of the shared-ui that the remote is built against.
 * @throws Error that names the remote and every field which is wrong.
 */
export function remoteJson(
  release: Pick<ReleaseName, 'key' | 'version'>,
  config: unknown,
  contract: string,
): RemoteManifest {
  const parsed = remoteDeclaration.safeParse(config);
  if (!parsed.success) {
    throw new Error(`remote.config.ts of ${release.key}:\n${z.prettifyError(parsed.error)}`);
  }
  if (parsed.data.name !== release.key) {
    throw new Error(
      `remote.config.ts of ${release.key} is named ${parsed.data.name}: the name is the folder's`,
    );
  }
  return { ...parsed.data, contract, version: release.version };
}
